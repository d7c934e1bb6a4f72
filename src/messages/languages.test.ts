import { afterEach, describe, expect, it, vi } from 'vitest';
import { games } from '../domain/games/games';
import {
  countComplaints,
  linkComplaints,
  numberComplaints,
  signComplaints,
  slotComplaints,
  untranslated,
} from '../testing/translation-checks';
import type { Messages } from './messages';

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./*/*.ts', '!./pseudo/*', '!./**/*.test.ts'],
  {
    eager: true,
  },
);

/** Exports of a language's catalogues, by file. */
const catalogues = new Map<string, Record<string, Readonly<Record<string, unknown>>>>();
for (const [path, exported] of Object.entries(files)) {
  const [, language = '', file = ''] = /^\.\/(\w[\w-]*)\/([\w-]+)\.ts$/.exec(path) ?? [];
  catalogues.set(language, { ...catalogues.get(language), [file]: exported });
}

const english = catalogues.get('en') ?? {};
const translations = [...catalogues].filter(([language]) => language !== 'en');

/** Identical in every language: names, symbols, and texts of games and files. */
const sameEverywhere: ReadonlySet<string> = new Set([
  ...['hFov', 'vFov', 'H ‹0›', 'hFov ‹0› · vFov ‹1›', 'H ‹0› · V ‹1›', '‹0›R'],
  ...[
    'RaceRoom',
    'Richard Burns Rally',
    'F1 2021+',
    'DiRT Rally 1/2, GRID Autosport',
    'GTR2, Race07',
    'EA WRC',
  ],
  ...['C49RG90, 49 1000R', 'Esc', 'FAQ', 'Cockpit'],
  ...['In {path}:'],
]);

/** Words that a language shares with English. */
const sameIn: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...['Horizontal', 'Single', 'Triple', 'Plan', 'System', 'Update', 'Name', '‹0› horizontal', '‹0› curved'],
    ...['Curved, ‹0›R', 'horizontal: **H\u00a0=\u00a02\u00a0·\u00a0atan(w / 2d)**'],
  ],
};

/** Lines of files, lengths in feet and inches, and texts that the specification writes with a typewriter apostrophe. */
const isCode = (text: string): boolean =>
  /force="3x1"|3'4"|^Children's Privacy$|^Looks like you've taken a wrong turn\. Let's get/.test(text);

const without = (left: string, own: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(own).filter(([file]) => file !== left));

/** Without texts for programs. */
const shownIn = (own: Readonly<Record<string, unknown>>) => without('library', own);

/** Without symbols and units, many of which are international. */
const wordsIn = (own: Readonly<Record<string, unknown>>) => without('language', own);

describe.each(translations)('%s', (language, own) => {
  it('has every catalogue', () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
  });

  it('has the slots of English', () => expect(slotComplaints(english, own)).toEqual([]));
  it('has the numbers of English', () => expect(numberComplaints(english, own)).toEqual([]));
  it('leads where English leads', () => expect(linkComplaints(english, own)).toEqual([]));

  it('says nothing in English', () => {
    const same = new Set([...sameEverywhere, ...(sameIn[language] ?? [])]);
    expect(untranslated(wordsIn(english), wordsIn(own), (text) => same.has(text))).toEqual([]);
  });
});

describe.each([...catalogues])('%s, by itself', (folder, own) => {
  const { language } = own['language'] as { readonly language: Messages['language'] };
  const { words: pages } = own['pages'] as { readonly words: Messages['pages'] };
  const { words: gamePages } = own['game-pages'] as { readonly words: Messages['gamePages'] };
  const { words: app } = own['app'] as { readonly words: Messages['app'] };

  afterEach(() => void vi.restoreAllMocks());

  it('has its pages in a folder of the same name, English at the root', () => {
    expect(language.path).toBe(folder === 'en' ? '' : `/${folder}`);
    expect(folder).toMatch(/^[a-z]{2}(-[a-z]+)?$/);
    // Both have the same language: de and de_DE.
    expect(language.ogLocale).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
    expect(new Set([language.tag, language.ogLocale, folder].map((each) => each.slice(0, 2))).size).toBe(1);
    expect(language.alsoIn).toContain(language.name);
  });

  it('uses its own quotation marks and apostrophes', () => {
    expect(signComplaints(shownIn(own), isCode)).toEqual([]);
  });

  it('has a number in every form of what it counts', () => {
    // `plural` is bound to English here: the test replaces its answers with those of the language.
    const rules = new Intl.PluralRules(language.tag);
    const select = rules.select.bind(rules);
    const pluralCalls = vi
      .spyOn(Intl.PluralRules.prototype, 'select')
      .mockImplementation((count) => select(Number(count)));
    const wasAsked = () => {
      const before = pluralCalls.mock.calls.length > 0;
      pluralCalls.mockClear();
      return before;
    };
    expect(countComplaints(own, wasAsked)).toEqual([]);
    for (const say of Object.values(app.amounts))
      for (const form of Object.values(say('‹5›'))) expect(form).toContain('‹5›');
  });

  /** Titles as search engines and tabs show them. */
  const titled = (title: string) => pages.documentTitle(title, 'Sightline');

  it.each([
    pages.home.title,
    pages.faq.title,
    pages.privacy.title,
    pages.measure.title,
    pages.notFound.title,
    pages.serverError.title,
    gamePages.list.title,
  ])('has a title of at most 60 letters: %s', (title) => {
    expect(titled(title).length).toBeLessThanOrEqual(60);
  });

  it.each([
    pages.home.description,
    pages.faq.description,
    pages.privacy.description('Sightline'),
    pages.measure.description,
    pages.notFound.description,
    pages.serverError.description,
    gamePages.list.description(games.length),
  ])('has a description of at most 155 letters: %s', (description) => {
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('has room for the name of every game in both', () => {
    for (const { name } of games) {
      expect(titled(gamePages.titleOfLongName(name)).length, name).toBeLessThanOrEqual(60);
      for (const describe of Object.values(gamePages.description))
        expect(describe(name).length, describe(name)).toBeLessThanOrEqual(155);
    }
  });
});

describe('German', () => {
  const german = catalogues.get('de') ?? {};

  it('has no plain space before a unit, and closes the quotation marks that it opens', () => {
    const text = JSON.stringify(german, (_, value: unknown) =>
      typeof value === 'function' ? String(value) : value,
    ).replaceAll('\\\\u00a0', '\u00a0');
    expect(text.match(/\d (?:cm|mm|m|%|KB)(?!\p{L})/gu)).toBeNull();
    expect(text.match(/„/g)?.length).toBe(text.match(/“/g)?.length);
    expect(text).not.toMatch(/[”‚‘]/);
  });

  it('keeps a number and its unit on one line', () => {
    const { language } = german['language'] as { readonly language: Messages['language'] };
    expect((['mm', 'cm', 'm', 'in', 'degrees'] as const).map((unit) => language.withUnit('5', unit))).toEqual(
      ['5\u00a0mm', '5\u00a0cm', '5\u00a0m', '5″', '5°'],
    );
    expect(language.percent('5')).toBe('5\u00a0%');
    expect(language.units).toMatchObject({ cm: 'cm', in: 'Zoll' });
  });
});
