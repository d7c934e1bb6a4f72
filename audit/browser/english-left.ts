import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { provokedError } from '../../e2e/calculator-page';
import { games } from '../../src/domain/games/games';
import { language } from '../../src/messages/en/language';
import { readMonitorTable } from '../../src/domain/monitors/monitor-table';
import { nameOf } from '../../src/domain/monitors/types';
import { pseudo } from '../../src/messages/pseudo/pseudo';

/** A text of the page, and what carries it. */
interface Found {
  readonly text: string;
  readonly place: string;
}

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

/** What is the same in every language, or no word of ours. Everything else with a plain letter in it is English. */
const exceptions = {
  /** Not even read: what is written into a game's file, and the day, for which `Intl` has no pseudo-language. */
  elements: 'code, pre, [data-date], script, style',
  /** Inside a sentence, or alone. */
  names: [
    ...['Sightline', 'BuildCores OpenDB', 'ODC Attribution License', 'linuxhw/EDID', 'CC BY 4.0'],
    ...games.map(({ name }) => name),
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
    // What was typed into a search, as it is repeated.
    /“(?:c49rx90|zandvoort)”/g,
    // What the browser says of a script that did not come, and what the test lets an error say.
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

/** Every text that somebody reads or hears and that is not in the pseudo-language. */
export async function englishLeft(page: Page): Promise<string[]> {
  const found = await page.evaluate(readAll, exceptions.elements);
  return found.filter(({ text }) => isEnglish(text)).map(({ text, place }) => `${place} says "${text}"`);
}

/** Runs in the page, so it may refer to nothing outside itself. What is hidden counts: it is shown or read aloud one day. */
function readAll(notRead: string): Found[] {
  const found = new Map<string, string>();
  const add = (text: string | null | undefined, place: string) => {
    const shown = text?.replace(/\s+/g, ' ').trim() ?? '';
    if (shown !== '' && !found.has(shown)) found.set(shown, place);
  };
  const placeOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`;

  /** A link that shows where it leads. */
  const showsItsAddress = (element: Element) =>
    element instanceof HTMLAnchorElement && decodeURI(element.href).includes(element.textContent);

  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest(notRead) || showsItsAddress(element)) continue;
    // A label of a drawing, whose number and unit are set apart, is read as one.
    const label = element.closest('text');
    if (label) {
      add(label.textContent, placeOf(label));
      continue;
    }
    // With JavaScript, its elements are no elements but a text.
    const isMarkup = element.tagName === 'NOSCRIPT';
    add(isMarkup ? node.textContent?.replace(/<[^>]*>/g, '') : node.textContent, placeOf(element));
  }

  const attributes = [
    ...['aria-label', 'aria-valuetext', 'aria-description', 'aria-roledescription', 'aria-placeholder'],
    ...['title', 'alt', 'placeholder', 'label', 'summary', 'abbr'],
  ];
  for (const name of attributes)
    for (const element of document.querySelectorAll(`[${name}]`))
      add(element.getAttribute(name), `${name} of ${placeOf(element)}`);

  for (const element of document.body.querySelectorAll('*'))
    for (const part of ['::before', '::after', '::marker']) {
      const { content } = getComputedStyle(element, part);
      if (content === 'none' || content === 'normal') continue;
      const text = content
        .replace(/attr\(([\w-]+)\)/g, (_, name: string) => element.getAttribute(name) ?? '')
        .replace(/^"|"$|" "/g, ' ');
      add(text, `${placeOf(element)}${part}`);
    }

  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name], meta[property]')) {
    const name = meta.name || (meta.getAttribute('property') ?? '');
    if (/description|keywords|title|site_name|:alt$/.test(name)) add(meta.content, `meta ${name}`);
  }
  // What search engines show.
  const readData = (value: unknown, key = ''): void => {
    if (typeof value === 'object' && value !== null)
      for (const [inner, each] of Object.entries(value)) readData(each, inner);
    else if (/^(name|description|text|operatingSystem|browserRequirements)$/.test(key))
      add(String(value), `structured data, ${key}`);
  };
  for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
    readData(JSON.parse(script.textContent));

  return [...found].map(([text, place]) => ({ text, place }));
}
