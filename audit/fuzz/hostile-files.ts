import { gameFiles } from '../../src/domain/game-files/game-files';
import { maxBytes, patchFile, type PatchOutcome } from '../../src/domain/game-files/patch-file';
import type { FileFormat, GameFile, TargetValue } from '../../src/domain/game-files/types';
import { games } from '../../src/domain/games/games';
import { computeView } from '../../src/domain/geometry/compute-view';
import type { Rig } from '../../src/domain/geometry/rig';
import { toRadians } from '../../src/domain/geometry/units';
import { exampleRigs, valueOf } from '../../src/testing/example-rigs';
import { pick, randomFrom } from './cases';

// Files of every format with the real games' keys in them, and with what breaks readers: broken numbers, signs where none
// belong, anything many times over. None may crash, be half changed, or take long.

type Random = () => number;

const { flat27, flatTriple32, curved49 } = exampleRigs;
/** Its sides do not face the eye, so that the truck simulators take their other file. */
const turned: Rig = {
  ...flatTriple32,
  sides: flatTriple32.sides && { ...flatTriple32.sides, sideAngle: toRadians(30) },
};

const knownFiles: readonly GameFile[] = [flat27, curved49, flatTriple32, turned].flatMap((rig) => {
  const seen = valueOf(computeView(rig));
  return games.flatMap((game) => gameFiles(game, seen));
});

const values = [
  ...[
    '30',
    '62.000000',
    '0.71749',
    '"0.7"',
    '(0.690, 0.398,0.850, 45.000, 0.004)',
    '-0.5,1',
    'TRIPLE',
    '0',
    '1',
  ],
  ...['-1.#IND00', '1.#INF', '1.#QNAN0', 'nan', '-nan(ind)', '1e400', '1e', '0x10', '', '-', '.', '1.', '.5'],
  ...[`30.${'3'.repeat(150)}`, '9'.repeat(400), '30 ; mm', '30#5', '30 # 5', '1;2', '1,2,3', '30 31', 'ü'],
];

const junk = [
  ...[
    '1',
    ' ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '\0',
    '"',
    "'",
    '\\',
    '/',
    '//',
    '/*',
    '*/',
    '#',
    ';',
    ',',
    '.',
    ':',
    '=',
  ],
  ...[
    '[',
    ']',
    '{',
    '}',
    '(',
    ')',
    '<',
    '</',
    '>',
    '/>',
    '<!--',
    '-->',
    '<a>',
    '</a>',
    '<a></a>',
    '<a b="',
    '&',
  ],
  ...[
    '{"a":',
    '"a":1,',
    '[1,',
    '[]\n',
    'a=1\n',
    'uset a "1"\n',
    'a : b {\n',
    'a: 1\n',
    '\x80',
    '\xc3\xbc',
    '\xff',
  ],
];

/** Opening signs of each format: nested, or without an end. */
const openings: Readonly<Record<FileFormat, readonly string[]>> = {
  ini: ['[', '//'],
  uset: ['uset ', '"'],
  sii: ['a : b {\n', '{'],
  json: ['{"a":', '[', '/*', '\\'],
  xml: ['<a>', '<', '<a b="', '<!--'],
};

/** A value that was meant to be read again and again. */
const longValue = (random: Random): string => {
  const run = pick(random, ['1', ' ', '\t', '.1', ', 1', '#']).repeat(Math.ceil(random() * 20_000));
  return `${pick(random, ['', '"', '(', '30', '30.', '-'])}${run}${pick(random, ['', 'x', '"', ')', ';'])}`;
};

/** Several in their groups, as the format writes them. */
const written: Readonly<
  Record<FileFormat, (targets: readonly TargetValue[], value: () => string) => string>
> = {
  ini: (targets, value) =>
    targets
      .map(({ section, key }) => `${section === null ? '' : `[${section}]\n`}${key}=${value()}\n`)
      .join(''),
  uset: (targets, value) => targets.map(({ key }) => `uset ${key} "${value()}"\n`).join(''),
  sii: (targets, value) =>
    ['left', 'centre', 'right']
      .map((name, place) => {
        const own = targets.filter(({ section }) => section === name);
        return `monitor_config : a.${name} {\n normalized_x: ${place / 3}\n${own.map(({ key }) => ` ${key}: ${value()}\n`).join('')}}\n`;
      })
      .join(''),
  json: (targets, value) =>
    `{${targets
      .map(({ section, key, index }) => {
        const entry = `"${key}": ${index === undefined ? value() : `[${Array.from({ length: 7 }, value).join()}]`}`;
        return section === null ? entry : `"${section}": {${entry}}`;
      })
      .join(',\n')}}`,
  xml: (targets, value) =>
    `<gameSettings>${targets.map(({ key }) => `<${key}>${value()}</${key}>`).join('')}</gameSettings>`,
};

/** How often something is repeated: now and then as often as fits. */
const timesOf = (random: Random, piece: string): number => {
  const maxLength = random() < 0.001 ? maxBytes : random() < 0.02 ? 40_000 : 20;
  return Math.ceil((random() * maxLength) / piece.length);
};

const makeText = (random: Random, { format, targets }: GameFile): string => {
  const value = () => {
    const kind = random();
    return kind < 0.6 ? '30' : kind < 0.604 ? longValue(random) : pick(random, values);
  };
  let text = written[format](
    targets.filter(() => random() < 0.9),
    value,
  );
  for (let count = Math.floor(random() * 4); count > 0; count--) {
    const at = Math.floor(random() * text.length);
    const piece = pick(random, random() < 0.3 ? openings[format] : junk);
    text = text.slice(0, at) + piece.repeat(timesOf(random, piece)) + text.slice(at);
  }
  return text.slice(0, maxBytes);
};

const maxMs = 200;

/** The time of this process alone, so that whatever else runs on the machine does not count. */
const timed = (work: () => PatchOutcome): { readonly outcome: PatchOutcome; readonly ms: number } => {
  const before = process.cpuUsage();
  const outcome = work();
  const { user, system } = process.cpuUsage(before);
  return { outcome, ms: (user + system) / 1000 };
};

const faultOf = (random: Random, file: GameFile): string | null => {
  const name = file.name.replace('*', 'player');
  const bytes = Buffer.from(makeText(random, file), 'latin1');
  const entry = random() < 0.2 ? Math.floor(random() * 8) : undefined;
  const patch = () => patchFile({ name, bytes }, [file], { entry });
  const { outcome, ms } = timed(patch);
  // Once more, since memory may just have been tidied up.
  if (ms > maxMs && timed(patch).ms > maxMs) return `takes ${ms.toFixed(0)} ms`;
  if (!outcome.ok) return null;
  if (outcome.changes.some(({ after }) => !/^[-\d., \t]+$|^[A-Z]+$/.test(after.value)))
    return 'a value is half changed, or no number';
  if (outcome.changes.length === 0) return bytes.equals(outcome.bytes) ? null : 'bytes change without a word';
  const again = patchFile({ name, bytes: outcome.bytes }, [file], { entry });
  // The patched file may be a little longer than any that is read.
  if (!again.ok) return again.refusal === 'too-large' ? null : `patched, it is refused: ${again.refusal}`;
  return again.changes.length > 0 ? 'patched, it would change again' : null;
};

/**
 * @param count How many of each format.
 * @throws Error with the first file of which a promise is broken, and how to have it again.
 */
export const checkHostileFiles = (seed: number, count: number): void => {
  for (const format of Object.keys(written) as FileFormat[]) {
    const files = knownFiles.filter((file) => file.format === format);
    for (let number = 0; number < count; number++) {
      const random = randomFrom(Math.imul(number + 1, 0x1b873593) ^ seed ^ format.charCodeAt(0));
      const fault = faultOf(random, pick(random, files));
      if (fault !== null) throw new Error(`Hostile ${format} file ${number} of seed ${seed}: ${fault}`);
    }
  }
};
