import { plainCases, type Case } from './cases';

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Simpler things to put in the place of one value, the simplest first. */
const simpler = (value: unknown, plain: unknown): readonly unknown[] => {
  const candidates = [plain];
  if (typeof value === 'number') candidates.push(0, 1, Math.round(value), Number(value.toPrecision(2)));
  // Only long texts are typed; the short ones may be names of choices.
  if (typeof value === 'string' && value.length > 40) {
    const half = Math.floor(value.length / 2);
    candidates.push(value.slice(0, half), value.slice(half));
  }
  // Nothing simpler is to be had than what is plain already.
  const end = candidates.findIndex((each) => Object.is(each, value));
  return candidates.slice(0, end < 0 ? undefined : end).filter((each) => each !== undefined);
};

/** Copies of a tree with one thing in it simpler. */
function* simplerTrees(tree: Tree, plain: unknown): Generator<Tree> {
  for (const [key, value] of Object.entries(tree)) {
    const plainValue = isTree(plain) ? plain[key] : undefined;
    for (const each of simpler(value, plainValue)) yield { ...tree, [key]: each };
    if (isTree(value)) for (const each of simplerTrees(value, plainValue)) yield { ...tree, [key]: each };
  }
}

/** Leads a failing case back towards the plain one of its kind, as far as it still fails. */
export const shrink = (entered: Case, fails: (smaller: Case) => boolean): Case => {
  let smallest = entered;
  for (let round = 0; round < 200; round++) {
    const trees = simplerTrees(smallest, plainCases[entered.kind]);
    const next = [...trees].find((tree) => fails(tree as unknown as Case));
    if (!next) break;
    smallest = next as unknown as Case;
  }
  return smallest;
};

/** JSON, except for NaN, Infinity and −0. */
export const showCase = (value: unknown): string => {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (Array.isArray(value)) return `[${value.map(showCase).join(', ')}]`;
  if (isTree(value)) {
    return `{ ${Object.entries(value)
      .map(([key, each]) => `${key}: ${showCase(each)}`)
      .join(', ')} }`;
  }
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 200 ? `${text.slice(0, 200)}… (${text.length} characters)` : text;
};
