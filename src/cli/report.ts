import { words } from '#messages/exact';
import { trueFrusta } from '../domain/geometry/frusta';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { possible } from '../domain/geometry/outcome';
import { toDegrees, type Radians } from '../domain/geometry/units';
import type { Fov } from '../domain/geometry/view-angles';
import { answerTexts } from '../text/game-texts';
import { gameName } from '../text/game-name';
import { games } from '../domain/games/games';
import { answerFor, numberOf } from '../domain/games/game-answer';
import { fileLines } from '../domain/game-files/file-lines';
import { gameFiles } from '../domain/game-files/game-files';
import type { Game } from '../domain/games/types';
import { shaderUse } from '../domain/planning/shader-use';
import { exactAnswer } from '../domain/rig/exact-answer';
import { shaderAnswer } from '../domain/shader/shader-answer';
import type { CommonOptions } from './options';

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
    shader: shaderReport(seen),
  };
}

/** A public shader that makes a flat picture exact, and the picture that it needs; or a code why none does. */
function shaderReport(seen: ViewedRig) {
  const answer = shaderAnswer(possible(seen));
  switch (answer.kind) {
    case 'settings':
      return {
        takes: answer.kind,
        shader: answer.shader,
        sliders: Object.fromEntries(answer.values.map(({ slider, value }) => [slider.key, value])),
        picture: fovInDegrees(answer.picture.view),
        error: toDegrees(answer.error),
        keptShare: answer.keptShare,
        darkShare: answer.darkShare,
      };
    case 'unable':
      return { takes: answer.kind, reason: answer.limit };
    case 'out-of-range':
      return { takes: answer.kind, shader: answer.shader, slider: answer.slider.key };
    default:
      return null;
  }
}

/** The game's number for the picture that a shader needs; null if none helps. */
function settingWithShader(game: Game, seen: ViewedRig) {
  const use = shaderUse(game, seen);
  const answer = use && shaderAnswer(possible(seen));
  const setting = answer?.kind === 'settings' ? numberOf(answerFor(game, answer.picture))?.setting : null;
  if (!use || !setting) return null;
  const { value, exact, outOfRange } = setting;
  return { value, exact, outOfRange, ifOnePicture: use === 'if-one-picture' };
}

/** Answer for one game. */
export function gameReport(game: Game, seen: ViewedRig) {
  const answer = answerFor(game, seen);
  const { setting } = numberOf(answer) ?? {};
  const { value, warning } = answerTexts(game, possible(seen));
  return {
    id: game.id,
    name: gameName(game),
    takes: answer.kind,
    value: setting?.value ?? null,
    text: answer.kind === 'number' || answer.kind === 'no-effect' ? value : null,
    exact: setting?.exact ?? null,
    gives: setting?.gives ?? null,
    error: setting?.errorDegrees ?? null,
    outOfRange: setting?.outOfRange ?? null,
    evidence: answer.evidence.level,
    cautions: answer.cautions,
    warning,
    triple: answer.triple,
    withShader: settingWithShader(game, seen),
    files: gameFiles(game, seen).map((file) => ({ path: file.path, lines: fileLines(file) })),
  };
}

export type GameReport = ReturnType<typeof gameReport>;

/** Error instead of a report: a code for programs, a sentence for people. */
export interface ReportError {
  readonly reason: string;
  readonly message: string;
}

/**
 * Everything the command line tells about a rig: angles in degrees, unrounded, null where a thing does not apply, and
 * codes instead of words.
 */
export function fovReport({ entry, game }: Pick<CommonOptions, 'entry' | 'game'>) {
  const { setup, seen, classic } = exactAnswer(entry);
  if (!seen.ok) {
    const error: ReportError = { reason: seen.reason, message: words.impossible[seen.reason] };
    return { ok: false, error } as const;
  }
  return {
    ok: true,
    value: {
      rig: { ...setup, panel: seen.value.rig.panel },
      classic: classic.map(({ id, text }) => ({ id, text })),
      view: viewReport(seen.value),
      games: (game ? [game] : games).map((each) => gameReport(each, seen.value)),
    },
  } as const;
}

export type FovReport = Extract<ReturnType<typeof fovReport>, { ok: true }>['value'];
