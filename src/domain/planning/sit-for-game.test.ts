import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeView } from '../geometry/compute-view';
import { gameById, gamesWithSetting } from '../games/games';
import { gameAnswer, numberOf } from '../games/game-answer';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { between, ownedRig } from '../../testing/sample-rigs';
import { seatsInside, sitForFixed, sitForNumber } from './sit-for-game';
import type { Placing } from './where-to-sit';

const flat27 = valueOf(computeView(exampleRigs.flat27));
const triple32 = valueOf(computeView(exampleRigs.flatTriple32));
const game = (id: string) => gameById(id)!;
const mmOf = (placing: Placing | null) => (placing?.ok === true ? placing.value.rig.eyeDistanceMm : null);

describe('sitForNumber', () => {
  // 168.11 mm, half of the height, / tan 27°
  it('a vertical number: Assetto Corsa Competizione at 54', () => {
    expect(mmOf(sitForNumber(game('acc'), 54, flat27))).toBeCloseTo(329.936, 2);
  });

  // V = 18 + 100/2 · 0.5 = 43°: 168.11/tan 21.5° = 426.77
  it('a slider: EA Sports WRC at 50', () => {
    expect(mmOf(sitForNumber(game('ea-wrc'), 50, flat27))).toBeCloseTo(426.77, 1);
  });

  it('three screens: the whole span, one flat picture over all, and measures instead', () => {
    // Worked example of three 32in, with a span of 163.1154° at 700 mm.
    expect(mmOf(sitForNumber(game('iracing'), 163.11539, triple32))).toBeCloseTo(700, 2);
    // tan 60°/3 = tan 30°: 354.21/tan 30° = 613.51
    expect(mmOf(sitForNumber(game('rennsport'), 120, triple32))).toBeCloseTo(613.507, 2);
    expect(sitForNumber(game('acc'), 54, triple32)).toBeNull();
  });

  it('from there, that number is the true one, whatever the game and the rig', () => {
    fc.assert(
      fc.property(ownedRig, fc.constantFrom(...gamesWithSetting), between(20, 70), (rig, any, vertical) => {
        const seen = computeView(rig);
        if (!seen.ok) return;
        // A number that is true at some seat.
        const from = computeView({
          ...rig,
          eyeDistanceMm: rig.panel.heightMm / 2 / Math.tan((vertical * Math.PI) / 360),
        });
        const setting = numberOf(gameAnswer(any, from))?.setting;
        if (!setting) return;
        const placing = sitForNumber(any, setting.exact, seen.value);
        if (!placing?.ok) return;
        const there = numberOf(gameAnswer(any, placing))!.setting;
        expect(there.exact).toBeCloseTo(setting.exact, 7);
      }),
    );
  });
});

describe('sitForFixed', () => {
  it('a height that cannot be changed: 168.11/tan 27.5°', () => {
    expect(mmOf(sitForFixed(game('gran-turismo-7').outOfTheBox!, flat27.rig))).toBeCloseTo(322.937, 2);
  });

  // 65° wide at 16:9 is 2·atan(9/16 · tan 32.5°) = 39.4305° high; on any screen: half the height / tan 19.7152°
  it('a width at 16:9 stands for its height', () => {
    expect(mmOf(sitForFixed(game('nascar-racing-2003').outOfTheBox!, flat27.rig))).toBeCloseTo(469.121, 2);
  });
});

describe('seatsInside', () => {
  it('a narrow range has a nearest and a farthest seat: Forza Horizon 5, V from 40° to 55°', () => {
    const seats = seatsInside(game('forza-horizon-5'), flat27);
    expect(seats).toEqual({
      nearestMm: expect.closeTo(322.937, 2) as number,
      farthestMm: expect.closeTo(461.88, 2) as number,
    });
  });

  // H 60° at 517.65 mm; H 170° at 26 mm, nearer than any seat.
  it('where a limit is beyond all seats, there is no end: Rennsport, H from 60°', () => {
    expect(seatsInside(game('rennsport'), flat27)).toEqual({
      nearestMm: null,
      farthestMm: expect.closeTo(517.646, 2) as number,
    });
  });

  it('says why there are none', () => {
    expect(seatsInside(game('ac-rally'), flat27)).toBe('no-limits');
    expect(seatsInside(game('acc'), triple32)).toBe('measures');
    // A screen so small that a picture 60° wide needs an eye at 9 cm.
    const tiny = valueOf(
      computeView({ ...exampleRigs.flat27, panel: { ...flat27.rig.panel, widthMm: 100, heightMm: 60 } }),
    );
    expect(seatsInside(game('rennsport'), tiny)).toBe('nowhere');
  });

  it('between the two the true number is within the limits, and beyond them it is not', () => {
    fc.assert(
      fc.property(ownedRig, fc.constantFrom(...gamesWithSetting), between(0.01, 0.99), (rig, any, part) => {
        const seen = computeView(rig);
        if (!seen.ok) return;
        const seats = seatsInside(any, seen.value);
        if (typeof seats === 'string' || seats.nearestMm === null || seats.farthestMm === null) return;
        const { nearestMm, farthestMm } = seats;
        expect(nearestMm).toBeLessThan(farthestMm);
        const at = (eyeDistanceMm: number) => {
          const there = computeView({ ...rig, eyeDistanceMm });
          return numberOf(gameAnswer(any, there))?.setting.outOfRange;
        };
        expect(at(nearestMm + part * (farthestMm - nearestMm)) ?? null).toBeNull();
        expect(['above', undefined]).toContain(at(nearestMm / 1.5));
        expect(['below', undefined]).toContain(at(farthestMm * 1.5));
      }),
    );
  });
});
