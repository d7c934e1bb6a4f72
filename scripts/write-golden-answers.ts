import { writeFileSync } from 'node:fs';
import { answeredNow, goldenFile, readGoldenAnswers, type GoldenAnswer } from '../src/testing/golden-answers';

// Writes the golden answers again, after a formula or a fact was mended on purpose, and says what is different.

/** The parts of an answer; games one by one where they are complete. */
const partsOf = ({ classic, view, footprint, games = '' }: GoldenAnswer): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries({ classic, view, footprint }),
    ...games.split(' | ').map((text): [string, string] => [text.split(':', 1).join(), text]),
  ]);

const before = readGoldenAnswers();
const after = before.map(answeredNow);
const lines = after.map((answer) => JSON.stringify(answer));

const different = new Set<string>();
for (const [index, answer] of after.entries()) {
  const then = before[index] && partsOf(before[index]);
  for (const [part, text] of partsOf(answer)) if (then?.get(part) !== text) different.add(part);
}

const changed = lines.filter((line, index) => line !== JSON.stringify(before[index]));
console.log(
  `${changed.length} of ${lines.length} rigs. Different: ${[...different].join(', ') || 'nothing'}.`,
);
writeFileSync(goldenFile, `${lines.join('\n')}\n`);
