import { amountText } from './amount-text';
import type { FileFormat, GameFile, TargetValue } from './types';

const valueOf = (target: TargetValue, separator: string): string =>
  'word' in target ? target.word : target.numbers.map((amount) => amountText(amount)).join(separator);

/** Formats a line. Several numbers of one value are in parentheses; a point is not. */
const lineOf: Readonly<Record<FileFormat, (target: TargetValue) => string>> = {
  ini: (target) => {
    const isGroup = !('word' in target) && target.numbers.length > 2;
    const value = valueOf(target, isGroup ? ', ' : ',');
    return `${target.key}=${isGroup ? `(${value})` : target.quoted ? `"${value}"` : value}`;
  },
  uset: (target) => `uset ${target.key} "${valueOf(target, ', ')}"`,
  sii: (target) => ` ${target.key}: ${valueOf(target, ', ')}`,
  json: (target) => `"${target.key}": ${valueOf(target, ', ')},`,
  xml: (target) => `<${target.key}>${valueOf(target, ', ')}</${target.key}>`,
};

const headingOf: Readonly<Record<FileFormat, (section: string) => string | null>> = {
  ini: (section) => `[${section}]`,
  sii: (section) => `# ${section}`,
  uset: () => null,
  json: () => null,
  xml: () => null,
};

/**
 * Lines ready to copy. Leaves out an entry of a list, which has no line of its own, and a minimum, which depends on the
 * player's file.
 *
 * @example fileLines(file) // ['[MODE]', 'FOV=37.1675']
 */
export const fileLines = ({ format, targets }: GameFile): readonly string[] => {
  const lines: string[] = [];
  let last: string | null = null;
  for (const each of targets) {
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
