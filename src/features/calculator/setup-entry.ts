import { parseDecimal } from '../../core/parse-decimal';
import { defaultSetup, screenCounts, screenRatios, type Setup } from '../../core/setup';

const numericFields = ['screenSize', 'distance', 'radiusCurve', 'bezelThickness'] as const;
export type NumericField = (typeof numericFields)[number];
export type FieldHints = Readonly<Partial<Record<NumericField, string>>>;

/** The calculator's only state: the setup with its numbers as typed, so that no text is ever lost. */
export type SetupEntry = {
  readonly [Field in keyof Setup]: Field extends NumericField ? string : Setup[Field];
};

type Numeric<Value> = Readonly<Record<NumericField, Value>>;

function mapNumeric<From, To>(
  from: Numeric<From>,
  map: (value: From, field: NumericField) => To,
): Numeric<To> {
  return Object.fromEntries(numericFields.map((field) => [field, map(from[field], field)])) as Numeric<To>;
}

export const defaultEntry: SetupEntry = {
  ...defaultSetup,
  ...mapNumeric(defaultSetup, (value) => String(value)),
};

/** The units that people type along with the number. */
const typedUnits: Numeric<RegExp> = {
  screenSize: /(in|inch|inches|″|”|"|'')$/i,
  distance: /cm$/i,
  radiusCurve: /(mm|r)$/i,
  bezelThickness: /mm$/i,
};

const readNumber = (field: NumericField, text: string): number | null =>
  parseDecimal(text.trim().replace(typedUnits[field], ''));

/** Empty or invalid text counts as 0. */
export function parseEntry(entry: SetupEntry): Setup {
  return { ...entry, ...mapNumeric(entry, (text, field) => readNumber(field, text) ?? 0) };
}

/** What to say about a text that does not mean what it may look like. */
export function hintFor(field: NumericField, text: string): string | null {
  if (text.trim() === '') return 'Empty counts as 0.';
  const value = readNumber(field, text);
  if (value === null) return 'Not a number, so it counts as 0.';
  return /[,a-z"″”']/i.test(text.replace(/e[+-]?\d/i, '')) ? `Read as ${value}.` : null;
}

/**
 * What stands in the form's fields, for the moment at which the page comes alive: somebody may have typed before.
 * A field that is hidden says nothing.
 */
export function readForm(form: HTMLFormElement): Partial<SetupEntry> {
  const data = new FormData(form);
  const typed = Object.fromEntries(
    numericFields.flatMap((field) => (data.has(field) ? [[field, data.get(field)]] : [])),
  );
  return {
    ...(typed as Partial<Record<NumericField, string>>),
    screenRatio: screenRatios.find((ratio) => ratio === data.get('screenRatio')) ?? defaultEntry.screenRatio,
    screens: screenCounts.find((screens) => screens === data.get('screens')) ?? defaultEntry.screens,
    curvedScreen: data.has('curvedScreen'),
  };
}
