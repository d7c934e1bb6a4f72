import { trueFrusta } from '../src/domain/geometry/frusta';
import type { ViewedRig } from '../src/domain/geometry/compute-view';
import { toDegrees, type Radians } from '../src/domain/geometry/units';
import type { Fov } from '../src/domain/geometry/view-angles';
import { gameValueText } from '../src/text/game-values';
import { games } from '../src/domain/games/games';
import { settingFor } from '../src/domain/games/setting';
import { fileLines } from '../src/domain/game-files/file-lines';
import { gameFiles } from '../src/domain/game-files/game-files';
import { tripleFor } from '../src/domain/games/triple';
import { exactAnswer } from '../src/domain/rig/exact-answer';
import type { RigEntry } from '../src/domain/rig/entry';

const inDegrees = (angle: Radians | undefined) => (angle === undefined ? null : toDegrees(angle));
const fovInDegrees = ({ h, v }: Fov) => ({ h: toDegrees(h), v: toDegrees(v) });

/** The camera that draws each screen true, as tangents at distance 1; null where a double does not hold them. */
function frustaReport(seen: ViewedRig) {
  const frusta = trueFrusta(seen);
  return frusta.ok ? frusta.value.map((each) => ({ ...each, yaw: toDegrees(each.yaw) })) : null;
}

function viewReport(seen: ViewedRig) {
  const { h, v, coverage, fits, triple } = seen.view;
  return {
    h: toDegrees(h),
    v: toDegrees(v),
    coverage: toDegrees(coverage),
    sideAngle: inDegrees(triple?.sideAngle),
    total: inDegrees(triple?.total),
    blindWedge: inDegrees(triple?.blindWedge),
    oneProjection: inDegrees(triple?.oneProjection),
    footprint: triple && {
      widthCm: triple.footprint.widthMm / 10,
      depthCm: triple.footprint.depthMm / 10,
    },
    fits: fits && {
      centre: fovInDegrees(fits.centre),
      balanced: fovInDegrees(fits.balanced),
      edge: fovInDegrees(fits.edge),
    },
    frusta: frustaReport(seen),
  };
}

/** Of what `--json` prints: a program that reads it can tell whether it still knows its names. */
export const reportVersion = 1;

/**
 * Everything the command line tells about a rig: angles in degrees, unrounded, null where a thing does not apply, and
 * codes instead of words.
 */
export function fovReport(entry: RigEntry) {
  const { setup, seen, classic } = exactAnswer(entry);
  if (!seen.ok) return seen;
  const { rig, view } = seen.value;

  return {
    ok: true,
    value: {
      version: reportVersion,
      rig: { ...setup, panel: rig.panel },
      classic: classic.map(({ id, text }) => ({ id, text })),
      view: viewReport(seen.value),
      games: games.map((game) => {
        const setting = settingFor(game, view);
        const triple = tripleFor(game, rig, view);
        return {
          id: game.id,
          name: game.name,
          value: setting?.value ?? null,
          text: setting && game.scale ? gameValueText(setting.value, game.scale) : null,
          exact: setting?.exact ?? null,
          gives: setting?.gives ?? null,
          outOfRange: setting?.outOfRange ?? null,
          evidence: game.evidence.level,
          triple,
          files: gameFiles(game, seen.value).map((file) => ({ path: file.path, lines: fileLines(file) })),
        };
      }),
    },
  } as const;
}

export type FovReport = Extract<ReturnType<typeof fovReport>, { ok: true }>['value'];
