import type { InspectedFile, InspectedKey } from './inspect-file';

export interface FileReport {
  /** Names on one line. */
  readonly game: string;
  readonly version: string;
  /** Name of the file; a path before it is left out. */
  readonly file: string;
  readonly inspected: InspectedFile;
  /** Keys whose value the player shows. */
  readonly shown: ReadonlySet<InspectedKey>;
}

/** First line of such a report. */
const fileReportHeader = 'sightline-keys 1';

/**
 * Keys of a file as text, with the values that the player shows. A star marks a candidate.
 *
 * @example fileReportText(report).split('\n')[3] // "* Camera fov = 60"
 */
export function fileReportText({ game, version, file, inspected, shown }: FileReport): string {
  const { format, keys, total } = inspected;
  const name = file.split(/[\\/]/).at(-1) ?? '';
  return [
    fileReportHeader,
    `game ${game}${version === '' ? '' : `; version ${version}`}`,
    `file ${name}; ${format}; ${total} keys`,
    ...keys.map((each) => {
      const { section, key, value, isCandidate } = each;
      const place = section === '' ? key : `${section} ${key}`;
      return `${isCandidate ? '*' : '-'} ${place}${shown.has(each) ? ` = ${value}` : ''}`;
    }),
    ...(total > keys.length ? [`- ${total - keys.length} more`] : []),
  ].join('\n');
}

/**
 * First lines of a text, as many as are no longer than so many characters together.
 *
 * @example firstLines('ab\ncd\nef', 5) // { text: 'ab\ncd', isCut: true }
 */
export function firstLines(text: string, length: number): { readonly text: string; readonly isCut: boolean } {
  if (text.length <= length) return { text, isCut: false };
  return { text: text.slice(0, text.lastIndexOf('\n', length)), isCut: true };
}
