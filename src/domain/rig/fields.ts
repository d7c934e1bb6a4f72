import type { ScreenRatio } from '../geometry/ratio';
import type { CurveFit } from '../geometry/rig';

/** The ratios that the form offers. */
export const screenRatios = ['16:9', '21:9', '32:9', '4:3', '5:4'] as const satisfies readonly ScreenRatio[];
export const screenCounts = ['single', 'triple'] as const;
export const curveFits = ['centre', 'balanced', 'edge'] as const satisfies readonly CurveFit[];

export type LengthUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft';

/** A field's key in links. Keys never change: links outlive every table. */
interface InLink {
  readonly key: string;
  /** Value of a field that a link leaves out, for good; a field without it stands in every link. */
  readonly absent?: string;
}

/** Rigs for which 1:1 asks for a field. */
export type AskedFor = 'always' | 'without-lit-size' | 'curved' | 'one-curved' | 'triple';

/** A number with a unit, stored as typed. */
interface Measured {
  readonly default: string;
  /** Value of an empty or unreadable text; null = the method works it out. */
  readonly whenEmpty: 0 | null;
  /** Range of real rigs, in `unit`; beyond it a mistaken unit is likely, and the page remarks on it. */
  readonly usual: readonly [number, number];
  /** Numbers that the exact method takes. */
  readonly takes: 'above-zero' | 'zero-or-more' | 'below-half-turn' | 'any';
}

interface Length extends Measured {
  readonly kind: 'length';
  /** Unit of the field, and of a number without a unit. */
  readonly unit: LengthUnit;
  /** Further endings of a number, and their unit. */
  readonly endings?: Readonly<Record<string, LengthUnit>>;
  /** `unit`: unit of a bare number in a link, for good. */
  readonly link: InLink & { readonly unit: LengthUnit };
}

interface Angle extends Measured {
  readonly kind: 'angle';
  readonly unit: 'degrees';
  readonly link: InLink;
}

interface Choice {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly default: string;
  readonly link: InLink;
}

export type Field = { readonly askedFor: AskedFor } & (
  | Length
  | Angle
  | Choice
  /** Width to height: an offered ratio, or any other. */
  | { readonly kind: 'ratio'; readonly default: ScreenRatio; readonly link: InLink }
  /** A resolution such as 3440x1440, or a ratio such as 43:18. */
  | { readonly kind: 'shape'; readonly default: string; readonly link: InLink }
  | { readonly kind: 'flag'; readonly default: boolean; readonly link: InLink }
);

/**
 * Every field of a rig. Form, parser, hints, links, saved rigs and the command line read this table; no other place
 * defines a field's default, its unit, or the meaning of an empty text. The first seven are the specified ones, the
 * others belong to the exact method. Usual sizes reach from the smallest portable screen to the largest television; the
 * tightest monitor sold is 800R, the gentlest television 5000R.
 */
export const fields = {
  screenRatio: { kind: 'ratio', default: '16:9', askedFor: 'without-lit-size', link: { key: 'ratio' } },
  screenSize: {
    kind: 'length',
    unit: 'in',
    default: '27',
    whenEmpty: 0,
    usual: [5, 150],
    takes: 'above-zero',
    askedFor: 'without-lit-size',
    link: { key: 'size', unit: 'in' },
  },
  distance: {
    kind: 'length',
    unit: 'cm',
    default: '50',
    whenEmpty: 0,
    usual: [15, 500],
    takes: 'above-zero',
    askedFor: 'always',
    link: { key: 'distance', unit: 'cm' },
  },
  screens: {
    kind: 'choice',
    options: screenCounts,
    default: 'single',
    askedFor: 'always',
    link: { key: 'screens' },
  },
  curvedScreen: {
    kind: 'flag',
    default: false,
    askedFor: 'always',
    link: { key: 'curved', absent: 'no' },
  },
  radiusCurve: {
    kind: 'length',
    unit: 'mm',
    default: '1000',
    whenEmpty: 0,
    // Data sheets write 1000R.
    endings: { r: 'mm' },
    usual: [500, 10_000],
    takes: 'above-zero',
    askedFor: 'curved',
    link: { key: 'radius', absent: '1000', unit: 'mm' },
  },
  bezelThickness: {
    kind: 'length',
    unit: 'mm',
    default: '0',
    whenEmpty: 0,
    usual: [0, 60],
    takes: 'zero-or-more',
    askedFor: 'triple',
    link: { key: 'bezel', absent: '0', unit: 'mm' },
  },

  fit: {
    kind: 'choice',
    options: curveFits,
    default: 'balanced',
    askedFor: 'one-curved',
    link: { key: 'fit', absent: 'balanced' },
  },
  resolution: { kind: 'shape', default: '', askedFor: 'always', link: { key: 'pixels', absent: '' } },
  litWidth: {
    kind: 'length',
    unit: 'mm',
    default: '',
    whenEmpty: null,
    usual: [100, 3500],
    takes: 'above-zero',
    askedFor: 'always',
    link: { key: 'width', absent: '', unit: 'mm' },
  },
  litHeight: {
    kind: 'length',
    unit: 'mm',
    default: '',
    whenEmpty: null,
    usual: [60, 2000],
    takes: 'above-zero',
    askedFor: 'always',
    link: { key: 'height', absent: '', unit: 'mm' },
  },
  sideAngle: {
    kind: 'angle',
    unit: 'degrees',
    default: '',
    whenEmpty: null,
    usual: [0, 100],
    takes: 'below-half-turn',
    askedFor: 'triple',
    link: { key: 'angle', absent: '' },
  },
  gap: {
    kind: 'length',
    unit: 'mm',
    default: '',
    whenEmpty: null,
    usual: [0, 150],
    takes: 'zero-or-more',
    askedFor: 'triple',
    link: { key: 'gap', absent: '', unit: 'mm' },
  },
  sideSize: {
    kind: 'length',
    unit: 'in',
    default: '',
    whenEmpty: null,
    usual: [5, 150],
    takes: 'above-zero',
    askedFor: 'triple',
    link: { key: 'side-size', absent: '', unit: 'in' },
  },
  sideRatio: { kind: 'shape', default: '', askedFor: 'triple', link: { key: 'side-ratio', absent: '' } },
  eyeOffset: {
    kind: 'length',
    unit: 'cm',
    default: '',
    whenEmpty: 0,
    usual: [-100, 100],
    takes: 'any',
    askedFor: 'always',
    link: { key: 'eye', absent: '', unit: 'cm' },
  },
} as const satisfies Readonly<Record<string, Field>>;

export type Fields = typeof fields;
export type FieldId = keyof Fields;

type FieldsOfKind<Kind extends Field['kind']> = {
  [Id in FieldId]: Fields[Id]['kind'] extends Kind ? Id : never;
}[FieldId];

export type LengthField = FieldsOfKind<'length'>;
/** A field with a typed number. */
export type MeasuredField = FieldsOfKind<'length' | 'angle'>;

export const fieldIds = Object.keys(fields) as readonly FieldId[];

export const isLengthField = (id: FieldId): id is LengthField => fields[id].kind === 'length';
export const isMeasuredField = (id: FieldId): id is MeasuredField =>
  isLengthField(id) || fields[id].kind === 'angle';
export const measuredFields = fieldIds.filter(isMeasuredField);
