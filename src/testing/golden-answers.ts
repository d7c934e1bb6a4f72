import { words } from '#messages/games';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { floorPlan } from '../domain/geometry/floor-plan';
import { toDegrees, type Radians } from '../domain/geometry/units';
import type { ViewAngles } from '../domain/geometry/view-angles';
import { degreesText } from '../text/angles';
import { gameValuePlain, gameValueText } from '../text/game-values';
import { errorSide } from '../domain/games/error-side';
import { games } from '../domain/games/games';
import { answerFor } from '../domain/games/game-answer';
import { exactAnswer } from '../domain/rig/exact-answer';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';

/**
 * A thousand generated rigs with all their answers, recorded on 15 November 2026. A refactoring must not change a digit
 * of them. After a deliberate change of a formula or a fact, record them again (`npm run golden`) and explain the
 * difference in the commit.
 */
export interface GoldenAnswer {
  readonly entry: Partial<RigEntry>;
  readonly classic: string;
  readonly view: string;
  readonly footprint: string;
  /** In full for every twentieth rig, else a digest. */
  readonly games?: string;
  readonly gamesDigest?: string;
}

export const goldenFile = 'src/testing/golden-answers.jsonl';

export const readGoldenAnswers = (): readonly GoldenAnswer[] =>
  readFileSync(goldenFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenAnswer);

/** Games added later, which would change every digest. */
const cameLater: readonly string[] = [
  ...['rigs-of-rods', 'star-citizen', 'trackmania-tweaker', 'x-plane-11', 'x-plane-12'],
];

const inDegrees = (angle: Radians) => toDegrees(angle).toFixed(6);

function viewText({ h, v, coverage, fits, triple, horizon, flatEquivalent: flat }: ViewAngles): string {
  const angles = [
    ...[h, v, coverage, horizon.pitch],
    ...(fits ? [fits.centre.h, fits.balanced.h, fits.edge.h] : []),
    ...(triple
      ? [
          ...[triple.sideAngle, triple.total, triple.blindWedge],
          ...[triple.oneProjection, triple.oneProjectionBezelCorrected, triple.sideSpan],
        ]
      : []),
  ];
  const lengths = [flat.widthMm, flat.heightMm, flat.distanceMm, horizon.lensShift];
  return `${angles.map(inDegrees).join(' ')} | ${lengths.map((each) => each.toFixed(4)).join(' ')}`;
}

function gamesText({ seen }: ReturnType<typeof exactAnswer>): string {
  if (!seen.ok) return '';
  return games
    .filter(({ id }) => !cameLater.includes(id))
    .flatMap((game) => {
      const answer = answerFor(game, seen.value);
      if (answer.kind === 'unknown' || answer.kind === 'fixed-view') return [];
      const { triple } = answer;
      const measures = [
        ...(triple?.measures.map((each) => gameValueText(each.value, each)) ?? []),
        ...(triple?.lines ?? []),
      ];
      const all = measures.length > 0 ? ` [${measures.join('; ')}]` : '';
      if (answer.kind !== 'number') return [`${game.id}: measures${all}`];
      const { value, errorDegrees, outOfRange, doubtful } = answer.setting;
      const own = [
        gameValueText(value, answer.scale),
        gameValuePlain(value, answer.scale),
        words.error[errorSide(errorDegrees)](degreesText(Math.abs(errorDegrees))),
        ...(outOfRange ? [outOfRange] : []),
        ...(doubtful ? ['doubtful'] : []),
      ].join(' ');
      return [`${game.id}: ${own}${all}`];
    })
    .join(' | ');
}

/** Today's answers for a rig of the file, in the same form. */
export function answeredNow({ entry, games: inFull }: GoldenAnswer): GoldenAnswer {
  // The form offers pixels for 21:9 only.
  const resolution = entry.screenRatio === '21:9' ? entry.resolution : '';
  const answer = exactAnswer({ ...defaultEntry, ...entry, resolution } as RigEntry);
  const { rig, view, classic } = answer;
  const plan = rig.ok ? floorPlan(rig.value) : rig;
  const played = gamesText(answer);
  return {
    entry,
    classic: classic.map(({ text }) => text).join(' '),
    view: view.ok ? viewText(view.value) : view.reason,
    footprint: plan.ok
      ? `${plan.value.footprint.widthMm.toFixed(3)} ${plan.value.footprint.depthMm.toFixed(3)}`
      : plan.reason,
    ...(inFull === undefined
      ? { gamesDigest: createHash('sha256').update(played).digest('hex').slice(0, 16) }
      : { games: played }),
  };
}
