import { describe, expect, it } from 'vitest';
import { gameById } from '../../domain/games/games';
import { readLink } from '../../domain/links/link';
import { defaultEntry } from '../../domain/rig/entry';
import { embedAnswer } from './embed-answer';

const answerOf = (id: string, change: Partial<typeof defaultEntry> = {}) =>
  embedAnswer({ game: gameById(id)!, entry: { ...defaultEntry, ...change }, units: 'cm' });

describe('the embedded calculator', () => {
  // By hand: 27 in 16:9 is 59.77 × 33.62 cm; from 50 cm that is 61.7° across and 37.2° up.
  it('shows the number of the game and the two angles', () => {
    expect(answerOf('acc')).toMatchObject({
      game: 'Assetto Corsa Competizione',
      figure: { number: '37', unit: '°' },
      plain: '37',
      lines: [],
      sentence: '',
      angles: [
        { name: 'Horizontal', text: '61.7°' },
        { name: 'Vertical', text: '37.2°' },
      ],
    });
  });

  // The same screen, three times: its width is 598 mm, the eye is at 500 mm, the side screens are turned by 61.7°.
  it('shows measures by their names, where a game with three screens takes those', () => {
    const { figure, plain, lines, angles } = answerOf('acc', { screens: 'triple' });
    expect(figure).toBeNull();
    expect(Object.fromEntries(lines.map(({ name, text }) => [name, text]))).toEqual({
      'screen width': '598 mm',
      'eye distance': '500 mm',
      'side angle': '62°',
      bezel: '0 mm',
    });
    expect(plain).toContain('screen width 598 mm');
    expect(angles[2]).toMatchObject({ name: 'Side angle', text: '61.7°' });
  });

  it('says what to aim at, where no number is known', () => {
    const { figure, plain, sentence, note } = answerOf('dakar-desert-rally');
    expect([figure, plain]).toEqual([null, null]);
    expect(sentence).toBe('Set it by eye to 61.7° horizontal');
    expect(note).toBe('There’s no known number for it.');
  });

  it('says why there is no answer, and gives no number then', () => {
    const { figure, plain, lines, angles, sentence, summary } = answerOf('acc', { distance: '0' });
    expect([figure, plain, lines, angles]).toEqual([null, null, [], []]);
    expect(sentence).toContain('Your distance to the screen has to be above zero.');
    expect(summary).toBe(sentence);
  });

  it('leads to the site with the same rig and game', () => {
    const reading = readLink(answerOf('iracing', { screenSize: '32', distance: '70' }).fragment);
    expect(reading).toMatchObject({
      ok: true,
      shared: { game: 'iracing', rigs: [{ entry: { screenSize: '32', distance: '70' } }] },
    });
  });
});
