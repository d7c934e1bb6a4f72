import type { FoundValues, Unreadable } from './found-value';
import { iniValues } from './ini-values';
import { jsonValues } from './json-values';
import { siiValues } from './sii-values';
import type { FileFormat } from './types';
import { usetValues } from './uset-values';
import { xmlValues } from './xml-values';

const readers: Readonly<Record<FileFormat, (text: string) => FoundValues | Unreadable>> = {
  ini: iniValues,
  uset: usetValues,
  sii: siiValues,
  json: jsonValues,
  xml: xmlValues,
};

/**
 * All values of a file.
 *
 * @example valuesIn('[MODE]\nFOV=30', 'ini') // one value: section MODE, key FOV, from 11 to 13
 */
export const valuesIn = (text: string, format: FileFormat): FoundValues | Unreadable => readers[format](text);
