import { expect, it } from 'vitest';
import { answeredNow, readGoldenAnswers } from './golden-answers';

it('answers as it did before', () => {
  const answers = readGoldenAnswers();
  expect(answers).toHaveLength(1000);
  for (const [index, golden] of answers.entries())
    expect({ index, ...answeredNow(golden) }).toEqual({ index, ...golden });
});
