import { plainName, rigText } from '../../src/domain/links/rig-text';
import {
  maxSavedLength,
  maxSavedRigs,
  readSavedRigs,
  writeSavedRigs,
  type SavedRig,
} from '../../src/domain/links/saved-rigs';
import { setupOf } from '../../src/domain/rig/setup';
import { pick, randomFrom } from './cases';
import { promise } from './checks';
import { anyText, checkRigs, drawShared, type Random } from './links';

const strangeValues: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, '', 'v=1', [], {}, [[]], { rig: {} }, { name: [] }],
  ...[
    { name: '<img src=x onerror=alert(1)>', rig: '"><script>alert(1)</script>' },
    { name: '__proto__', rig: '__proto__:1' },
    { name: 'constructor', rig: 'constructor:prototype;ratio:16:9' },
    { name: 'x'.repeat(100_000), rig: ';'.repeat(100_000) },
    { name: '\u202eabc', rig: 'ratio:16:9;size:27;distance:50;screens:single' },
    { name: 'NaN', rig: 'ratio:16:9;size:NaN;distance:Infinity;screens:single' },
  ],
];
const strangeKeys = ['sightline', 'version', 'rigs', '__proto__', 'constructor', 'toString', 'id', ''];

const drawSaved = (random: Random): readonly SavedRig[] =>
  Array.from({ length: Math.floor(random() * 6) }, (_, index) => {
    const [rig] = drawShared(random).rigs;
    const name = plainName(rig.name);
    return { ...rig, name: name === '' ? `Rig ${index}` : name, id: `id${index}` };
  });

/** A copy whose fields are in another order. */
const reordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reordered(part)]),
  );
};

/** With something else in one place, wherever that is. */
const mutated = (value: unknown, random: Random): unknown => {
  if (random() < 0.2) return pick(random, strangeValues);
  if (Array.isArray(value)) {
    const at = Math.floor(random() * value.length);
    return value.map((part: unknown, index) => (index === at ? mutated(part, random) : part));
  }
  if (typeof value !== 'object' || value === null) return pick(random, strangeValues);
  const parts: readonly (readonly [string, unknown])[] = Object.entries(value);
  const [key, part] = pick(random, parts.length === 0 ? [['rigs', 0] as const] : parts);
  return JSON.parse(
    `{${[
      ...parts.filter(([each]) => each !== key),
      [random() < 0.2 ? pick(random, strangeKeys) : key, mutated(part, random)],
    ]
      .map(([each, other]) => `${JSON.stringify(each)}:${JSON.stringify(other)}`)
      .join()}}`,
  ) as unknown;
};

/** Damages by disks, other programs, editors and malice. */
const damages: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => text.slice(0, random() * text.length),
  (text, random) => text.slice(random() * text.length),
  (text) => JSON.stringify(reordered(JSON.parse(text))),
  (text, random) => JSON.stringify(mutated(JSON.parse(text), random)),
  (text, random) => JSON.stringify(mutated(mutated(JSON.parse(text), random), random)),
  (text, random) => text.replace(/\d+/, anyText(random)),
  (text, random) =>
    text.replace(/"rig":"[^"]*/, `"rig":"${pick(random, ['', 'ratio:16:9', '%', ':::', '9'.repeat(5000)])}`),
  (text, random) =>
    text.replace('"version":1', `"version":${pick(random, ['0', '2', '-1', '1.5', '1e99', '"1"', 'null'])}`),
  (text, random) => text + anyText(random),
  (_, random) => anyText(random),
  (text, random) => ' '.repeat(random() * 2 * maxSavedLength) + text,
  (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
  (text) => text.replace('[\n', `[\n${'null,'.repeat(maxSavedRigs)}`),
  (text) => text.replace('{', '{"__proto__":{"rigs":[1]},'),
];

/** One file or stored text, there and back, and once more after something happened to it. Returns what became of that one. */
export function checkStored(number: number, seed: number): string {
  const random = randomFrom(Math.imul(number + 1, 0x27d4eb2f) ^ seed);
  const rigs = drawSaved(random);
  const text = writeSavedRigs(rigs, { withIds: random() < 0.5 });
  const back = readSavedRigs(text);
  promise(back.ok && back.faults.length === 0, 'what is saved can be read', () => text);
  if (!back.ok) return back.reason;
  const told = (of: readonly SavedRig[]) =>
    JSON.stringify(of.map(({ name, entry }) => [name, setupOf(entry)]));
  promise(told(back.rigs) === told(rigs), 'a file gives the same names and numbers', () => text);

  const damaged = pick(random, damages)(text, random);
  const reading = readSavedRigs(damaged);
  if (!reading.ok) return reading.reason;
  const detail = () => damaged;
  checkRigs(reading.rigs, detail);
  promise(reading.rigs.length <= maxSavedRigs, 'no more rigs than may be', detail);
  promise(
    reading.rigs.every(({ name }) => name !== ''),
    'a saved rig has a name',
    detail,
  );
  promise(
    new Set(reading.rigs.map(({ id }) => id)).size === reading.rigs.length,
    'each saved rig can be told from the others',
    detail,
  );
  promise(
    ({} as Record<string, unknown>)['rigs'] === undefined,
    'no file changes what all objects are',
    detail,
  );
  // Accepted rigs are written and read again without a loss.
  const again = readSavedRigs(writeSavedRigs(reading.rigs, { withIds: true }));
  promise(
    again.ok &&
      again.rigs.every(
        ({ entry }, index) =>
          rigText({ name: '', entry }) === rigText({ name: '', entry: reading.rigs[index]?.entry ?? entry }),
      ),
    'what was taken lasts',
    detail,
  );
  return reading.faults.length > 0 ? 'read in part' : 'read';
}
