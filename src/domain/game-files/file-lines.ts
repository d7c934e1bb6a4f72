import { amountText } from './amount-text';
import type { FileFormat, GameFile, Wanted } from './types';

const valueOf = (wanted: Wanted, separator: string): string =>
  'word' in wanted ? wanted.word : wanted.numbers.map((amount) => amountText(amount)).join(separator);

/** How a line of each format is written. A value of several measures stands in parentheses, a point does not. */
const lineOf: Readonly<Record<FileFormat, (wanted: Wanted) => string>> = {
  ini: (wanted) => {
    const isGroup = !('word' in wanted) && wanted.numbers.length > 2;
    const value = valueOf(wanted, isGroup ? ', ' : ',');
    return `${wanted.key}=${isGroup ? `(${value})` : wanted.quoted ? `"${value}"` : value}`;
  },
  uset: (wanted) => `uset ${wanted.key} "${valueOf(wanted, ', ')}"`,
  sii: (wanted) => ` ${wanted.key}: ${valueOf(wanted, ', ')}`,
  json: (wanted) => `"${wanted.key}": ${valueOf(wanted, ', ')},`,
  xml: (wanted) => `<${wanted.key}>${valueOf(wanted, ', ')}</${wanted.key}>`,
};

const headingOf: Readonly<Record<FileFormat, (section: string) => string | null>> = {
  ini: (section) => `[${section}]`,
  sii: (section) => `# ${section}`,
  uset: () => null,
  json: () => null,
  xml: () => null,
};

/**
 * What the file has to say, ready to copy. An entry of a list is no line of its own, and what is only kept from being too
 * small depends on the player's file.
 *
 * @example fileLines(file) // ['[MODE]', 'FOV=37.1675']
 */
export const fileLines = ({ format, wanted }: GameFile): readonly string[] => {
  const lines: string[] = [];
  let last: string | null = null;
  for (const each of wanted) {
    if (each.index !== undefined || each.atLeast) continue;
    if (each.section !== null && each.section !== last) {
      const heading = headingOf[format](each.section);
      if (heading !== null) lines.push(...(lines.length > 0 ? [''] : []), heading);
    }
    last = each.section;
    lines.push(lineOf[format](each));
  }
  return lines;
};
