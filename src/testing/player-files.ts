import type { GameFile, Wanted } from '../domain/game-files/types';

// Files as players have them, made up from a number: every encoding, line end and comment, and keys that nearly are the one.
// Whoever makes a file also says what becomes of it, without the code that is tested.

type Random = () => number;

export interface MadeFile {
  readonly name: string;
  readonly file: GameFile;
  readonly bytes: Uint8Array;
  /** The same with the wanted values in their places, and nothing else changed. */
  readonly patched: Uint8Array;
  /** How many values change, and how many cannot be told. */
  readonly changes: number;
  readonly problems: number;
}

/** A piece of a file: before and after. */
interface Piece {
  readonly before: string;
  readonly after: string;
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const kept = (text: string): Piece => ({ before: text, after: text });

const encodings = ['utf-8', 'utf-8 bom', 'utf-16le', 'utf-16be', 'utf-16le bare', 'windows-1252'] as const;

/** Of Windows-1252, characters that it shares with ISO 8859-1. */
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

/** What a number is before, and what it becomes: filled up with zeros to as many decimals as there were. */
const numberIn = (random: Random, wanted: number): Piece => {
  const decimals = Math.floor(random() * 7);
  const before = (random() < 0.1 ? wanted : Math.floor(random() * 900)).toFixed(decimals);
  return { before, after: Number(before) === wanted ? before : wanted.toFixed(decimals) };
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
  return [kept(`${blanks()}${key}${blanks()}=${blanks()}`), value, kept(comment)];
};

const jsonLine = (random: Random, key: string, value: Piece): readonly Piece[] => [
  kept(`${pick(random, ['', '\t', '    '])}"${key}"${pick(random, [':', ': ', ' :\t'])}`),
  value,
  kept(pick(random, [',', ' ,', ', // mm', ', /* FOV: 1 */'])),
];

/** The lines of one section, each a list of pieces. */
const linesOf = (random: Random, isJson: boolean, wanted: ReadonlyMap<string, number>) => {
  const line = isJson ? jsonLine : iniLine;
  const lines: (readonly Piece[])[] = [];
  let changes = 0;
  let problems = 0;
  for (const [key, value] of wanted) {
    for (const miss of nearMisses(key))
      if (random() < 0.3) lines.push(line(random, miss, kept(String(Math.floor(random() * 100)))));
    const kind = random();
    const number = numberIn(random, value);
    if (kind < 0.1) problems++;
    else if (kind < 0.2) {
      // Twice, and so neither is touched.
      problems++;
      lines.push(line(random, key, kept(number.before)), line(random, key, kept('7')));
    } else if (kind < 0.3) {
      problems++;
      lines.push(
        line(
          random,
          key,
          kept(pick(random, isJson ? ['"wide"', 'null'] : ['wide', '3 4', '', '0x10', '12mm'])),
        ),
      );
    } else {
      if (number.before !== number.after) changes++;
      lines.push(line(random, key, number));
    }
    if (!isJson && random() < 0.5)
      lines.push([kept(pick(random, ['', `;${key}=5`, `# ${pick(random, textAround)}`, `  // ${key}=6`]))]);
    if (isJson && random() < 0.3)
      lines.push([kept(pick(random, ['', `// "${key}": 5,`, `"t": "${key} \u00e4\\"",`]))]);
  }
  // In any order: whoever reads them must not rely on one.
  return { lines: lines.sort(() => random() - 0.5), changes, problems };
};

/** @param random Gives 0 … 1, without the 1; the same numbers give the same file. */
export const makeFile = (random: Random): MadeFile => {
  const isJson = random() < 0.3;
  const section = pick(random, ['MonitorSetup', 'View', 'Graphic Options']);
  const wanted = new Map(keys.filter(() => random() < 0.6).map((key) => [key, Math.floor(random() * 900)]));
  const own = linesOf(random, isJson, wanted);
  const end = pick(random, ['\n', '\r\n', ...(isJson ? [] : ['\r'])]);
  const inLines = (lines: readonly (readonly Piece[])[]): readonly Piece[] =>
    lines.flatMap((line) => [...line, kept(end)]);
  const others = Array.from({ length: 3 }, () => [kept(isJson ? '' : `Other${pick(random, keys)}=3`)]);
  const pieces = isJson
    ? [
        kept(`{${end}"other": {"FOV": 1},${end}"${section}": {${end}`),
        ...inLines(own.lines),
        kept(`}}${pick(random, ['', end])}`),
      ]
    : [
        ...inLines([
          [kept(`[Other]`)],
          [kept('FOV=1 ; another')],
          ...others,
          [kept(`; ${pick(random, textAround)}`)],
        ]),
        kept(pick(random, [`[${section}]`, ` [ ${section} ] ; here`]) + end),
        ...inLines(own.lines),
        kept(`[View2]${end}FOV=2${pick(random, ['', end, ' '])}`),
      ];
  const encoding = pick(random, encodings);
  return {
    name: isJson ? 'made.json' : 'made.ini',
    file: {
      path: isJson ? 'made.json' : 'made.ini',
      name: isJson ? 'made.json' : 'made.ini',
      format: isJson ? 'json' : 'ini',
      marks: [section],
      wanted: [...wanted].map(([key, value]): Wanted => ({
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
