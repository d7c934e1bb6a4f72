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
import { settingFor as numberFor } from '../domain/games/setting';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { toDegrees } from '../domain/geometry/units';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { fieldIds, fields, type FieldId } from '../domain/rig/fields';
import { gameTexts, measuresOf } from '../text/game-texts';
import { gameValueText } from '../text/game-values';
import { bytesOf, textOf } from './file-as-text';
import { asField, complaintAbout, lacksHalfOfLitSize } from './rig-fields';

// The public face of the package `sightline-fov`. Its types stand here and nowhere else, so that what others rely on is one file;
// `api.txt` is the record of it.

/** A number in the unit that the field is counted in, or a text that may name another: 27, "27in", "69 cm", "3 ft 4 in". */
export type Length = number | string;

/** A rig as people say it. What is left out is as in `defaultRig`. */
export interface RigInput {
  /** Width to height of one screen, such as "16:9". */
  readonly screenRatio?: `${number}:${number}`;
  /** Diagonal of one screen, in inches. */
  readonly screenSize?: Length;
  /** From your eyes to the middle of the glass, in centimetres. */
  readonly distance?: Length;
  readonly screens?: 'single' | 'triple';
  readonly curvedScreen?: boolean;
  /** Radius of the curve, in millimetres. Counts where `curvedScreen` is true. */
  readonly radiusCurve?: Length;
  /** One edge of one frame, in millimetres. Counts with three screens. */
  readonly bezelThickness?: Length;
  /** How one flat picture is laid over one curved screen. */
  readonly fit?: 'centre' | 'balanced' | 'edge';
  /** Pixels, such as "3440x1440", or a ratio, such as "43:18": truer than the ratio on the box. */
  readonly resolution?: string;
  /** Width of the lit picture as measured, in millimetres. Goes with `litHeight`; both count more than size and ratio. */
  readonly litWidth?: Length;
  /** Height of the lit picture as measured, in millimetres. */
  readonly litHeight?: Length;
  /** How far the stand turns the side screens, in degrees. Left out, each faces your eyes. */
  readonly sideAngle?: number | string;
  /** Between two lit pictures, in millimetres, where it is not two bezels. */
  readonly gap?: Length;
  /** Diagonal of the side screens, in inches, where it is another. */
  readonly sideSize?: Length;
  /** Shape of the side screens, where it is another: pixels or a ratio. */
  readonly sideRatio?: string;
  /** Your eyes above (+) or below (−) the middle of the screen, in centimetres. */
  readonly eyeOffset?: Length;
}

declare const known: unique symbol;

/** A rig that was read and that can be built. */
export interface Rig {
  /** What is inside may change: ask `anglesOf` and `settingFor`. */
  readonly [known]: true;
}

export type RigReading =
  | { readonly ok: true; readonly rig: Rig }
  | {
      readonly ok: false;
      /** A code: "unknown-field", "unreadable", or why the geometry is impossible, such as "rim-behind-eye". */
      readonly reason: string;
      /** The field that is to blame, where it is one. */
      readonly field: string | null;
      /** The same for people. */
      readonly message: string;
    };

/** All angles are in degrees and not rounded. */
export interface Angles {
  /** Of one screen's picture. */
  readonly horizontal: number;
  /** Of one screen's picture. */
  readonly vertical: number;
  /** What one screen covers from edge to edge; on a flat screen the horizontal angle. */
  readonly coverage: number;
  /** null with one screen. */
  readonly triple: {
    /** By which each side screen is turned. */
    readonly sideAngle: number;
    /** From outer edge to outer edge. */
    readonly total: number;
    /** Hidden at each seam. */
    readonly blindWedge: number;
    /** Of one flat picture laid over all three. */
    readonly oneProjection: number;
    /** The room that the three screens take. */
    readonly footprint: { readonly widthCm: number; readonly depthCm: number };
  } | null;
}

/**
 * How sure a game's conversion is: confirmed by the game's own files or two independent sources, reported by one good source,
 * believed by calculators or inferred; with none there is no number.
 */
export type Evidence = 'confirmed' | 'reported' | 'believed' | 'none';

export interface Game {
  /** Never changes. */
  readonly id: string;
  readonly name: string;
  readonly developer: string;
  /** What its number is, in words; null where no number is known. */
  readonly takes: string | null;
  readonly evidence: Evidence;
}

/** A length or an angle that a game asks for with three screens. */
export interface Measure {
  /** What it is, in words. */
  readonly name: string;
  /** Its key in the game's file, where it has one. */
  readonly key: string | null;
  /** In `unit`, not rounded. */
  readonly value: number;
  readonly unit: 'mm' | 'm' | 'degrees' | 'none';
  /** As it is typed, with its unit. */
  readonly text: string;
  /** Whether the game says it takes less, or more. */
  readonly outOfRange: 'below' | 'above' | null;
}

/** What to enter in a game. */
export interface Setting {
  /** For people: "37°", or several measures, or a dash where nothing is known. */
  readonly text: string;
  /** What to type, on the game's step and within its range; null where no number is known or measures take its place. */
  readonly value: number | null;
  /** The true number, neither rounded nor cut. */
  readonly exact: number | null;
  /** Whether the true number is beyond what the game allows, and on which side. */
  readonly outOfRange: 'below' | 'above' | null;
  /** The angle that `value` really gives, in degrees, along `axis`. */
  readonly gives: number | null;
  readonly axis: 'horizontal' | 'vertical' | null;
  /** What the game takes with three screens, instead of the number or besides it; empty with one. */
  readonly measures: readonly Measure[];
  /** A sentence for people; empty where there is nothing to warn of. */
  readonly warning: string;
  /** What comes of the value, for people. */
  readonly note: string;
}

/** A file of a game, with what this rig wants in it. */
export interface GameFile {
  /** Where it is on the player's machine. */
  readonly path: string;
  /** What it is called; "*.plr" is any name that ends so. */
  readonly name: string;
  /** Ready to paste. An entry of a list is no line of its own: `patchFile` changes it. */
  readonly lines: readonly string[];
}

export type Patch =
  | {
      readonly ok: true;
      /** The whole file, changed in its values only. */
      readonly text: string;
      /** Each value that changes, with its line as it was and as it becomes, shortened where it is long. */
      readonly changes: readonly { readonly line: number; readonly before: string; readonly after: string }[];
      /** Values that were left alone, and why. */
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
      /** The same for people. */
      readonly message: string;
    };

/** The interface above and the table of fields name the same fields: this compiles with none missing and none too many. */
const inputFields: Readonly<Record<keyof RigInput, FieldId>> & Readonly<Record<FieldId, keyof RigInput>> =
  Object.fromEntries(fieldIds.map((id) => [id, id])) as { readonly [Id in FieldId]: Id };

const isField = (name: string): name is FieldId => Object.hasOwn(inputFields, name);

/** The rig that stands in the site's form at first: what is left out of a `RigInput` is as here. */
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
 * Reads a rig. What cannot be read, and what cannot be built, is a result and no exception.
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
export const games: readonly Game[] = gameRecords.map(({ id, name, developer, scale, evidence }) => ({
  id,
  name,
  developer,
  takes: scale && detailWords.takes[scale.takes],
  evidence: evidence.level,
}));

/**
 * What to enter in a game; null where there is no game with that id.
 *
 * @example settingFor('acc', rig)?.text // 27in 16:9 at 50 cm: "37°"
 */
export function settingFor(gameId: string, rig: Rig): Setting | null {
  const game = gameById(gameId);
  if (!game) return null;
  const seen = seenOf(rig);
  const texts = gameTexts(game, entryOf(rig));
  const setting = numberFor(game, seen.view);
  const number = setting?.hasEffect === true ? setting : null;
  return {
    text: texts.value,
    value: number?.value ?? null,
    exact: number?.exact ?? null,
    outOfRange: number?.outOfRange ?? null,
    gives: number?.gives ?? null,
    axis: number?.axis ?? null,
    measures: measuresOf(game, seen).map((measure) => ({
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
 * The files of a game that are known, with what this rig wants in them.
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
  message: fileWords.problem[code](lines).replace('{place}', () =>
    section === null ? key : `[${section}] ${key}`,
  ),
});

/**
 * A player's file with the values that this rig wants, and no other character changed.
 *
 * @param file Its name tells which file of the game it is. Of a file that is not UTF-8, read and write it as Latin-1: no byte is
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
  if (files.length === 0) return { ok: false, reason: 'no-file', message: words.noFile(game.name) };
  const patch = patchBytes({ name, bytes: bytesOf(text) }, files);
  if (!patch.ok) {
    const expected = language.list(files.map((file) => file.name));
    const message = fileWords.refusal[patch.refusal]
      .replace('{name}', () => name)
      .replace('{expected}', () => expected);
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
