import { describe, expect, it } from 'vitest';
import type { Rig } from '../geometry/rig';
import { toRadians } from '../geometry/units';
import { viewAngles } from '../geometry/view-angles';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { gameById, gamesWithSetting } from './games';
import { exactProjection, outOfTheBoxProjection, projectionFor, wideProjection } from './projection';

const see = (rig: Rig) => ({ rig, view: valueOf(viewAngles(rig)) });
const single = see(exampleRigs.flat27); // H 61.7358, V 37.1675
const triple = see(exampleRigs.flatTriple32); // A 54.7177, H 53.6799, V 31.7761, one projection 113.2505

const tanHalf = (degrees: number) => Math.tan(toRadians(degrees) / 2);
const about = (value: number, digits = 9): unknown => expect.closeTo(value, digits);
const drawn = (id: string, seen = triple) => projectionFor(gameById(id)!, seen);

describe('projectionFor, one screen', () => {
  it.each([
    // vertical 37°, wider by 16/9; 62° is the width itself; DiRT Rally 2.0 at −4 is 75 − 0.2 · 14² = 35.8° high
    ['assetto-corsa', (16 / 9) * tanHalf(37)],
    ['iracing', tanHalf(62)],
    ['dirt-rally-2', (16 / 9) * tanHalf(35.8)],
  ])('%s', (id, tangent) => {
    const projection = drawn(id, single);
    expect(projection).toEqual({ kind: 'per-screen', tanHalfH: about(tangent), sides: null });
  });

  it('is null only without a number', () => {
    for (const game of gamesWithSetting) expect(projectionFor(game, single), game.id).not.toBeNull();
    expect(drawn('gran-turismo-7', single)).toBeNull();
  });
});

describe('projectionFor, three screens', () => {
  const trueTangent = about(tanHalf(53.67994), 5);

  it.each(['assetto-corsa', 'iracing', 'rfactor-2'])('%s draws what stands there', (id) => {
    expect(drawn(id)).toEqual({ kind: 'per-screen', tanHalfH: trueTangent, sides: 'as-built' });
  });

  it.each(['ets2', 'ats'])(
    '%s draws what stands there, in mode 4 where the side screens do not face you',
    (id) => {
      const { sides } = triple.rig;
      const at45 = see({ ...triple.rig, sides: { ...sides!, sideAngle: toRadians(45) } });
      expect(drawn(id, at45)).toMatchObject({ sides: 'as-built' });
    },
  );

  it('ets2 turns the side views by H and the seam where they face you', () => {
    expect(drawn('ets2')).toMatchObject({ sides: { turn: about(toRadians(54.7177), 5) } });
  });

  it.each(['beamng', 'kartkraft'])('%s turns the side views by H and the seam', (id) => {
    const turn = about(toRadians(54.7177), 5);
    expect(drawn(id)).toEqual({ kind: 'per-screen', tanHalfH: trueTangent, sides: { turn } });
    // Independent of the stand: these games do not ask for its angle.
    const { sides } = triple.rig;
    const at45 = see({ ...triple.rig, sides: { ...sides!, sideAngle: toRadians(45) } });
    expect(drawn(id, at45)).toMatchObject({ sides: { turn } });
  });

  it('Automobilista turns them by the H that 32° high gives', () => {
    const tangent = (16 / 9) * tanHalf(32);
    expect(drawn('automobilista')).toEqual({
      kind: 'per-screen',
      tanHalfH: about(tangent),
      sides: { turn: about(2 * Math.atan(tangent)) },
    });
  });

  it('Project CARS draws one picture of 113°', () => {
    expect(drawn('project-cars')).toEqual({
      kind: 'one-projection',
      tanHalfHOfAll: about(tanHalf(113)),
    });
  });

  // 53.68° is 11.66 steps of 2° below 77°: −12 gives 53°, on a picture three times as wide.
  it('F1 25 draws one picture, three times as wide as the number says', () => {
    expect(drawn('f1-25')).toEqual({
      kind: 'one-projection',
      tanHalfHOfAll: about(3 * tanHalf(53)),
    });
  });

  // The plugin turns by H plus the correction, together the side angle of the stand: A = 54.7177°.
  it('openRBRTriples turns the sides as the stand does', () => {
    expect(drawn('rbr-triples')).toMatchObject({ sides: { turn: about(toRadians(54.7177), 5) } });
  });

  it('says nothing of the sides where they are not known', () => {
    expect(drawn('forza-horizon-5')).toMatchObject({ sides: null });
  });
});

describe('exactProjection and wideProjection', () => {
  it('exact: the rig’s own H, the sides as built', () => {
    expect(exactProjection(single)).toMatchObject({ tanHalfH: about(0.597727, 6), sides: null });
    expect(exactProjection(triple)).toMatchObject({ sides: 'as-built' });
  });

  it('wide: joined edge to edge', () => {
    expect(wideProjection(90, single)).toMatchObject({ tanHalfH: about(1), sides: null });
    expect(wideProjection(90, triple)).toMatchObject({ sides: { turn: toRadians(90) } });
  });
});

describe('outOfTheBoxProjection', () => {
  it('one screen: a height, a width at 16:9 and a plain width', () => {
    expect(outOfTheBoxProjection({ degrees: 56, axis: 'vertical' }, single)).toMatchObject({
      tanHalfH: about((16 / 9) * tanHalf(56)),
    });
    // 77° at 16:9 stays 77°, since the screen is 16:9.
    expect(outOfTheBoxProjection({ degrees: 77, axis: 'horizontal', ratio: 16 / 9 }, single)).toMatchObject({
      tanHalfH: about(tanHalf(77)),
    });
    expect(outOfTheBoxProjection({ degrees: 90, axis: 'horizontal' }, single)).toMatchObject({
      tanHalfH: about(1),
    });
    expect(outOfTheBoxProjection({ degrees: 50, axis: 'horizontal', screens: 3 }, single)).toBeNull();
  });

  it('three screens: one picture of that height, three times as wide', () => {
    expect(outOfTheBoxProjection({ degrees: 56, axis: 'vertical' }, triple)).toEqual({
      kind: 'one-projection',
      tanHalfHOfAll: about(3 * (16 / 9) * tanHalf(56)),
    });
    expect(outOfTheBoxProjection({ degrees: 90, axis: 'horizontal' }, triple)).toBeNull();
    expect(outOfTheBoxProjection({ degrees: 50, axis: 'horizontal', screens: 3 }, triple)).toMatchObject({
      tanHalfH: about(tanHalf(50)),
      sides: { turn: toRadians(50) },
    });
  });
});
