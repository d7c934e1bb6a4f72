import { describe, expect, it } from 'vitest';
import type { Messages } from './messages';

type NotFound = Messages['pages']['notFound'];
type Section = Messages['pages']['home']['guide']['whatFovIs'];

/** Checked by the compiler: an `@ts-expect-error` without an error in the next line is an error itself. */
describe('a language compiles', () => {
  it('when it says everything', () => {
    const complete: NotFound = { title: 'a', description: 'b', text: 'c', toCalculator: 'd' };
    const section: Section = { title: 'a', body: ['b', 'c'] };
    expect([complete, section]).toHaveLength(2);
  });

  it('but not with a message missing', () => {
    // @ts-expect-error toCalculator is missing
    const short: NotFound = { title: 'a', description: 'b', text: 'c' };
    expect(short).toBeDefined();
  });

  it('nor with one too many', () => {
    // @ts-expect-error English has no such message
    const long: NotFound = { title: 'a', description: 'b', text: 'c', toCalculator: 'd', comfort: 'e' };
    expect(long).toBeDefined();
  });

  it('nor with another number of paragraphs or cells', () => {
    // @ts-expect-error English has two paragraphs
    const short: Section = { title: 'a', body: ['b'] };
    // @ts-expect-error English has two paragraphs
    const long: Section = { title: 'a', body: ['b', 'c', 'd'] };
    expect([short, long]).toHaveLength(2);
  });

  it('nor with another number of warnings, places or keys', () => {
    // @ts-expect-error English has four warnings
    const warnings: Messages['card']['warnings'] = ['a', 'b', 'c'];
    // @ts-expect-error English has nine places
    const places: Messages['fidelity']['table']['places'] = ['a'];
    // @ts-expect-error English has six groups of keys
    const groups: Messages['pageTools']['shortcuts']['groups'] = [];
    expect([warnings, places, groups]).toHaveLength(3);
  });

  it('nor with a fixed text where English says a number or a name, or one that needs more than is given', () => {
    // @ts-expect-error the day belongs in it
    const fixed: Messages['pages']['privacy']['lastUpdated'] = 'Last updated';
    // @ts-expect-error only the day is given
    const greedy: Messages['pages']['privacy']['lastUpdated'] = (day: string, year: string) => day + year;
    expect([fixed, greedy]).toHaveLength(2);
  });
});
