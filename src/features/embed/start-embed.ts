import { words as appWords } from '#messages/app';
import { language } from '#messages/language';
import { gameById } from '../../domain/games/games';
import { readLink } from '../../domain/links/link';
import { changedEntry } from '../../domain/rig/change-entry';
import { defaultEntry, type RigEntry } from '../../domain/rig/entry';
import { fields, screenRatios } from '../../domain/rig/fields';
import { namesItsUnit, readShown, shownText, shownUnit } from '../../domain/rig/shown';
import { fromField, toField } from '../../messages/field-text';
import { copyText } from '../../platform/clipboard';
import { tellHeightOf } from '../../platform/parent-page';
import { linkTo } from '../../platform/site';
import { amountInWords } from '../../text/amounts';
import type { FigureParts } from '../../text/figures';
import type { MeasureLine } from '../../text/game-texts';
import { fieldHint } from '../../text/field-texts';
import { fieldCheck } from '../../text/remarks';
import { element } from '../../ui/element';
import { isComposing } from '../../ui/fields/is-composing';
import { stepped, stepsOfKey } from '../../ui/fields/stepped';
import { unitClass } from '../../ui/figure-unit';
import { copyLabel, embedAnswer, type EmbedState } from './embed-answer';
import { embedNumbers, embedSteps, type EmbedNumber } from './embed-fields';
import { firstGame, readEmbedOptions } from './embed-options';

/** Delay before screen readers are told, and duration of the copy confirmation. */
const quietMs = 1000;
const doneMs = 1500;

/** Adds behaviour to the static HTML, without React, which would be larger than everything else (docs/decisions). */
export function startEmbed(card: HTMLElement, address: Pick<Location, 'search' | 'hash'>): void {
  const slot = (name: string) => within(card, `[data-slot="${name}"]`);
  const place = (name: string) => within(card, `[data-field="${name}"]`);
  const form = within(card, 'form') as HTMLFormElement;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const helpOf = (name: EmbedNumber) => within(place(name), '.field-help');
  const served = new Map(embedNumbers.map((name) => [name, helpOf(name).textContent]));

  const options = readEmbedOptions(address.search);
  const link = readLink(address.hash);
  const shared = link?.ok === true ? link.shared : null;
  let state: EmbedState = {
    game: options.game ?? gameById(shared?.game ?? '') ?? firstGame,
    entry: shared?.rigs[0].entry ?? defaultEntry,
    units: options.units ?? shared?.units ?? 'cm',
  };
  slot('unknown').hidden = !options.isUnknownGame;
  place('game').hidden = options.game !== null;

  const change = (part: Partial<RigEntry>) => {
    state = { ...state, entry: changedEntry(state.entry, part) };
  };
  const typeInto = (name: EmbedNumber, text: string) =>
    change({ [name]: text, [`${name}Unit`]: shownUnit(name, state.units) });

  const take = (field: Element) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    const { name, value } = field;
    const isNumber = embedNumbers.find((each) => each === name);
    if (isNumber) typeInto(isNumber, fromField(value));
    else if (name === 'game') state = { ...state, game: gameById(value) ?? state.game };
    else if (name === 'curvedScreen') change({ curvedScreen: control(name).checked });
    else if (name === 'screens' && control(name).value !== '')
      change({ screens: control(name).value === 'triple' ? 'triple' : 'single' });
    else if (name === 'screenRatio') {
      const screenRatio = screenRatios.find((each) => each === value);
      if (screenRatio) change({ screenRatio });
    }
  };

  const valueOf = (name: EmbedNumber) => readShown(name, state.entry, state.units)?.value ?? null;
  const step = (name: EmbedNumber, steps: number) => {
    typeInto(name, stepped(valueOf(name) ?? fields[name].whenEmpty, steps * embedSteps[name]));
    show();
  };

  const showNumber = (name: EmbedNumber) => {
    const { entry, units } = state;
    const input = control(name);
    const text = shownText(name, entry, units);
    const shown = toField(text);
    if (input.value !== shown) input.value = shown;
    const [value, unit] = [valueOf(name), shownUnit(name, units)];
    const amount = value ?? fields[name].whenEmpty;
    input.setAttribute('aria-valuenow', String(amount));
    input.setAttribute('aria-valuetext', value !== null || text === '' ? amountInWords(amount, unit) : shown);
    input.setAttribute('aria-invalid', String(fieldCheck.isWrong(name, entry)));
    const sign = within(place(name), '.stepper-unit');
    sign.textContent = language.units[unit];
    sign.style.visibility = namesItsUnit(text) ? 'hidden' : '';
    const hint = fieldHint(name, entry, { units, ...fieldCheck });
    write(helpOf(name), hint ?? served.get(name) ?? '');
    helpOf(name).classList.toggle('field-hint', hint !== null);
  };

  let telling: ReturnType<typeof setTimeout>;

  /** Updates everything synchronously with the key. */
  const show = () => {
    const { entry, game } = state;
    control('game').value = game.id;
    control('screenRatio').value = entry.screenRatio;
    control('screens').value = entry.screens;
    control('curvedScreen').checked = entry.curvedScreen;
    place('radiusCurve').hidden = !entry.curvedScreen;
    place('bezelThickness').hidden = entry.screens !== 'triple';
    embedNumbers.forEach(showNumber);

    const answer = embedAnswer(state);
    for (const name of ['game', 'sentence', 'warning', 'note'] as const) write(slot(name), answer[name]);
    slot('value').replaceChildren(...(answer.figure ? nodesOf(answer.figure) : []));
    slot('number').hidden = answer.figure === null;
    slot('copy').ariaLabel = slot('copy-all').ariaLabel = copyLabel(answer.game);
    slot('copy-all').hidden = answer.lines.length === 0;
    slot('lines').replaceChildren(...answer.lines.map(lineOf));
    slot('angles').replaceChildren(...answer.angles.map(lineOf));
    slot('back').setAttribute('href', `${linkTo('/')}#${answer.fragment}`);
    clearTimeout(telling);
    telling = setTimeout(() => write(slot('summary'), answer.summary), quietMs);
  };

  let confirming: ReturnType<typeof setTimeout>;
  const copy = async () => {
    const { plain } = embedAnswer(state);
    if (plain === null) return;
    const isCopied = await copyText(plain);
    card.toggleAttribute('data-copied', isCopied);
    const { copied, notAllowed } = appWords.copying;
    write(slot('copy-status'), isCopied ? copied(plain) : notAllowed(plain));
    clearTimeout(confirming);
    // Text that was not copied stays visible, to be copied by hand.
    confirming = setTimeout(() => {
      card.removeAttribute('data-copied');
      if (isCopied) write(slot('copy-status'), '');
    }, doneMs);
  };
  for (const name of ['copy', 'copy-all']) slot(name).addEventListener('click', () => void copy());

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    take(target as Element);
    show();
  });
  form.addEventListener('keydown', (event) => {
    const name = embedNumbers.find((each) => control(each) === event.target);
    const steps = stepsOfKey(event.key);
    if (!name || steps === undefined || isComposing(event)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(name, steps);
  });
  form.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-steps]');
    const name = embedNumbers.find((each) => button && place(each).contains(button));
    if (name) step(name, Number(button?.dataset['steps']));
  });

  // Takes text typed before the script loaded, unless the address has other values.
  if (document.documentElement.dataset['embed'] !== 'awaited') for (const field of form.elements) take(field);
  show();
  document.documentElement.removeAttribute('data-embed');
  tellHeightOf(card);
  performance.mark('calculator-usable');
}

/** Element of the static HTML. */
function within(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
}

/** Skips equal texts: a live region would repeat them. */
function write(place: Element, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}

/** Same markup as `Figure`. */
const nodesOf = ({ number, unit }: FigureParts): readonly (Node | string)[] =>
  unit === '' ? [number] : [number, element('span', { class: unitClass(unit) }, unit)];

const lineOf = ({ name, figure }: MeasureLine): HTMLElement =>
  element('div', {}, element('dt', {}, name), element('dd', {}, ...nodesOf(figure)));
