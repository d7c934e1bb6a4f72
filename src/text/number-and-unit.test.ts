import { expect, test } from 'vitest';
import { numberAndUnit } from './number-and-unit';

test.each([
  ['59.8 cm', '59.8', ' cm'],
  ['708\u00a0mm', '708', '\u00a0mm'],
  ['±1.0°', '±1.0', '°'],
  ['3 × 27″', '3 × 27', '″'],
  ['40.1–61.2 cm', '40.1–61.2', ' cm'],
  ['63%', '63%', ''],
  ['−8', '−8', ''],
  ['flat', 'flat', ''],
  ['Up to 61.2 cm', 'Up to 61.2', ' cm'],
])('%s', (text, number, unit) => {
  expect(numberAndUnit(text)).toEqual({ number, unit });
});
