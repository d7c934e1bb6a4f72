import type { ScreenRatio } from '../geometry/ratio';
import type { CurveFit } from '../geometry/rig';

/** The ratios that the form offers. */
export const screenRatios = ['16:9', '21:9', '32:9', '4:3', '5:4'] as const satisfies readonly ScreenRatio[];
export const screenCounts = ['single', 'triple'] as const;
export const curveFits = ['centre', 'balanced', 'edge'] as const satisfies readonly CurveFit[];

export type LengthUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft';

/** A number with a unit, kept as it was typed. */
interface Measured<Kind extends 'length' | 'angle', Unit> {
  readonly kind: Kind;
  /** What the field counts in, and what a number without a unit means. */
  readonly unit: Unit;
  readonly default: string;
  /** What empty or unreadable text counts as; null = the method works it out. */
  readonly whenEmpty: 0 | null;
  /** Endings of its own, besides those of every length, and the unit that they stand for. */
  readonly endings?: Readonly<Record<string, LengthUnit>>;
}

interface Choice {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly default: string;
}

export type Field =
  | Measured<'length', LengthUnit>
  | Measured<'angle', 'degrees'>
  | Choice
  /** Width to height: one that the form offers, or any other. */
  | { readonly kind: 'ratio'; readonly default: ScreenRatio }
  /** A resolution such as 3440x1440, or a ratio such as 43:18. */
  | { readonly kind: 'shape'; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean };

const length = <Unit extends LengthUnit, Empty extends 0 | null>(
  unit: Unit,
  text: string,
  whenEmpty: Empty,
) => ({ kind: 'length', unit, default: text, whenEmpty }) as const;

/**
 * Every field of a rig. The form, the parser and the command line read this table; nothing else knows what a field's
 * default, its unit, or an empty text means. The first seven are the specified ones, the others are for the exact method.
 */
export const fields = {
  screenRatio: { kind: 'ratio', default: '16:9' },
  screenSize: length('in', '27', 0),
  distance: length('cm', '50', 0),
  screens: { kind: 'choice', options: screenCounts, default: 'single' },
  curvedScreen: { kind: 'flag', default: false },
  // Data sheets write 1000R.
  radiusCurve: { ...length('mm', '1000', 0), endings: { r: 'mm' } },
  bezelThickness: length('mm', '0', 0),

  fit: { kind: 'choice', options: curveFits, default: 'balanced' },
  resolution: { kind: 'shape', default: '' },
  litWidth: length('mm', '', null),
  litHeight: length('mm', '', null),
  sideAngle: { kind: 'angle', unit: 'degrees', default: '', whenEmpty: null },
  gap: length('mm', '', null),
  sideSize: length('in', '', null),
  sideRatio: { kind: 'shape', default: '' },
  eyeOffset: length('cm', '', 0),
} as const satisfies Readonly<Record<string, Field>>;

export type Fields = typeof fields;
export type FieldId = keyof Fields;

type FieldsOfKind<Kind extends Field['kind']> = {
  [Id in FieldId]: Fields[Id]['kind'] extends Kind ? Id : never;
}[FieldId];

export type LengthField = FieldsOfKind<'length'>;
/** A field that holds a number as it was typed. */
export type MeasuredField = FieldsOfKind<'length' | 'angle'>;

export const fieldIds = Object.keys(fields) as readonly FieldId[];

export const isLengthField = (id: FieldId): id is LengthField => fields[id].kind === 'length';
