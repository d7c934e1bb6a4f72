import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { provokedError } from '../../e2e/calculator-page';
import { games } from '../../src/domain/games/games';
import { shortName } from '../../src/domain/games/short-name';
import { language } from '../../src/messages/en/language';
import { readMonitorTable } from '../../src/domain/monitors/monitor-table';
import { nameOf } from '../../src/domain/monitors/types';
import { pseudo } from '../../src/messages/pseudo/pseudo';
import { readTexts } from './read-texts';

/** In the games' own words. */
const menus = games.flatMap(({ triple, where }) =>
  [triple.menu, where.menu].filter((menu) => typeof menu === 'string'),
);

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 1).toLocaleDateString('en', { month: 'long' }),
);

const monitors = readMonitorTable(readFileSync('src/domain/monitors/monitors.tsv', 'utf8'));

/** Behind a multiple, which games show so. */
const timesSign = language.withUnit('', 'times');

/** Texts that are the same in every language. All others with a plain letter are English. */
const exceptions = {
  /** Not even read: what is written into a game's file, and the day, for which `Intl` has no pseudo-language. */
  elements: 'code, pre, [data-date], script, style',
  /** Inside a sentence, or alone. */
  names: [
    ...['Sightline', 'BuildCores OpenDB', 'ODC Attribution License', 'linuxhw/EDID', 'CC BY 4.0'],
    ...games.flatMap((game) => [game.name, shortName(game) ?? game.name]),
    // Inside a sentence that says where its numbers go.
    ...menus,
    // In what search engines are told, which has no elements.
    ...games.flatMap(({ where: { file } }) => (file ? [file.path, file.key, file.section ?? file.key] : [])),
    ...monitors.map(nameOf),
  ],
  /** Data of a game, as a text of its own: its maker, and the way through its menus, which are in the game's words. */
  wholeTexts: [
    ...games.map(({ developer }) => developer),
    ...menus,
    // On a picture of the rig, where the site is.
    'sightline.example',
    // Behind a field, or behind a number in another element.
    ...Object.values(language.units),
  ],
  patterns: [
    // A number with the symbol of its unit.
    new RegExp(`(?<=\\d\\s?)(?:${[...Object.values(language.units), timesSign].join('|')})(?!\\p{L})`, 'gu'),
    // The day a source was read, for which `Intl` has no pseudo-language either.
    new RegExp(`(?:\\d+ )?(?:${months.join('|')})(?: \\d+,)? \\d{4}`, 'g'),
    // Queries, repeated.
    /“(?:c49rx90|zandvoort)”/g,
    // Address in a text to copy.
    /https:\/\/sightline\.example\/\S*/g,
    // Messages of the browser about a failed script, and of the provoked error.
    /Failed to fetch dynamically imported module: \S+/g,
    new RegExp(provokedError, 'g'),
  ],
};

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const plainLetter = new RegExp(
  `[\\p{L}--[${pseudo(alphabet + alphabet.toUpperCase()).replace(/[[\]·]/g, '')}]]`,
  'v',
);

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

// The longest first: of "Assetto Corsa EVO", the whole is a name.
const names = exceptions.names.toSorted((a, b) => b.length - a.length).map(escaped);
const aName = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu');
const wholeTexts: ReadonlySet<string> = new Set(exceptions.wholeTexts);

export function isEnglish(text: string): boolean {
  if (!plainLetter.test(text) || wholeTexts.has(text.trim())) return false;
  const rest = [aName, ...exceptions.patterns].reduce((left, pattern) => left.replace(pattern, ''), text);
  return plainLetter.test(rest);
}

/** Texts on the page and in its attributes that are not in the pseudo-language. */
export async function englishLeft(page: Page): Promise<string[]> {
  const found = await page.evaluate(readTexts, { notRead: exceptions.elements });
  return found.filter(({ text }) => isEnglish(text)).map(({ text, place }) => `${place} says "${text}"`);
}
