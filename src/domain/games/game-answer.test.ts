import { describe, expect, it } from 'vitest';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { computeView } from '../geometry/compute-view';
import type { Rig } from '../geometry/rig';
import { impossible } from '../geometry/outcome';
import { toDegrees, toRadians } from '../geometry/units';
import { answerFor, gameAnswer, measuresOf, numberOf } from './game-answer';
import { gameById, games } from './games';
import { projectionFor } from './projection';

const { flat27, flatTriple32 } = exampleRigs;

const on = (rig: Rig) => valueOf(computeView(rig));
const answer = (id: string, rig: Rig) => answerFor(gameById(id)!, on(rig));
const values = (id: string, rig: Rig) =>
  Object.fromEntries(measuresOf(answer(id, rig)).map(({ what, value }) => [what, value]));

const fixedAt45: Rig = { ...flatTriple32, sides: { ...flatTriple32.sides!, sideAngle: toRadians(45) } };

/**
 * 34in at 3440 × 1440 (796.620 × 333.469 mm) at 625 mm, beside it 24in 16:10 (516.940 × 323.087 mm), bezels of 12 mm. By
 * hand with the formulas of docs/formulas.md: a = 410.310, m = 270.470, r = 747.651 mm;
 * A = atan2(a, d) + asin(m/r) = 54.4931°, the side screens √(r² − m²) = 697.012 mm away, H = 65.0184°, of a side screen
 * 2·atan(516.940/2/697.012) = 40.6922°, the seam A − 65.0184°/2 − 40.6922°/2 = 1.6378°, T = 2·(A + 40.6922°/2) = 149.6783°.
 * Three screens of 34in turned by the same A would span 2·atan2(a + cos A·808.620, 625 − sin A·808.620) = 184.3283°.
 */
const unlike: Rig = {
  ...flatTriple32,
  panel: { widthMm: 796.62, heightMm: 333.4689, curveRadiusMm: null },
  eyeDistanceMm: 625,
  sides: {
    bezelMm: 12,
    gapMm: null,
    sideAngle: null,
    panel: { widthMm: 516.9398, heightMm: 323.0874, curveRadiusMm: null },
  },
};

describe('kinds of answers', () => {
  it.each([
    ['acc', flat27, 'number'],
    ['acc', flatTriple32, 'measures'],
    ['beamng', flatTriple32, 'angles'],
    ['ets2', flatTriple32, 'angles'],
    ['ets2', fixedAt45, 'no-effect'],
    ['gran-turismo-7', flat27, 'fixed-view'],
    ['wreckfest', flat27, 'unknown'],
  ] as const)('%s: %o gets %s', (id, rig, kind) => {
    expect(answer(id, rig).kind).toBe(kind);
  });

  it('give the reason of an impossible rig and no number', () => {
    expect(gameAnswer(gameById('acc')!, impossible('distance-not-positive'))).toEqual({
      kind: 'impossible',
      reason: 'distance-not-positive',
    });
  });

  it('carry no caution on one screen', () => {
    for (const game of games) expect(answerFor(game, on(flat27)).cautions, game.id).toEqual([]);
  });
});

describe.each(['ets2', 'ats'])('%s', (id) => {
  it('takes mode 2 with three equal screens that face the eye', () => {
    expect(answer(id, flatTriple32).triple?.lines[0]).toBe('uset r_multimon_mode "2"');
    expect(answer(id, flatTriple32).cautions).toEqual([]);
  });

  it.each([
    ['on a fixed stand', fixedAt45],
    ['with side screens of another size', unlike],
  ])('takes mode 4 alone %s', (_, rig) => {
    const { triple, cautions } = answer(id, rig);
    expect(triple?.lines).toEqual(['uset r_multimon_mode "4"', 'uset g_interior_camera_zero_pitch "1"']);
    expect(measuresOf(answer(id, rig))).toEqual([]);
    expect(cautions).toEqual(['needs-mode-4']);
  });
});

describe('side screens of another size', () => {
  it('get their own angle in BeamNG', () => {
    const { centre, left, right, borders } = values('beamng', unlike);
    expect([centre, left, right, borders]).toEqual(
      [65.0184, 40.6922, 40.6922, 1.6378].map((degrees) => expect.closeTo(degrees, 3) as number),
    );
    expect(answer('beamng', unlike).cautions).toEqual([]);
    expect(projectionFor(gameById('beamng')!, on(unlike))).toMatchObject({
      sides: {
        turn: expect.closeTo(toRadians(54.4931), 4) as number,
        tanHalf: expect.closeTo(516.94 / 2 / 697.012, 4) as number,
      },
    });
  });

  it('are told once to iRacing: the number is the span that its own measures mean', () => {
    const iracing = answer('iracing', unlike);
    const setting = numberOf(iracing)!.setting;
    expect(setting).toMatchObject({ value: 184, doubtful: true });
    expect(setting.exact).toBeCloseTo(184.3283, 3);
    // 184 where the screens span 149.6783.
    expect(setting.errorDegrees).toBeCloseTo(34.3217, 3);
    expect(iracing.cautions).toContain('taken-as-equal');
    expect(toDegrees(iracing.spans!.drawn)).toBeCloseTo(184.3283, 3);
    expect(toDegrees(iracing.spans!.seen)).toBeCloseTo(149.6783, 3);
    expect(values('iracing', unlike)['lit-width']).toBeCloseTo(796.62, 2);
  });

  // These games turn their side views by themselves, so the span of the stand with equal screens is not what they draw.
  it.each(['kartkraft', 'rfactor', 'rbr-triples'])('have no drawn span in %s', (id) => {
    expect(answer(id, unlike).spans).toBeNull();
  });

  // Screens of 1600 mm at 300 mm, turned by 130°, collide: their far edge is 130° + atan(860/429) = 193.5° round. Those of
  // 100 mm end at 73.8°.
  it('leave iRacing its measures alone where equal screens would collide', () => {
    const stand: Rig = {
      ...unlike,
      panel: { ...unlike.panel, widthMm: 1600 },
      eyeDistanceMm: 300,
      sides: {
        ...unlike.sides!,
        sideAngle: toRadians(130),
        panel: { widthMm: 100, heightMm: 60, curveRadiusMm: null },
      },
    };
    const iracing = answer('iracing', stand);
    expect(iracing.kind).toBe('measures');
    expect(iracing.spans).toBeNull();
    expect(iracing.cautions).toContain('taken-as-equal');
  });

  it.each(['lmu', 'rfactor-2'])('have a view of their own in the file of %s', (id) => {
    const { triple, cautions } = answer(id, unlike);
    expect(triple?.lines).toEqual([
      'ViewParams=(0.797, 0.333, 0.625, 54.493, 0.024)',
      'LeftView=(0.517, 0.323, 0.697, 54.493, 0.024)',
      'RightView=(0.517, 0.323, 0.697, 54.493, 0.024)',
    ]);
    expect(cautions).toEqual(['side-views-unseen']);
  });

  it.each([
    ['acc', 'taken-as-equal'],
    ['ac-evo', 'taken-as-equal'],
    ['kartkraft', 'taken-as-equal'],
    ['rfactor', 'taken-as-equal'],
    ['rbr-triples', 'taken-as-equal'],
    ['assetto-corsa', 'exact-in-file'],
    ['project-cars', 'same-pixel-size'],
    ['automobilista-2', 'centre-only'],
    ['raceroom', 'centre-only'],
  ])('bring a caution in %s: %s', (id, caution) => {
    expect(answer(id, unlike).cautions).toEqual([caution]);
  });

  it('are drawn as large as the centre one by a game that takes all as equal', () => {
    // A screen 796.62 mm wide, hinged at (410.31, 625) and turned by A: 625·cos A + 410.31·sin A away.
    const a = toRadians(54.4931);
    const distanceMm = 410.31 * Math.sin(a) + 625 * Math.cos(a);
    expect(projectionFor(gameById('acc')!, on(unlike))).toMatchObject({
      sides: { tanHalf: expect.closeTo(796.62 / 2 / distanceMm, 4) as number },
    });
  });
});

describe('a stand whose side screens do not face the eye', () => {
  it.each(['beamng', 'kartkraft'])('brings a caution in %s, which turns its views as if they did', (id) => {
    expect(answer(id, fixedAt45).cautions).toEqual(['drawn-facing']);
    expect(answer(id, flatTriple32).cautions).toEqual([]);
  });
});
