import { describe, expect, it } from 'vitest';
import { games } from '../../domain/games/games';
import { defaultEntry, type RigEntry } from '../../domain/rig/entry';
import { activateRig, addRig, newRig } from '../../state/rigs';
import { useStore, type State } from '../../state/store';
import { figureText } from '../../text/figures';
import { comparisonOf, type Cell, type Column } from './comparison';

/** The default rig (27in 16:9 at 50 cm, one screen) and copies of it with these changes. */
const compared = (...changes: readonly Partial<RigEntry>[]): State =>
  changes.reduce<State>(
    (state, change) => addRig(newRig({ ...defaultEntry, ...change }))(state),
    useStore.getInitialState(),
  );
const differences = (state: State) =>
  comparisonOf(state).columns.map(({ difference }) => difference.replaceAll('\u00a0', ' '));
const textsOf = ({ figure, changed, ...cell }: Cell) => ({
  ...cell,
  text: figureText(figure),
  changed: changed && { ...changed, shown: figureText(changed.shown) },
});
const cell = (column: Column | undefined, term: string) =>
  [...(column?.quantities ?? []), ...(column?.games ?? [])].map(textsOf).find((each) => each.term === term);

// By hand, for a lit 597.73 × 336.22 mm (27in) and 708.42 × 398.48 mm (32in):
// 2 atan(298.87 / 500) = 61.7°, 2 atan(168.11 / 500) = 37.2°; at 40 cm 73.5° and 45.6°; 32in at 50 cm 70.6° and 43.5°.
// Three at 61.7° each: 3 · 61.736 = 185.2°, 597.73 · (1 + 2 cos 61.736°) = 1164 mm wide, 597.73 · sin 61.736° = 526 mm deep.
describe('the difference to the active rig', () => {
  it('is said in words', () => {
    const state = compared({ distance: '40' }, { screenSize: '32' }, { screens: 'triple' });
    expect(differences(state)).toEqual([
      'The rig from the form above. The others are compared with it.',
      '10 cm closer, 11.8° wider, 8.4° higher.',
      '8.9° wider, 6.3° higher, 11 cm wider on the desk.',
      '123.5° wider, 56.6 cm wider on the desk, 52.6 cm deeper.',
    ]);
  });

  it('is the other way round from the other side', () => {
    const state = compared({ distance: '40', screenSize: '32', screens: 'triple' });
    const other = state.rigs[1]!.id;
    expect(differences(activateRig(other)(state))[1]).toMatch(
      /^10 cm further away, [\d.]+° narrower, [\d.]+° lower, [\d.]+ cm narrower on the desk, [\d.]+ cm shallower\.$/,
    );
  });

  it('is none where only the name differs, and where a number differs by less than is shown', () => {
    expect(differences(compared({}, { distance: '50.0001' })).slice(1)).toEqual([
      'The same view and the same space as your rig.',
      'The same view and the same space as your rig.',
    ]);
  });

  it('follows the units, and knows how fine the pixels are', () => {
    const state = { ...compared({ distance: '65.24', resolution: '2560x1440' }), units: 'in' as const };
    // 15.24 cm are 6 in.
    expect(differences(state)[1]).toMatch(/^6″ further away, /);
    const both = compared({ distance: '100', resolution: '2560x1440' });
    const withPixels = {
      ...both,
      rigs: both.rigs.map((rig) => ({ ...rig, entry: { ...rig.entry, resolution: '2560x1440' } })),
    };
    // 2560 px over 597.73 mm, 500 mm away: 37 pixels per degree; twice as far away 75, which are 38 more.
    expect(differences(withPixels)[1]).toMatch(/38 pixels per degree finer\.$/);
  });
});

describe('an impossible rig', () => {
  it('says so in its own column, and the others go on', () => {
    const { columns } = comparisonOf(compared({ distance: '0' }, { distance: '40' }));
    expect(columns.map(({ isPossible }) => isPossible)).toEqual([true, false, true]);
    expect(columns[1]?.difference).toBe('Your distance to the screen has to be above zero.');
    expect(cell(columns[1], 'Horizontal')).toMatchObject({ text: '–', changed: null });
    expect(cell(columns[1], 'RaceRoom Racing Experience')).toMatchObject({ text: '–', changed: null });
    expect(columns[2]?.difference).toBe('10\u00a0cm closer, 11.8° wider, 8.4° higher.');
  });

  it('says which measure a curved screen lacks', () => {
    const curved = { curvedScreen: true, screenSize: '49', screenRatio: '32:9' } as const;
    const { columns } = comparisonOf(
      compared({ ...curved, radiusCurve: '' }, { ...curved, radiusCurve: '1800' }),
    );
    expect(columns.map(({ needsRadius }) => needsRadius)).toEqual([false, true, false]);
    expect(columns[1]?.difference).toBe(
      'It’s curved, but its radius isn’t known. It’s on the box: 1000R, 1500R, 1800R.',
    );
  });

  it('leaves the others nothing to be measured against where it is the active one', () => {
    const state = compared({ distance: '40' });
    const broken = {
      ...state,
      rigs: state.rigs.map((rig, at) => (at === 0 ? newRig({ ...rig.entry, screenSize: '' }) : rig)),
    };
    const { columns } = comparisonOf({ ...broken, activeId: broken.rigs[0]!.id });
    expect(columns[1]?.difference).toBe(
      'Your rig isn’t possible with these numbers, so there’s nothing to compare with.',
    );
    expect(cell(columns[1], 'Horizontal')).toMatchObject({ text: '73.5°', changed: null });
  });
});

describe('the columns', () => {
  it('start with the active rig, and are called by what they are', () => {
    const state = compared({ screens: 'triple', curvedScreen: true, screenSize: '32', screenRatio: '21:9' });
    expect(comparisonOf(state).columns.map(({ mark, name }) => `${mark} ${name}`)).toEqual([
      'A 27″ 16:9 at 50 cm',
      'B 3 × 32″ 21:9 1000R at 50 cm',
    ]);
    const swapped = activateRig(state.rigs[1]!.id)(state);
    expect(comparisonOf(swapped).columns.map(({ isActive, name }) => [isActive, name])).toEqual([
      [true, '3 × 32″ 21:9 1000R at 50 cm'],
      [false, '27″ 16:9 at 50 cm'],
    ]);
  });

  it('mark each value that changes, and no other', () => {
    const [, near] = comparisonOf(compared({ distance: '40' })).columns;
    expect(cell(near, 'Horizontal')?.changed).toEqual({
      shown: '+11.8°',
      spoken: '11.8° more than your rig',
    });
    expect(cell(near, 'Distance')?.changed?.shown).toBe('−10 cm');
    expect(cell(near, 'Desk width')?.changed).toBeNull();
    // iRacing takes whole degrees across: 62 and 74.
    expect(cell(near, 'iRacing')).toMatchObject({ text: '74°', changed: { shown: '+12°' } });
  });

  it('mark several measures as other than one number', () => {
    const [, triple] = comparisonOf(compared({ screens: 'triple' })).columns;
    expect(cell(triple, 'Assetto Corsa Competizione')).toMatchObject({
      text: '4 values',
      // 27in is 597.7 mm wide; three at their ideal 61.7°.
      measures: [
        { name: 'screen width', text: '598 mm' },
        { name: 'eye distance', text: '500 mm' },
        { name: 'side angle', text: '62°' },
        { name: 'bezel', text: '0 mm' },
      ],
      changed: { shown: '≠', spoken: 'not the same as your rig' },
    });
  });

  it('have a line for what any of them has', () => {
    const terms = (state: State) => comparisonOf(state).columns[0]?.quantities.map(({ term }) => term);
    expect(terms(compared())).toEqual(['Distance', 'Horizontal', 'Vertical', 'Total span', 'Desk width']);
    expect(terms(compared({ screens: 'triple', resolution: '2560x1440' }))).toEqual([
      'Distance',
      'Horizontal',
      'Vertical',
      'Side angle',
      'Total span',
      'Desk width',
      'Desk depth',
      'Pixels per degree',
    ]);
  });

  it('show the picked games, or those asked about most', () => {
    const { columns, arePicked } = comparisonOf(compared());
    expect(arePicked).toBe(false);
    // Sorted by name, as in the list.
    expect(columns[0]?.games.map(({ term }) => term)).toEqual([
      'Assetto Corsa',
      'Assetto Corsa Competizione',
      'Assetto Corsa EVO',
      'Automobilista 2',
      'F1 25',
      'iRacing',
      'Le Mans Ultimate',
      'RaceRoom Racing Experience',
    ]);
    const picked = comparisonOf({ ...compared(), pickedGames: ['raceroom', 'no such game', 'iracing'] });
    expect(picked.columns[0]?.games.map(({ term }) => term)).toEqual([
      'RaceRoom Racing Experience',
      'iRacing',
    ]);
    expect(picked.arePicked).toBe(true);
  });

  it('warn of a number as the list of games does', () => {
    const [, triple, far] = comparisonOf(compared({ screens: 'triple' }, { distance: '150' })).columns;
    // 185° across three; iRacing's own page names 179° at most.
    expect(cell(triple, 'iRacing')).toMatchObject({ text: '185°', warnings: ['may stop earlier'] });
    // 22.5° wide, and F1 25 ends at 37°.
    expect(cell(far, 'F1 25')?.warnings).toEqual(['below its range']);
  });

  it('say of one flat screen that it is flat, and of none that it takes 0 cm', () => {
    const [single, triple] = comparisonOf(compared({ screens: 'triple' })).columns;
    expect(cell(single, 'Desk depth')).toMatchObject({ text: 'flat', changed: null });
    expect(cell(triple, 'Desk depth')).toMatchObject({ text: '52.6 cm', changed: { shown: '+52.6 cm' } });
  });

  it('write every minus in one way', () => {
    // Covers all texts of all games, for rigs with negative numbers and with measures.
    const pickedGames = games.map(({ id }) => id);
    const { columns } = comparisonOf({ ...compared({ screens: 'triple' }, { distance: '90' }), pickedGames });
    const texts = columns.flatMap((column) =>
      column.games
        .map(textsOf)
        .flatMap(({ text, measures, changed }) => [
          text,
          ...measures.map((measure) => measure.text),
          changed?.shown ?? '',
        ]),
    );
    expect(texts.filter((text) => text.includes('\u2212')).length).toBeGreaterThan(0);
    expect(texts.filter((text) => /-\d/.test(text))).toEqual([]);
  });
});
