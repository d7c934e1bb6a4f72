import { describe, expect, it } from 'vitest';
import { gameById, games } from '../games/games';
import { exampleRigs } from '../../testing/example-rigs';
import { fixedViewSeatMm } from './fixed-view-seat';
import { sitForFixed } from './sit-for-game';

const game = (id: string) => gameById(id)!;
const { flat27 } = exampleRigs;

describe('fixedViewSeatMm', () => {
  it('says how far away: half the height of 27in and of 65in 16:9, 168.11 and 404.71 mm, / tan 27.5°', () => {
    expect(fixedViewSeatMm(game('gran-turismo-7'), flat27)).toBeCloseTo(322.937, 2);
    const panel = { ...flat27.panel, widthMm: 1438.973, heightMm: 809.423 };
    expect(fixedViewSeatMm(game('gran-turismo-7'), { ...flat27, panel })).toBeCloseTo(777.44, 1);
  });

  it('is empty for a view that can be changed, and for an impossible seat', () => {
    expect(fixedViewSeatMm(game('acc'), flat27)).toBeNull();
    expect(fixedViewSeatMm(game('wreckfest'), flat27)).toBeNull();
    // A screen of 5 cm would have to be 48 mm away: 25/tan 27.5°
    const panel = { ...flat27.panel, widthMm: 88.9, heightMm: 50 };
    expect(fixedViewSeatMm(game('gran-turismo-7'), { ...flat27, panel })).toBeNull();
  });

  // Worked examples of docs/formulas.md, flat, curved and triple.
  it('is where the plan would put you', () => {
    const fixed = games.filter(({ outOfTheBox }) => outOfTheBox?.fixed);
    expect(fixed).toHaveLength(2);
    for (const each of fixed)
      for (const rig of Object.values(exampleRigs)) {
        const placing = sitForFixed(each.outOfTheBox!, rig);
        const planned = placing.ok ? placing.value.rig.eyeDistanceMm : null;
        expect(fixedViewSeatMm(each, rig)).toBe(planned);
      }
  });
});
