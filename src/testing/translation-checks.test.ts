import { describe, expect, it } from 'vitest';
import {
  countComplaints,
  linkComplaints,
  numberComplaints,
  signComplaints,
  slotComplaints,
  untranslated,
} from './translation-checks';

interface Placed {
  readonly screen: string;
  readonly seat: { readonly distance: string };
}

const english = {
  title: 'Where should I sit?',
  far: (distance: string, angle: string) => `At ${distance} it covers ${angle}.`,
  placed: ({ screen, seat }: Placed) => `${screen} at ${seat.distance}`,
  named: (name: string) => (name === '' ? 'A rig' : `The rig “${name}”`),
  listed: (games: readonly string[]) => `These: ${games.join(', ')}.`,
  changed: 'Changed {name}.',
  example: 'At 50 cm, 61.7° by [the guide](#guide), and 1000R.',
};

describe('a translation that says all that English says', () => {
  const german: typeof english = {
    title: 'Wo sitze ich?',
    far: (distance, angle) => `${angle} deckt er bei ${distance} ab.`,
    placed: ({ screen, seat }) => `bei ${seat.distance}: ${screen}`,
    named: (name) => (name === '' ? 'Ein Rig' : `Das Rig „${name}“`),
    listed: (games) => `Diese: ${games.join('; ')}.`,
    changed: '{name} geändert.',
    example: 'Mit 1000R bei 50 cm nach [der Anleitung](#guide) 61,7°.',
  };

  it('has no complaints, whatever its order of words and its decimal sign', () => {
    expect(slotComplaints(english, german)).toEqual([]);
    expect(numberComplaints(english, german)).toEqual([]);
    expect(linkComplaints(english, german)).toEqual([]);
    expect(untranslated(english, german, () => false)).toEqual([]);
    expect(signComplaints(german, () => false)).toEqual([]);
  });
});

describe('is found in a translation', () => {
  it.each([
    ['a slot too few', { far: (distance: string) => `Bei ${distance}.` }, 'far: ‹0› instead of ‹0› ‹1›'],
    [
      'one of another argument',
      { far: (_: string, angle: string) => `${angle}, ${angle}` },
      'far: ‹1› instead of ‹0› ‹1›',
    ],
    [
      'one of a group that is left out',
      { placed: ({ screen }: Placed) => screen },
      'placed: ‹0.screen› instead of ‹0.screen› ‹0.seat.distance›',
    ],
    ['a list that is left out', { listed: () => 'Diese.' }, 'listed: none instead of '],
    [
      'a name in braces that is mistyped',
      { changed: '{nahme} geändert.' },
      'changed: {nahme} instead of {name}',
    ],
  ])('%s', (_, wrong, complaint) => {
    const [found = ''] = slotComplaints(english, wrong);
    expect(found.startsWith(complaint)).toBe(true);
  });

  it.each(['Bei 50 cm 67,1° nach 1000R.', 'Bei 50 cm 61,7°.', 'Bei 50 cm 61,7° nach 1000R und 1000R.'])(
    'another number: %s',
    (example) => {
      expect(numberComplaints(english, { example })).toHaveLength(1);
    },
  );

  it('another link', () => {
    expect(linkComplaints(english, { example: '[Anleitung](#guid)' })).toHaveLength(1);
    expect(linkComplaints(english, { example: 'Anleitung' })).toHaveLength(1);
  });

  it('English, unless it is the same there', () => {
    expect(untranslated(english, english, (text) => text === english.title)).toEqual(
      expect.arrayContaining(['changed: Changed {name}.']),
    );
    expect(untranslated(english, { title: english.title }, () => false)).toEqual([
      'title: Where should I sit?',
    ]);
    expect(untranslated(english, { title: english.title }, () => true)).toEqual([]);
    const pair = { both: (h: string, v: string) => `${h} × ${v}` };
    expect(untranslated(pair, pair, () => false)).toEqual([]);
  });

  it.each(['Das "Rig"', "Wie geht's", 'Und so weiter...', 'Zwei  Leerzeichen'])(
    'a wrong sign: %s',
    (text) => {
      expect(signComplaints({ text }, () => false)).toHaveLength(1);
      expect(signComplaints({ text }, () => true)).toEqual([]);
    },
  );

  it('a count that is lost in one of its forms', () => {
    // Same as `plural`, with the rules of Polish: 22 is few, 5 many, 1.5 other.
    const rules = new Intl.PluralRules('pl');
    let isAsked = false;
    const wasAsked = () => {
      const before = isAsked;
      isAsked = false;
      return before;
    };
    const plural = (count: number, forms: Readonly<Partial<Record<string, string>>>) => {
      isAsked = true;
      return forms[rules.select(count)] ?? forms['other'];
    };
    const right = (count: number) => ({ one: `${count} rig`, few: `${count} rigi`, other: `${count} rigów` });
    expect(countComplaints({ rigs: (count: number) => plural(count, right(count)) }, wasAsked)).toEqual([]);
    const wrong = (count: number) => ({ ...right(count), few: 'kilka rigów' });
    expect(countComplaints({ rigs: (count: number) => plural(count, wrong(count)) }, wasAsked)).toEqual([
      'rigs: 2: kilka rigów',
      'rigs: 22: kilka rigów',
    ]);
    // A message without a count needs no number.
    expect(countComplaints({ named: (name: string) => `${name.length}` }, wasAsked)).toEqual([]);
  });
});
