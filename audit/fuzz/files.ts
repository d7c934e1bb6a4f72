import { patchFile } from '../../src/domain/game-files/patch-file';
import { makeFile } from '../../src/testing/player-files';
import { randomFrom } from './cases';

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** Fault of a patched made-up file; null = none. */
const faultOf = (seed: number): string | null => {
  const made = makeFile(randomFrom(seed));
  const result = patchFile(made, [made.file]);
  if (!result.ok) return `a file is refused: ${result.refusal}`;
  if (!sameBytes(result.bytes, made.patched))
    return 'a byte outside of the patched values changed, or a value did not';
  if (result.changes.length !== made.changes) return 'a change is not told';
  if (result.problems.length !== made.problems) return 'a problem is not told';
  const again = patchFile({ ...made, bytes: result.bytes }, [made.file]);
  if (!again.ok || again.changes.length > 0) return 'a patched file would change again';
  return null;
};

/** Cut, or with a byte changed, a file may be anything: it must neither crash nor change what is not a value. */
const hostileFaultOf = (seed: number): string | null => {
  const random = randomFrom(~seed);
  const made = makeFile(random);
  const bytes = made.bytes.slice(0, Math.ceil(random() * made.bytes.length));
  for (let times = 0; times < 3; times++)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  const result = patchFile({ ...made, bytes }, [made.file]);
  if (!result.ok || result.changes.length > 0) return null;
  return sameBytes(result.bytes, bytes) ? null : 'bytes changed without a change being told';
};

/** @throws Error with the first file of which a promise is broken, and how to have it again. */
export const checkFiles = (seed: number, count: number): void => {
  for (let number = 0; number < count; number++) {
    const own = Math.imul(number + 1, 0xc2b2ae35) ^ seed;
    const fault = faultOf(own) ?? hostileFaultOf(own);
    if (fault !== null) throw new Error(`File ${number} of seed ${seed}: ${fault}`);
  }
};
