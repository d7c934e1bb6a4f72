import type { Page } from '@playwright/test';
import { games } from '../../src/domain/games/games';
import { words as app } from '../../src/messages/en/app';
import { words as exact } from '../../src/messages/en/exact';
import { words as details } from '../../src/messages/en/game-details';
import { words as gamePages } from '../../src/messages/en/game-pages';
import { patternsOf } from '../../src/messages/pseudo/map-texts';
import { withCommas } from '../../src/messages/pseudo/pseudo-comma';
import { readTexts } from './read-texts';

/** In a message, a game's number; and what is copied, which may be several. */
const number = '‹number›';
const copied = '‹copied›';

const { copying } = withCommas(app);
const { row, beside } = withCommas(exact);
const { takes, takesWithinLimits, otherwiseTakes } = withCommas(details);
const { example, exampleBeyond, limits } = withCommas(gamePages);

/** What keeps its point since it is typed into a game, or is no number. Everything else is written as the language writes it. */
const exceptions = {
  /** Not even read: a game's numbers by themselves, and the text to copy, which lists them. */
  elements: [
    ...['code', 'pre', 'script', 'style', 'textarea'],
    ...['.game-value', '.opened-lines dd', '.game-measures td', '.named-summary[aria-label] > span'],
    // Those of the rig stand at the start of their lines.
    '.picture-answer[text-anchor=end]',
    // The rig's own measures stand in the part above it.
    '.compare-table tbody + tbody td',
    // Three rows are angles, which no game takes as they are.
    'tr:not([data-row=hFov], [data-row=vFov], [data-row=tripleScreenAngle]) :is(.classic-value, .beside-value)',
  ].join(),
  messages: [
    ...[copying.copyNumber(copied), copying.copied(copied), copying.notAllowed(copied)],
    ...[beside.copied.one(copied, copied), beside.copied.several(copied)],
    ...[beside.copied.measures(copied), beside.copied.instead(copied)],
    ...[row.below(number), row.above(number), takesWithinLimits('', number, number)],
    ...[example(number), exampleBeyond(number, number)],
    ...[limits.both(number, number), limits.step(number), limits.overThree(number), limits.doubtful(number)],
    ...Object.values(takes).map((what) => otherwiseTakes(number, what)),
    // In a list, in a caption, in the label of a picture.
    ...games.map(({ name }) => `${name}: ${number}`),
  ],
  names: [...games.map(({ name }) => name), 'CC BY 4.0'],
  patterns: [
    // Only games count in them.
    /\d+\.\d+(?:rad|x)(?!\p{L})/gu,
    // Of a script that did not come.
    /https?:\/\/\S+/g,
  ],
};

const messages = patternsOf(exceptions.messages)
  .join('|')
  .replaceAll(number, String.raw`−?\d+(?:\.\d+)?(?:°|rad|x)?`)
  .replaceAll(copied, '.*');
const allExceptions = [
  new RegExp(messages, 'gu'),
  new RegExp(patternsOf(exceptions.names).join('|'), 'gu'),
  ...exceptions.patterns,
];

/** Not "27 in": that may be "27 in all". */
const englishNumber = /\d\.\d|\d\s(?:mm|cm|m|rad|°|x|インチ)(?!\p{L})|\d[″%]/u;

/** Whether a number in it has a decimal point, a space before its unit, or English signs behind it. */
export function hasEnglishNumber(text: string): boolean {
  if (!englishNumber.test(text)) return false;
  // Something stays in their places: what stood around them is not one number now.
  return englishNumber.test(allExceptions.reduce((left, pattern) => left.replace(pattern, '–'), text));
}

/** Every text that somebody reads, hears or finds in a field and whose numbers are written as in English. */
export async function pointsLeft(page: Page): Promise<string[]> {
  const texts = await page.evaluate(readTexts, { notRead: exceptions.elements, isByLine: true });
  const typed = await page
    .locator('input:not([type=radio], [type=checkbox], [type=range], [type=file])')
    .evaluateAll((fields: HTMLInputElement[]) =>
      fields.map(({ value, id }) => ({ text: value, place: `the field ${id}` })),
    );
  return [...texts, ...typed]
    .filter(({ text }) => hasEnglishNumber(text))
    .map(({ text, place }) => `${place} says "${text}"`);
}
