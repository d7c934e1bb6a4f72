/** One visit to the site, in words of what a visitor sees and does. Waits for things to be there, not for time: but for `choose`. */
import { setTimeout } from 'node:timers/promises';
import { problemsKey } from '../changing-site';
import { act, isAlive } from '../in-page';
import type { Engine, Key, PixelPoint } from './engine';

/** Elements that match the selector and contain an element with exactly this text. */
export interface Target {
  readonly css: string;
  readonly has?: string;
  /** A part of what was found. */
  readonly part?: string;
}

const patienceMs = 15_000;
/** How long an engine adds letters to those typed before, and some. Only time ends that: there is nothing to see of it. */
const lettersForgottenMs = 1500;

/** Globals of the page that `aim` sets. */
interface AimedPage {
  guard?: AbortController;
  missed?: boolean;
}

/** In the page: where to put the pointer to meet the target, or why that is impossible. */
function aim({ css, has, part }: Target): PixelPoint | string {
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      has === undefined ||
      [element, ...element.querySelectorAll('*')].some((each) => each.textContent.trim() === has),
  );
  const element = part === undefined ? found : found?.querySelector(part);
  if (!element) return 'not there';
  const inTransition = document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition'));
  if (inTransition) return 'still on its way in';
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return 'not visible';
  const middle = { x: x + width / 2, y: y + height / 2 };
  const isMet = (by: Element | null) =>
    by !== null && (element.contains(by) || by.closest('label')?.contains(element) === true);
  const met = document.elementFromPoint(middle.x, middle.y);
  if (!isMet(met)) return `covered by ${met?.outerHTML.slice(0, 80) ?? 'nothing'}`;

  // The page may move between aiming and pressing: a press that misses is swallowed, and told by `hasMissed`.
  const page = window as AimedPage;
  page.missed = false;
  page.guard?.abort();
  page.guard = new AbortController();
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(
      type,
      (event) => {
        if (type === 'pointerdown') page.missed = !isMet(event.target as Element);
        if (page.missed !== true) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true, once: true, signal: page.guard.signal },
    );
  return middle;
}

/** In the page: whether the press after the last aim met something else. */
const hasMissed = (): boolean => (window as AimedPage).missed === true;

/** In the page: what there is to see of the target. */
function look({ css, has, part }: Target) {
  return [...document.querySelectorAll(css)]
    .filter(
      (element) =>
        has === undefined ||
        [element, ...element.querySelectorAll('*')].some((each) => each.textContent.trim() === has),
    )
    .flatMap((element) => (part === undefined ? [element] : [...element.querySelectorAll(part)]))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        text: element.textContent.trim(),
        value: (element as Partial<HTMLInputElement>).value ?? null,
        checked: (element as Partial<HTMLInputElement>).checked ?? null,
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        box: { x, y, width, height },
        visible: width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }),
        focused: element === document.activeElement,
      };
    });
}

export type Seen = ReturnType<typeof look>[number];

export class Visit {
  readonly #engine: Engine;
  readonly #root: string;

  constructor(engine: Engine, root: string) {
    this.#engine = engine;
    this.#root = root;
  }

  readonly open = (path: string): Promise<void> => this.#engine.open(`${this.#root}${path}`);

  /** Opens the home page and waits until the calculator answers. */
  async openCalculator(): Promise<void> {
    await this.open('/');
    await this.calculatorAnswers();
  }

  async calculatorAnswers(): Promise<void> {
    await this.until('The calculator does not come to life', () => this.run(isAlive));
    await this.run(act);
  }

  get run(): Engine['run'] {
    return this.#engine.run;
  }

  /** Nothing while the page is being left for another. */
  all(target: Target): Promise<Seen[]> {
    return this.run(look, target).catch(() => []);
  }

  async texts(target: Target): Promise<string[]> {
    return (await this.all(target)).map(({ text }) => text);
  }

  /** The first one; null = there is none. */
  async see(target: Target): Promise<Seen | null> {
    return (await this.all(target))[0] ?? null;
  }

  /** Puts the pointer on the target, once it stands still and nothing covers it. */
  async pointAt(target: Target): Promise<PixelPoint> {
    let last: PixelPoint | string = '';
    await this.until(`${JSON.stringify(target)} cannot be pointed at`, async () => {
      const before = JSON.stringify(last);
      last = await this.run(aim, target);
      return typeof last === 'string' ? last : JSON.stringify(last) === before;
    });
    const spot = last as unknown as PixelPoint;
    await this.#engine.movePointer(spot);
    return spot;
  }

  async click(target: Target): Promise<void> {
    await this.until(`${JSON.stringify(target)} moves away from each press`, async () => {
      await this.pointAt(target);
      await this.#engine.pressPointer();
      await this.#engine.releasePointer();
      // A page that is being left was met.
      return !(await this.run(hasMissed).catch(() => false));
    });
  }

  /** Takes the target and moves it, and holds on to it. */
  async drag(target: Target, by: PixelPoint): Promise<void> {
    let from: PixelPoint = { x: 0, y: 0 };
    await this.until(`${JSON.stringify(target)} cannot be taken`, async () => {
      from = await this.pointAt(target);
      await this.#engine.pressPointer();
      const isTaken = !(await this.run(hasMissed));
      if (!isTaken) await this.#engine.releasePointer();
      return isTaken;
    });
    for (let step = 1; step <= 5; step++)
      await this.#engine.movePointer({ x: from.x + (by.x * step) / 5, y: from.y + (by.y * step) / 5 });
  }

  readonly drop = (): Promise<void> => this.#engine.releasePointer();

  async focus(target: Target): Promise<void> {
    await this.pointAt(target);
    await this.run(
      (css) => document.querySelector<HTMLElement>(css)?.focus({ preventScroll: true }),
      target.css,
    );
  }

  readonly press = (key: Key): Promise<void> => this.#engine.press(key);
  readonly paste = (): Promise<void> => this.#engine.paste();
  readonly type = (text: string): Promise<void> => this.#engine.type(text);

  /** Replaces what a field holds, key by key. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.run((css) => document.querySelector<HTMLInputElement>(css)?.select(), target.css);
    if (text === '') await this.press('Delete');
    else await this.type(text);
  }

  /**
   * Chooses in a drop-down list by the first letters of the option, as every engine lets its users do. Engines forget the
   * letters after a second, and on a busy machine the last ones may come later than that: then it is typed again.
   */
  async choose(target: Target, text: string): Promise<void> {
    await this.until(`No option begins with “${text}”`, async () => {
      await this.focus(target);
      let chosen = '';
      for (const letter of text) {
        await this.type(letter);
        chosen = await this.run(
          (css) => document.querySelector<HTMLSelectElement>(css)?.selectedOptions[0]?.text ?? '',
          target.css,
        );
        // Users stop typing here.
        if (chosen.startsWith(text)) return true;
      }
      await setTimeout(lettersForgottenMs);
      return chosen;
    });
  }

  readonly resize = (width: number, height: number): Promise<void> => this.#engine.resize(width, height);

  /** Everything that went wrong, as the engine and the script in the page tell it. */
  async problems(): Promise<string[]> {
    const noted = await this.run((key) => sessionStorage.getItem(key), problemsKey);
    return [...this.#engine.reported(), ...(JSON.parse(noted ?? '[]') as string[])];
  }

  /** Asks again and again; a text says why it is not so yet. */
  async until(failure: string, isSo: () => Promise<boolean | string>): Promise<void> {
    const end = performance.now() + patienceMs;
    for (;;) {
      // A page that is just being left cannot answer: the next one will.
      const answer = await isSo().catch(String);
      if (answer === true) return;
      if (performance.now() > end) throw new Error(`${failure}${answer === false ? '' : `: ${answer}`}.`);
    }
  }
}
