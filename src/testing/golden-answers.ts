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
import { settingFor } from '../domain/games/setting';
import { tripleFor } from '../domain/games/triple';
import { exactAnswer } from '../domain/rig/exact-answer';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';

/**
 * A thousand generated rigs with all that was answered for them, written down on 15 November 2026 before the page got one
 * entry and one answer. A change of the program's shape must not change a digit of them. Where a formula or a fact is mended
 * on purpose, write them again (`npm run golden`) and say in the commit what changed and why.
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

/** A game that came later would change every digest and show nothing. */
const cameLater: readonly string[] = ['star-citizen', 'trackmania-tweaker', 'x-plane-11', 'x-plane-12'];

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
  const { rig, view } = seen.value;
  return games
    .filter(({ id }) => !cameLater.includes(id))
    .flatMap((game) => {
      const setting = settingFor(game, view);
      if (!setting || !game.scale) return [];
      const { value, errorDegrees, outOfRange, doubtful, hasEffect } = setting;
      const triple = tripleFor(game, rig, view);
      const measures = [
        ...(triple?.measures.map((each) => gameValueText(each.value, each)) ?? []),
        ...(triple?.lines ?? []),
      ];
      const own = [
        gameValueText(value, game.scale),
        gameValuePlain(value, game.scale),
        words.error[errorSide(errorDegrees)](degreesText(Math.abs(errorDegrees))),
        ...(outOfRange ? [outOfRange] : []),
        ...(doubtful ? ['doubtful'] : []),
      ].join(' ');
      const all = measures.length > 0 ? ` [${measures.join('; ')}]` : '';
      return [`${game.id}: ${hasEffect ? own : 'measures'}${all}`];
    })
    .join(' | ');
}

/** What is answered today for a rig of the file, in the same shape. */
export function answeredNow({ entry, games: inFull }: GoldenAnswer): GoldenAnswer {
  // The form offers the pixels for 21:9 only.
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
