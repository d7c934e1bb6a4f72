/**
 * Random rigs, many of them hostile, from what is typed to what each game is told; random, damaged and hostile links, saved rigs and
 * files of games. `SEED=7 npm run audit:fuzz` takes other cases; `RIGS`, `LINKS` and `FILES` set their numbers, `FIRST` the first one.
 */
import { games } from '../../src/domain/games/games';
import { BrokenPromise, checkBackwards, checkGame, checkPictures, checkRig } from './checks';
import { drawCase, pick, randomFrom, type Case } from './cases';
import { checkFiles } from './files';
import { checkHostileFiles } from './hostile-files';
import { checkLink } from './links';
import { checkStored } from './saved-rigs';
import { showCase, shrink } from './shrink';

const wholeNumber = (name: string, otherwise: number): number => {
  const value = Number(process.env[name] ?? otherwise);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} has to be a whole number.`);
  return value;
};

// Fixed, so that a change cannot fail for what it did not touch.
const seed = wholeNumber('SEED', 20_261_115);
const rigs = wholeNumber('RIGS', 30_000);
const first = wholeNumber('FIRST', 0);
const links = wholeNumber('LINKS', 10_000);
const files = wholeNumber('FILES', 3_000);

const counts = { possible: 0, triple: 0, curved: 0, games: 0, settings: 0, pictures: 0, backwards: 0 };
const reasons = new Map<string, number>();

/** Choices beyond the case are seeded by its number, so that it can be repeated alone. */
const check = (entered: Case, number: number): void => {
  const random = randomFrom(Math.imul(number + 1, 0x9e3779b1) ^ ~seed);
  const outcome = checkRig(entered);
  if (!outcome.ok) {
    reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1);
    return;
  }
  const seen = outcome.value;
  counts.possible++;
  if (seen.rig.sides) counts.triple++;
  if (seen.rig.panel.curveRadiusMm !== null) counts.curved++;
  for (const game of number % 40 === 0 ? games : [pick(random, games), pick(random, games)]) {
    counts.games++;
    if (checkGame(game, seen)) counts.settings++;
  }
  if (number % 20 === 1) {
    counts.pictures++;
    checkPictures(pick(random, games), seen);
  }
  if (number % 50 === 2) {
    counts.backwards++;
    checkBackwards(seen, 5 + random() * 180);
  }
};

/** A broken promise or a crash; null = none. */
const faultOf = (entered: Case, number: number): Error | null => {
  try {
    check(entered, number);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

const caseOf = (number: number): Case => drawCase(randomFrom(Math.imul(number + 1, 0x85ebca6b) ^ seed));

const started = performance.now();
let slowest = { ms: 0, number: first };
checkFiles(seed, files);
console.log(`${files.toLocaleString('en')} files: nothing changed but the values`);
checkHostileFiles(seed, files);
console.log(
  `${files.toLocaleString('en')} hostile files of each format: none crashes, is half changed or takes long`,
);
console.log(`Seed ${seed}, ${rigs.toLocaleString('en')} rigs`);
for (let number = first; number < first + rigs; number++) {
  const entered = caseOf(number);
  const before = performance.now();
  const fault = faultOf(entered, number);
  const ms = performance.now() - before;
  if (ms > slowest.ms) slowest = { ms, number };
  if (fault) {
    const smallest = shrink(entered, (smaller) => faultOf(smaller, number)?.message === fault.message);
    const last = faultOf(smallest, number) ?? fault;
    console.error(`\nRig ${number} of seed ${seed}: ${last.message}`);
    console.error(`Smallest input that does it: ${showCase(smallest)}`);
    if (last instanceof BrokenPromise) console.error(`It came to: ${showCase(last.detail)}`);
    else console.error(last.stack);
    console.error(`Again: SEED=${seed} FIRST=${number} RIGS=1 npm run audit:fuzz`);
    process.exit(1);
  }
}

/** Counts the outcomes of damaged texts. */
const fatesOf = (kind: string, checkOne: (number: number, seed: number) => string) => {
  const fates = new Map<string, number>();
  for (let number = first; number < first + links; number++) {
    try {
      const fate = checkOne(number, seed);
      fates.set(fate, (fates.get(fate) ?? 0) + 1);
    } catch (error) {
      console.error(
        `\n${kind} ${number} of seed ${seed}: ${error instanceof Error ? error.message : String(error)}`,
      );
      if (error instanceof BrokenPromise) console.error(`It was: ${showCase(error.detail)}`);
      console.error(`Again: SEED=${seed} FIRST=${number} RIGS=0 LINKS=1 npm run audit:fuzz`);
      process.exit(1);
    }
  }
  return [...fates].sort(([, a], [, b]) => b - a).map(([fate, count]) => [`  ${fate}`, count] as const);
};
const linkFates = fatesOf('Link', checkLink);
const keptFates = fatesOf('Saved rigs', checkStored);

const lines = [
  ['possible', counts.possible],
  ['  with three screens', counts.triple],
  ['  curved', counts.curved],
  ['impossible', [...reasons.values()].reduce((sum, each) => sum + each, 0)],
  ...[...reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => [`  ${reason}`, count]),
  ['games checked', counts.games],
  ['  with a number', counts.settings],
  ['pictures compared', counts.pictures],
  ['worked backwards', counts.backwards],
  ['damaged links', links],
  ...linkFates,
  ['damaged files and storage', links],
  ...keptFates,
] as const;
for (const [what, count] of lines) {
  console.log(`${String(what).padEnd(30)} ${count.toLocaleString('en').padStart(10)}`);
}
const seconds = (performance.now() - started) / 1000;
console.log(
  `No promise broken, ${seconds.toFixed(0)} s, slowest rig ${slowest.ms.toFixed(0)} ms (${slowest.number})`,
);
