import type { Page } from '@playwright/test';
import { games } from '../../src/domain/games/games';
import { words as app } from '../../src/messages/de/app';
import { words as exact } from '../../src/messages/de/exact';
import { words as details } from '../../src/messages/de/game-details';
import { words as gamePages } from '../../src/messages/de/game-pages';
import { words as myGame } from '../../src/messages/de/my-game';
import { patternsOf } from '../../src/messages/pseudo/map-texts';
import { germanTexts } from './german';
import { readTexts } from './read-texts';

/** In a message, a game's number; and what is copied, which may be several. */
const number = '‹number›';
const copied = '‹copied›';

const { copying } = app;
const { row, beside, why } = exact;
const { takes, takesWithinLimits, otherwiseTakes } = details;
const { example, exampleBeyond, limits, meanings } = gamePages;

/** End of a game's number in a message: what follows is a number of the rig. */
const end = '‹end›';
const beginningOf = (message: string): string => message.slice(0, message.indexOf(end));

/** Numbers that keep their point, since they are typed into a game, and what is no number. */
const exceptions = {
  /** Not even read: a game's numbers by themselves, and the text to copy, which lists them. */
  elements: [
    ...['code', 'pre', 'script', 'style', 'textarea'],
    ...[
      '.game-value',
      '.my-answer .figure-answer',
      '.my-answer dd',
      '.game-number-lines dd',
      '.game-measures td',
      '.named-summary[aria-label] > span',
    ],
    // Those of the rig stand at the start of their lines.
    '.picture-answer[text-anchor=end]',
    // The rig's own measures stand in the part above it.
    '.compare-table tbody + tbody td',
    // Three rows are angles, which no game takes as they are.
    'tr:not([data-row=hFov], [data-row=vFov], [data-row=tripleScreenAngle]) :is(.classic-value, .beside-value, .explained-word)',
  ].join(),
  messages: [
    ...[myGame.copy(copied), copying.copied(copied), copying.notAllowed(copied)],
    ...[beside.copied.one(copied, copied), beside.copied.several(copied)],
    ...[beside.copied.measures(copied), beside.copied.instead(copied)],
    ...[row.below(number), row.above(number), row.doubtful(number), takesWithinLimits('', number, number)],
    ...[example(number), exampleBeyond(number, number)],
    ...[limits.both(number, number), limits.step(number), limits.overThree(number), limits.doubtful(number)],
    ...Object.values(takes).map((what) => otherwiseTakes(number, what)),
    meanings['times-58'](''),
    ...[why.ownScale, why.enlarges, why.shrinks].map((say) => beginningOf(say(number, end))),
    // In a list, in a caption, in the label of a picture.
    ...games.map(({ name }) => `${name}: ${number}`),
  ],
  names: [...games.map(({ name }) => name), 'CC BY 4.0'],
  patterns: [
    // Units of games alone.
    /\d+\.\d+(?:\srad|x)(?!\p{L})/gu,
    // Address of a script that failed.
    /https?:\/\/\S+/g,
  ],
};

/** Texts in which the translators wrote a game's number; some pages show them without their marks. */
const writtenTexts = patternsOf(germanTexts.filter((text) => /\d\.\d/.test(text))).map((pattern) =>
  pattern.replace(/\\]\\\(.*?\\\)|\\\*\\\*|_|\\\[/g, (mark) => `(?:${mark})?`),
);

const messages = [...writtenTexts, ...patternsOf(exceptions.messages)]
  .join('|')
  .replace(/\s/g, String.raw`\s`)
  .replaceAll(number, String.raw`−?\d+(?:\.\d+)?(?:°|\srad|x)?`)
  .replaceAll(copied, '.*');
const allExceptions = [
  new RegExp(messages, 'gu'),
  new RegExp(patternsOf(exceptions.names).join('|'), 'gu'),
  ...exceptions.patterns,
];

const englishNumber = /\d\.\d|\d%/;

/** Whether a number has a decimal point, or no space before its per cent sign. */
export function hasEnglishNumber(text: string): boolean {
  if (!englishNumber.test(text)) return false;
  // Something stays in their places: what stood around them is not one number now.
  return englishNumber.test(allExceptions.reduce((left, pattern) => left.replace(pattern, '–'), text));
}

/** Texts on the page, in its attributes and fields, whose numbers are written as in English. */
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
