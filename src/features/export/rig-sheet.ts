import { words } from '#messages/rig-sheet';
import { element } from '../../ui/element';
import type { Size } from '../../ui/svg/use-size';
import type { GameFacts, RigFacts } from '../../text/rig-facts-types';

interface SheetProps {
  readonly facts: RigFacts;
  readonly site: { readonly name: string; readonly address: string };
  readonly day: string;
  /** Draws the rig to scale into a group, on a paper of this size. */
  readonly draw: (group: Element, size: Size) => void;
}

/** More lines than this stand in two columns: so, 30 games fit on one side of paper, and those that take measures. */
const maxLines = 11;

/** About how many lines a game takes. */
const linesOf = ({ measures, warning }: GameFacts): number =>
  (measures === '' ? 1 : 2.5) + (warning === '' ? 0 : 0.8);

/** CSS pixels of the paper that the rig is drawn on. */
const drawingSize = { roomy: { width: 660, height: 360 }, tight: { width: 660, height: 290 } } as const;

/**
 * One side of paper: the rig, its drawing, its angles, its games. Made without React, in one go: a browser that is about to print
 * waits for nothing.
 */
export function rigSheet({ facts, site, day, draw }: SheetProps): HTMLElement {
  const isTight = facts.games.reduce((lines, game) => lines + linesOf(game), 0) > maxLines;
  const answer =
    facts.reason === null
      ? [
          made(
            'div',
            'sheet-answer',
            made('dl', 'sheet-angles', ...facts.angles.map(angleOf)),
            made('p', 'sheet-sentence', facts.sentence),
          ),
          made('h2', 'sheet-games-title', facts.gamesTitle),
          made('ul', 'sheet-games', ...facts.games.map(gameOf)),
        ]
      : [made('p', 'sheet-reason', facts.reason)];
  return made(
    'section',
    isTight ? 'rig-sheet sheet-tight' : 'rig-sheet',
    made('header', 'sheet-head', made('h1', 'sheet-title', facts.fullName), made('p', 'sheet-day', day)),
    drawingOf(draw, drawingSize[isTight ? 'tight' : 'roomy']),
    ...answer,
    made(
      'footer',
      'sheet-foot',
      element('p', {}, words.from(site.name, site.address)),
      element('p', {}, words.method),
    ),
  );
}

const angleOf = ({ name, value }: RigFacts['angles'][number]): HTMLElement =>
  element('div', {}, element('dt', {}, name), element('dd', {}, value));

/** A number and its unit stay in one line. */
const unitsInLine = (text: string): string => text.replace(/(?<=\d) /g, '\u00a0');

function gameOf({ name, value, caption, measures, warning, remarks }: GameFacts): HTMLElement {
  return made(
    'li',
    'sheet-game',
    made('span', 'sheet-name', name),
    measures === ''
      ? made('strong', 'sheet-value', value)
      : made('strong', 'sheet-measures', unitsInLine(measures)),
    made(
      'span',
      'sheet-more',
      words.remarks([...(measures === '' && caption !== '' ? [caption] : []), ...remarks]),
    ),
    ...(warning === '' ? [] : [made('span', 'sheet-warning', warning)]),
  );
}

const made = (
  tag: keyof HTMLElementTagNameMap,
  className: string,
  ...inside: readonly (Node | string)[]
): HTMLElement => element(tag, { class: className }, ...inside);

const svgNames = 'http://www.w3.org/2000/svg';

function drawingOf(draw: SheetProps['draw'], size: Size): Element {
  const svg = document.createElementNS(svgNames, 'svg');
  const group = document.createElementNS(svgNames, 'g');
  svg.setAttribute('class', 'rig-drawing sheet-drawing');
  svg.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  svg.append(group);
  draw(group, size);
  return svg;
}
