import { describe, expect, it } from 'vitest';
import { withCommas } from './pseudo-comma';

describe('a catalogue with commas', () => {
  it.each([
    ['It is 59.8 cm wide, 1.9\u00a0m high.', 'It is 59,8cm wide, 1,9m high.'],
    ['27″ at 50 cm: 61.7°, drawn at 63% of 1.00', '27インチ at 50cm: 61,7°, drawn at 63\u00a0% of 1,00'],
    // Ends of sentences, words that begin like a unit, and addresses are none.
    ['In 2020. 3 monitors, 2 in all', 'In 2020. 3 monitors, 2 in all'],
    ['[CC 4.0](/licence-4.0), https://a.example/4.0', '[CC 4,0](/licence-4.0), https://a.example/4.0'],
  ])('writes "%s" anew', (english, own) => {
    expect(withCommas(english)).toBe(own);
  });

  it('leaves what a sentence was given as it came', () => {
    const words = withCommas({ wide: (angle: string, far: string) => `At 0.5 m, ${angle} and ${far}.` });
    expect(words.wide('61.7°', '50 cm')).toBe('At 0,5m, 61.7° and 50 cm.');
    expect(words.wide('61,7°', '50cm')).toBe('At 0,5m, 61,7° and 50cm.');
  });
});
