import { classicResults } from '../src/classic/classic-results';
import type { Refinements } from '../src/core/parse-rig';
import { seeRig } from '../src/core/see-rig';
import type { Setup } from '../src/core/setup';
import { toDegrees, type Radians } from '../src/core/units';
import type { Fov, ViewAngles } from '../src/core/view-angles';
import { settingText } from '../src/games/format';
import { games } from '../src/games/games';
import { settingFor } from '../src/games/setting';
import { tripleFor } from '../src/games/triple';

const inDegrees = (angle: Radians | undefined) => (angle === undefined ? null : toDegrees(angle));
const fovInDegrees = ({ h, v }: Fov) => ({ h: toDegrees(h), v: toDegrees(v) });

function viewReport({ h, v, coverage, fits, triple }: ViewAngles) {
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
  };
}

/**
 * Everything the command line tells about a rig: angles in degrees, unrounded, null where a thing does not apply.
 */
export function fovReport(setup: Setup, refinements: Refinements) {
  const seen = seeRig(setup, refinements);
  if (!seen.ok) return seen;
  const { rig, view } = seen.value;

  return {
    ok: true,
    value: {
      rig: { ...setup, ...refinements, panel: rig.panel },
      classic: classicResults(setup).map(({ label, text }) => ({ label, text })),
      view: viewReport(view),
      games: games.map((game) => {
        const setting = settingFor(game, view);
        return {
          id: game.id,
          name: game.name,
          value: setting?.value ?? null,
          text: setting && game.scale ? settingText(game.scale, setting.value) : null,
          exact: setting?.exact ?? null,
          gives: setting?.gives ?? null,
          outOfRange: setting?.outOfRange ?? null,
          evidence: game.evidence.level,
          triple: tripleFor(game, rig, view),
        };
      }),
    },
  } as const;
}

export type FovReport = Extract<ReturnType<typeof fovReport>, { ok: true }>['value'];
