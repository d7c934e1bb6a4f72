import type { GameFile, TargetValue } from '../domain/game-files/types';

// Files like those of players, generated from a number: all encodings, line endings and comments, and similar keys. The
// generator also states the expected result, without the code under test.

type Random = () => number;

export interface MadeFile {
  readonly name: string;
  readonly file: GameFile;
  readonly bytes: Uint8Array;
  /** The same file with the target values in place, and nothing else changed. */
  readonly patched: Uint8Array;
  /** Counts of changed values and of values that cannot be changed. */
  readonly changes: number;
  readonly problems: number;
}

/** A piece of a file: before and after. */
interface Piece {
  readonly before: string;
  readonly after: string;
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const unchanged = (text: string): Piece => ({ before: text, after: text });

const encodings = ['utf-8', 'utf-8 bom', 'utf-16le', 'utf-16be', 'utf-16le bare', 'windows-1252'] as const;

/** Encodes characters that Windows-1252 shares with ISO 8859-1. */
const bytesOf = (text: string, encoding: (typeof encodings)[number]): Uint8Array => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-8 bom') return new TextEncoder().encode(`\ufeff${text}`);
  if (encoding === 'windows-1252') return Uint8Array.from(text, (each) => each.charCodeAt(0));
  const units = encoding === 'utf-16le bare' ? text : `\ufeff${text}`;
  return Uint8Array.from(
    Array.from({ length: units.length }, (_, index) => units.charCodeAt(index)).flatMap((unit) =>
      encoding === 'utf-16be' ? [unit >> 8, unit & 0xff] : [unit & 0xff, unit >> 8],
    ),
  );
};

const keys = ['FOV', 'ScreenWidth', 'ViewingDist', 'Vertical FOV Degrees', 'SP_WIDTH'];
const nearMisses = (key: string): readonly string[] => [
  `${key}s`,
  `x${key}`,
  key.toLowerCase() === key ? key.toUpperCase() : key.toLowerCase(),
  `${key}.`,
  `${key}\u00e9`,
  `${key} 2`,
];

/** A number before and after, which keeps its number of decimals. */
const numberIn = (random: Random, target: number): Piece => {
  const decimals = Math.floor(random() * 7);
  const before = (random() < 0.1 ? target : Math.floor(random() * 900)).toFixed(decimals);
  return { before, after: Number(before) === target ? before : target.toFixed(decimals) };
};

const textAround = [
  'M\u00fcller',
  'na\u00efve = yes',
  '100 %',
  '[not a section',
  '"quoted"',
  '\u00a0',
  '// x',
  '{}',
];

const iniLine = (random: Random, key: string, value: Piece): readonly Piece[] => {
  const blanks = () => pick(random, ['', '', ' ', '\t', '   ']);
  const comment = pick(random, ['', '', '\t; mm', ' ; [View] FOV=1', ' // degrees', '  ', ' # \u00df']);
  return [unchanged(`${blanks()}${key}${blanks()}=${blanks()}`), value, unchanged(comment)];
};

const jsonLine = (random: Random, key: string, value: Piece): readonly Piece[] => [
  unchanged(`${pick(random, ['', '\t', '    '])}"${key}"${pick(random, [':', ': ', ' :\t'])}`),
  value,
  unchanged(pick(random, [',', ' ,', ', // mm', ', /* FOV: 1 */'])),
];

/** Lines of one section, each a list of pieces. */
const linesOf = (random: Random, isJson: boolean, targets: ReadonlyMap<string, number>) => {
  const line = isJson ? jsonLine : iniLine;
  const lines: (readonly Piece[])[] = [];
  let changes = 0;
  let problems = 0;
  for (const [key, value] of targets) {
    for (const miss of nearMisses(key))
      if (random() < 0.3) lines.push(line(random, miss, unchanged(String(Math.floor(random() * 100)))));
    const kind = random();
    const number = numberIn(random, value);
    if (kind < 0.1) problems++;
    else if (kind < 0.2) {
      // Twice, so that neither is changed.
      problems++;
      lines.push(line(random, key, unchanged(number.before)), line(random, key, unchanged('7')));
    } else if (kind < 0.3) {
      problems++;
      lines.push(
        line(
          random,
          key,
          unchanged(pick(random, isJson ? ['"wide"', 'null'] : ['wide', '3 4', '', '0x10', '12mm'])),
        ),
      );
    } else {
      if (number.before !== number.after) changes++;
      lines.push(line(random, key, number));
    }
    if (!isJson && random() < 0.5)
      lines.push([
        unchanged(pick(random, ['', `;${key}=5`, `# ${pick(random, textAround)}`, `  // ${key}=6`])),
      ]);
    if (isJson && random() < 0.3)
      lines.push([unchanged(pick(random, ['', `// "${key}": 5,`, `"t": "${key} \u00e4\\"",`]))]);
  }
  // Shuffled: readers must not rely on an order.
  return { lines: lines.sort(() => random() - 0.5), changes, problems };
};

/** @param random Gives 0 … 1, without the 1; the same numbers give the same file. */
export const makeFile = (random: Random): MadeFile => {
  const isJson = random() < 0.3;
  const section = pick(random, ['MonitorSetup', 'View', 'Graphic Options']);
  const targets = new Map(keys.filter(() => random() < 0.6).map((key) => [key, Math.floor(random() * 900)]));
  const own = linesOf(random, isJson, targets);
  const end = pick(random, ['\n', '\r\n', ...(isJson ? [] : ['\r'])]);
  const inLines = (lines: readonly (readonly Piece[])[]): readonly Piece[] =>
    lines.flatMap((line) => [...line, unchanged(end)]);
  const others = Array.from({ length: 3 }, () => [unchanged(isJson ? '' : `Other${pick(random, keys)}=3`)]);
  const pieces = isJson
    ? [
        unchanged(`{${end}"other": {"FOV": 1},${end}"${section}": {${end}`),
        ...inLines(own.lines),
        unchanged(`}}${pick(random, ['', end])}`),
      ]
    : [
        ...inLines([
          [unchanged(`[Other]`)],
          [unchanged('FOV=1 ; another')],
          ...others,
          [unchanged(`; ${pick(random, textAround)}`)],
        ]),
        unchanged(pick(random, [`[${section}]`, ` [ ${section} ] ; here`]) + end),
        ...inLines(own.lines),
        unchanged(`[View2]${end}FOV=2${pick(random, ['', end, ' '])}`),
      ];
  const encoding = pick(random, encodings);
  return {
    name: isJson ? 'made.json' : 'made.ini',
    file: {
      path: isJson ? 'made.json' : 'made.ini',
      name: isJson ? 'made.json' : 'made.ini',
      format: isJson ? 'json' : 'ini',
      marks: [section],
      targets: [...targets].map(([key, value]): TargetValue => ({
        section,
        key,
        reason: 'number',
        numbers: [{ value, decimals: 0 }],
      })),
      notes: [],
      sources: [],
    },
    bytes: bytesOf(pieces.map(({ before }) => before).join(''), encoding),
    patched: bytesOf(pieces.map(({ after }) => after).join(''), encoding),
    changes: own.changes,
    problems: own.problems,
  };
};
