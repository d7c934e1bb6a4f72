import { parseDecimal } from '../../core/parse-decimal';
import { defaultSetup, screenCounts, screenRatios, type Setup } from '../../core/setup';

const numericFields = ['screenSize', 'distance', 'radiusCurve', 'bezelThickness'] as const;
export type NumericField = (typeof numericFields)[number];

/** The calculator's only state: the setup with its numbers as typed, so that no text is ever lost. */
export type SetupEntry = {
  readonly [Field in keyof Setup]: Field extends NumericField ? string : Setup[Field];
};

type Numeric<Value> = Readonly<Record<NumericField, Value>>;

function mapNumeric<From, To>(from: Numeric<From>, map: (value: From) => To): Numeric<To> {
  return Object.fromEntries(numericFields.map((field) => [field, map(from[field])])) as Numeric<To>;
}

export const defaultEntry: SetupEntry = { ...defaultSetup, ...mapNumeric(defaultSetup, String) };

/** Empty or invalid text counts as 0. */
export function parseEntry(entry: SetupEntry): Setup {
  return { ...entry, ...mapNumeric(entry, (text) => parseDecimal(text) ?? 0) };
}

/** What to say about a text that does not mean what it may look like. */
export function hintFor(text: string): string | null {
  if (text.trim() === '') return 'Empty counts as 0.';
  const value = parseDecimal(text);
  if (value === null) return 'Not a number, so it counts as 0.';
  return text.includes(',') ? `Read as ${value}.` : null;
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
