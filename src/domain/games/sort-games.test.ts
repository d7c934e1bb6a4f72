import { expect, it } from 'vitest';
import { gameById, games } from './games';
import { sortedByName } from './sort-games';

const sorted = (...ids: readonly string[]) =>
  sortedByName(ids.map((id) => gameById(id)!)).map(({ id }) => id);

it('sorts by name, whatever the case', () => {
  expect(sorted('rfactor', 'iracing', 'acc', 'netkar-pro', 'lmu')).toEqual([
    ...['acc', 'iracing', 'lmu', 'netkar-pro', 'rfactor'],
  ]);
});

it('sorts numbers by their size', () => {
  expect(sorted('wrc-10', 'wrc-8', 'wrc-9')).toEqual(['wrc-8', 'wrc-9', 'wrc-10']);
});

it('sorts a series by its years, also where they have lost their century', () => {
  const years = ['f1-2016', 'f1-2017', 'f1-2018', 'f1-2019', 'f1-2020', 'f1-2021', 'f1-22', 'f1-23', 'f1-24'];
  expect(sorted(...[...years, 'f1-25'].toReversed())).toEqual([...years, 'f1-25']);
});

it('leaves the list it was given alone', () => {
  const given = ['rfactor', 'acc'].map((id) => gameById(id)!);
  const before = [...given];
  sortedByName(given);
  expect(given).toEqual(before);
});

// Fails when the next game of such a series is missing.
it('knows the year of every short number in a series that has long ones', () => {
  const yearsOf = (name: string) => /^(?<series>.*) (?<number>\d+)$/.exec(name)?.groups;
  const longSeries = games.flatMap(({ name }) => {
    const { series, number = '' } = yearsOf(name) ?? {};
    return number.length === 4 ? [series] : [];
  });
  expect(longSeries).toContain('F1');
  for (const { name, sortedAs } of games) {
    const { series, number = '' } = yearsOf(name) ?? {};
    if (number.length === 2 && longSeries.includes(series)) expect(sortedAs).toBe(`${series} 20${number}`);
  }
});

// Names are the same in every language, so one order serves all and needs no collation by language.
it.each(['en-GB', 'de', 'fr', 'it', 'es', 'pt-BR', 'pl', 'nl', 'ja', 'zh-Hans'])(
  'is in the order of %s',
  (tag) => {
    const { compare } = new Intl.Collator(tag, { numeric: true, sensitivity: 'base' });
    const names = sortedByName(games).map(({ name, sortedAs = name }) => sortedAs);
    expect(names).toEqual(names.toSorted(compare));
  },
);
