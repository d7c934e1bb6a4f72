import { words as exactWords } from '#messages/exact';
import { words as fileWords } from '#messages/files';
import { words as detailWords } from '#messages/game-details';
import { words as gameWords } from '#messages/games';
import { language } from '#messages/language';
import { words } from '#messages/library';
import { fileLines } from '../domain/game-files/file-lines';
import { gameFiles } from '../domain/game-files/game-files';
import { patchFile as patchBytes, type FileProblem } from '../domain/game-files/patch-file';
import { gameById, games as gameRecords } from '../domain/games/games';
import { answerFor, measuresOf, numberOf } from '../domain/games/game-answer';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { toDegrees } from '../domain/geometry/units';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { fieldIds, fields, type FieldId } from '../domain/rig/fields';
import { plainText } from '../messages/marks';
import { gameTexts } from '../text/game-texts';
import { gameValueText } from '../text/game-values';
import { gameName } from '../text/game-name';
import { bytesOf, textOf } from './file-as-text';
import { asField, complaintAbout, lacksHalfOfLitSize } from './rig-fields';
import { verify } from './verify-report';

// Public interface of the package `sightline-fov`. All its types are in this file; `api.txt` is the record of it.

/** A number in the field's unit, or a text with a unit of its own: 27, "27in", "69 cm", "3 ft 4 in". */
export type Length = number | string;

/** A rig as people describe it. Omitted fields are as in `defaultRig`. */
export interface RigInput {
  /** Width to height of one screen, such as "16:9". */
  readonly screenRatio?: `${number}:${number}`;
  /** Diagonal of one screen, in inches. */
  readonly screenSize?: Length;
  /** Distance between your eyes and the middle of the glass, in centimetres. */
  readonly distance?: Length;
  readonly screens?: 'single' | 'triple';
  readonly curvedScreen?: boolean;
  /** Radius of the curve, in millimetres. Counts if `curvedScreen` is true. */
  readonly radiusCurve?: Length;
  /** One edge of one frame, in millimetres. Counts with three screens. */
  readonly bezelThickness?: Length;
  /** Fit of one flat picture on one curved screen. */
  readonly fit?: 'centre' | 'balanced' | 'edge';
  /** Pixels, such as "3440x1440", or a ratio, such as "43:18": more exact than the advertised ratio. */
  readonly resolution?: string;
  /**
   * Measured width of the lit picture, in millimetres. Requires `litHeight`; both take precedence over size and ratio.
   */
  readonly litWidth?: Length;
  /** Measured height of the lit picture, in millimetres. */
  readonly litHeight?: Length;
  /** Angle of the side screens fixed by the stand, in degrees. Omitted, each faces your eyes. */
  readonly sideAngle?: number | string;
  /** Distance between two lit pictures, in millimetres, if it is not two bezels. */
  readonly gap?: Length;
  /** Diagonal of the side screens, in inches, if it differs. */
  readonly sideSize?: Length;
  /** Shape of the side screens, if it differs: pixels or a ratio. */
  readonly sideRatio?: string;
  /** Your eyes above (+) or below (−) the middle of the screen, in centimetres. */
  readonly eyeOffset?: Length;
}

declare const known: unique symbol;

/** A rig that was read and is possible. */
export interface Rig {
  /** Opaque: use `anglesOf` and `settingFor`. */
  readonly [known]: true;
}

export type RigReading =
  | { readonly ok: true; readonly rig: Rig }
  | {
      readonly ok: false;
      /** A code: "unknown-field", "unreadable", or why the geometry is impossible, such as "rim-behind-eye". */
      readonly reason: string;
      /** The field that explains it, if there is one. */
      readonly field: string | null;
      /** The reason in words. */
      readonly message: string;
    };

/** All angles are in degrees and not rounded. */
export interface Angles {
  /** Angle of one screen's picture. */
  readonly horizontal: number;
  /** Angle of one screen's picture. */
  readonly vertical: number;
  /** Angle of one screen from edge to edge; on a flat screen the horizontal angle. */
  readonly coverage: number;
  /** null with one screen. */
  readonly triple: {
    /** Angle of each side screen to the centre screen. */
    readonly sideAngle: number;
    /** Angle from outer edge to outer edge. */
    readonly total: number;
    /** Angle hidden at each seam. */
    readonly blindWedge: number;
    /** Angle of one flat picture laid over all three. */
    readonly oneProjection: number;
    /** Room that the three screens take. */
    readonly footprint: { readonly widthCm: number; readonly depthCm: number };
  } | null;
}

/**
 * Certainty of a game's conversion: confirmed by the game's own files or two independent sources, measured by two players
 * whose screenshots agree, reported by one good source, believed by calculators or inferred; with none there is no number.
 */
export type Evidence = 'confirmed' | 'measured' | 'reported' | 'believed' | 'none';

export interface Game {
  /** Stable for good. */
  readonly id: string;
  readonly name: string;
  readonly developer: string;
  /** Meaning of its number, in words; null if no number is known. */
  readonly takes: string | null;
  readonly evidence: Evidence;
}

/** A length or an angle that a game takes for three screens. */
export interface Measure {
  /** Name in words. */
  readonly name: string;
  /** Its key in the game's file, if it has one. */
  readonly key: string | null;
  /** Value in `unit`, not rounded. */
  readonly value: number;
  readonly unit: 'mm' | 'm' | 'degrees' | 'none';
  /** Typed text, with its unit. */
  readonly text: string;
  /** Side of the game's limits on which the value lies. */
  readonly outOfRange: 'below' | 'above' | null;
}

/** Setting of a game for a rig. */
export interface Setting {
  /** Text for people: "37°", or several measures, or a dash if nothing is known. */
  readonly text: string;
  /** Number to type, on the game's step and within its range; null if no number is known or measures replace it. */
  readonly value: number | null;
  /** The true number, neither rounded nor clamped. */
  readonly exact: number | null;
  /** Side of the game's range on which the true number lies. */
  readonly outOfRange: 'below' | 'above' | null;
  /** The angle that `value` really gives, in degrees, along `axis`. */
  readonly gives: number | null;
  readonly axis: 'horizontal' | 'vertical' | null;
  /** Measures for three screens, instead of the number or besides it; empty with one screen. */
  readonly measures: readonly Measure[];
  /** Warning in sentences; empty if there is none. */
  readonly warning: string;
  /** Effect of the value, in words. */
  readonly note: string;
}

/** A file of a game, with the values for a rig. */
export interface GameFile {
  /** Path on the player's machine. */
  readonly path: string;
  /** File name; "*.plr" is any name with that ending. */
  readonly name: string;
  /** Ready to paste. An entry of a list has no line of its own: `patchFile` changes it. */
  readonly lines: readonly string[];
}

export type Patch =
  | {
      readonly ok: true;
      /** The whole file; all but its values is unchanged. */
      readonly text: string;
      /** Each changed value, with its line before and after, shortened if long. */
      readonly changes: readonly { readonly line: number; readonly before: string; readonly after: string }[];
      /** Values left unchanged, with reasons. */
      readonly problems: readonly {
        readonly section: string | null;
        readonly key: string;
        readonly message: string;
      }[];
    }
  | {
      readonly ok: false;
      /** A code, such as "other-name" or "not-readable". */
      readonly reason: string;
      /** The reason in words. */
      readonly message: string;
    };

/** A player's report, worked out again from its numbers. */
export interface VerifiedReport {
  /** Id or name, as in the report. */
  readonly game: string;
  /** Id in this library; null if the report's game has none here. */
  readonly gameId: string | null;
  readonly widthPx: number;
  readonly heightPx: number;
  /**
   * One meaning fits; the rule is known and its axis is not; several meanings fit; or no known meaning does.
   */
  readonly verdict: 'clear' | 'scale' | 'undecided' | 'no-family';
  /** Codes of the meanings that are left, best first, such as "degrees vertical". */
  readonly meanings: readonly string[];
  /** Sum of squared errors of the best known meaning; null if none is possible. */
  readonly chi2: number | null;
  /** Number of measurements. */
  readonly measurements: number;
  /** The best meaning that a clear verdict rules out. */
  readonly next: { readonly meaning: string; readonly chi2: number } | null;
  /** Vertical angles that were measured without any meaning, in degrees, with their standard deviations. */
  readonly pictures: readonly {
    readonly number: number;
    readonly vertical: number;
    readonly error: number;
  }[];
  /** Agreement of this library's record; null if it has none. */
  readonly record: 'agrees' | 'agrees-otherwise' | 'contradicts' | 'cannot-tell' | null;
  /** The sender's own verdict, which counts for nothing. */
  readonly claim: string | null;
  /** The verdict in words. */
  readonly message: string;
}

export type Verification =
  | {
      readonly ok: true;
      /** Every report in the text, all of one game. */
      readonly reports: readonly VerifiedReport[];
      /**
       * Certainty that they give together: measured needs two clear reports of different picture ratios that agree, from
       * different people, which no text can show.
       */
      readonly grade: 'none' | 'reported' | 'measured' | 'disagree';
      /** Codes of the meanings that fit all clear reports. */
      readonly meanings: readonly string[];
      /** A record for the table of games; null if there is nothing to record. */
      readonly record: string | null;
      /** The grade in words. */
      readonly message: string;
    }
  | {
      readonly ok: false;
      /** A code, such as "unreadable" or "pictures-disagree". */
      readonly reason: string;
      /** Each problem in words, with its line. */
      readonly messages: readonly string[];
    };

/** Compiles only if the interface above and the table of fields have the same fields. */
const inputFields: Readonly<Record<keyof RigInput, FieldId>> & Readonly<Record<FieldId, keyof RigInput>> =
  Object.fromEntries(fieldIds.map((id) => [id, id])) as { readonly [Id in FieldId]: Id };

const isField = (name: string): name is FieldId => Object.hasOwn(inputFields, name);

/** The rig of the site's form at first; defaults of `RigInput`. */
export const defaultRig: RigInput = Object.fromEntries(
  fieldIds.flatMap((id) => {
    const field = fields[id];
    if (field.default === '') return [];
    return [[id, field.kind === 'length' ? Number(field.default) : field.default] as const];
  }),
);

const refused = (reason: string, field: string | null, message: string): RigReading => ({
  ok: false,
  reason,
  field,
  message,
});

/**
 * Reads a rig. Unreadable and impossible rigs are results, not exceptions.
 *
 * @example readRig({ screenSize: 32, distance: '70 cm', screens: 'triple', bezelThickness: 8 }) // { ok: true, rig }
 */
export function readRig(input: RigInput): RigReading {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const [unknown] = given.find(([name]) => !isField(name)) ?? [];
  if (unknown !== undefined) return refused('unknown-field', unknown, words.unknownField(unknown));
  const typed = given.map(([name, value]) => [name as FieldId, asField(name as FieldId, value)] as const);
  const entry = { ...defaultEntry, ...Object.fromEntries(typed) } as RigEntry;
  for (const [id] of typed) {
    const complaint = complaintAbout(id, entry);
    if (complaint !== null) return refused('unreadable', id, words.field(id, complaint));
  }
  if (lacksHalfOfLitSize(entry)) {
    const missing = entry.litWidth === '' ? 'litWidth' : 'litHeight';
    return refused('unreadable', missing, words.together('litWidth', 'litHeight'));
  }
  const { seen } = exactAnswer(entry);
  return seen.ok
    ? { ok: true, rig: entry as unknown as Rig }
    : refused(seen.reason, null, exactWords.impossible[seen.reason]);
}

const entryOf = (rig: Rig): RigEntry => rig as unknown as RigEntry;

function seenOf(rig: Rig): ViewedRig {
  const { seen } = exactAnswer(entryOf(rig));
  if (!seen.ok) throw new TypeError(seen.reason);
  return seen.value;
}

/** @example anglesOf(rig).horizontal // 27in 16:9 at 50 cm: 61.7358 */
export function anglesOf(rig: Rig): Angles {
  const { h, v, coverage, triple } = seenOf(rig).view;
  return {
    horizontal: toDegrees(h),
    vertical: toDegrees(v),
    coverage: toDegrees(coverage),
    triple: triple && {
      sideAngle: toDegrees(triple.sideAngle),
      total: toDegrees(triple.total),
      blindWedge: toDegrees(triple.blindWedge),
      oneProjection: toDegrees(triple.oneProjection),
      footprint: { widthCm: triple.footprint.widthMm / 10, depthCm: triple.footprint.depthMm / 10 },
    },
  };
}

/** Every game of the library, in the order of the ids. */
export const games: readonly Game[] = gameRecords.map((game) => ({
  id: game.id,
  name: gameName(game),
  developer: game.developer,
  takes: game.scale && detailWords.takes[game.scale.takes],
  evidence: game.evidence.level,
}));

/**
 * Setting of a game for a rig; null if there is no game with that id.
 *
 * @example settingFor('acc', rig)?.text // 27in 16:9 at 50 cm: "37°"
 */
export function settingFor(gameId: string, rig: Rig): Setting | null {
  const game = gameById(gameId);
  if (!game) return null;
  const seen = seenOf(rig);
  const texts = gameTexts(game, entryOf(rig));
  const answer = answerFor(game, seen);
  const number = numberOf(answer)?.setting;
  return {
    text: texts.value,
    value: number?.value ?? null,
    exact: number?.exact ?? null,
    outOfRange: number?.outOfRange ?? null,
    gives: number?.gives ?? null,
    axis: number?.axis ?? null,
    measures: measuresOf(answer).map((measure) => ({
      name: gameWords.measures.names[measure.what],
      key: measure.key,
      value: measure.value,
      unit: measure.unit,
      text: gameValueText(measure.value, measure),
      outOfRange: measure.outOfRange,
    })),
    warning: texts.warning,
    note: texts.note,
  };
}

/**
 * The known files of a game, with the values for this rig.
 *
 * @example filesFor('assetto-corsa', rig)[0]?.lines // 27in 16:9 at 50 cm: ["[MODE]", "FOV=37.1675"]
 */
export function filesFor(gameId: string, rig: Rig): readonly GameFile[] {
  const game = gameById(gameId);
  if (!game) return [];
  return gameFiles(game, seenOf(rig)).map((file) => ({
    path: file.path,
    name: file.name,
    lines: fileLines(file),
  }));
}

const problemOf = ({ code, section, key, lines }: FileProblem) => ({
  section,
  key,
  message: plainText(fileWords.problem[code](lines), {
    place: section === null ? key : `[${section}] ${key}`,
  }),
});

/**
 * A player's file with the values for this rig, and no other character changed.
 *
 * @param file Its name selects the file of the game. Read and write a file that is not UTF-8 as Latin-1: no byte is
 * lost.
 * @example patchFile('assetto-corsa', { name: 'camera_onboard.ini', text: '[MODE]\nFOV=30\n' }, rig)
 * // 27in 16:9 at 50 cm: { ok: true, text: '[MODE]\nFOV=37.1675\n', … }
 */
export function patchFile(
  gameId: string,
  { name, text }: { readonly name: string; readonly text: string },
  rig: Rig,
): Patch {
  const game = gameById(gameId);
  if (!game) return { ok: false, reason: 'unknown-game', message: words.unknownGame(gameId) };
  const files = gameFiles(game, seenOf(rig));
  if (files.length === 0) return { ok: false, reason: 'no-file', message: words.noFile(gameName(game)) };
  const patch = patchBytes({ name, bytes: bytesOf(text) }, files);
  if (!patch.ok) {
    const expected = language.list(files.map((file) => file.name));
    const message = plainText(fileWords.refusal[patch.refusal], { name, expected });
    return { ok: false, reason: patch.refusal, message };
  }
  return {
    ok: true,
    text: textOf(patch.bytes, text),
    changes: patch.changes.map(({ line, before, after }) => ({
      line,
      before: before.lead + before.value + before.tail,
      after: after.lead + after.value + after.tail,
    })),
    problems: patch.problems.map(problemOf),
  };
}

/**
 * Works out again what players measured in a game, from a text with one or more of their reports.
 *
 * @example verifyReport('sightline-measure 1\ngame raceroom\n…') // { ok: true, grade: 'reported', … }
 */
export function verifyReport(text: string): Verification {
  return verify(text);
}
