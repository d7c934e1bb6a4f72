import { describe, expect, it } from 'vitest';
import { textRuler } from '../../ui/svg/text-width';
import { formats, type FormatId } from './picture-format';
import { pictureTexts } from './picture-texts';
import type { GameFacts, RigFacts } from '../../text/rig-facts';

const site = { name: 'Sightline', address: 'sightline.example' };

const number = (name: string, warning = ''): GameFacts => ({
  name,
  value: '37°',
  isList: false,
  caption: '',
  measures: '',
  warning,
  remarks: [],
});

const measures: GameFacts = {
  name: 'Assetto Corsa Competizione',
  value: '708 · 700 mm · 55° · 8 mm',
  isList: true,
  caption: 'screen width · eye distance · side angle · bezel',
  measures: 'screen width 708 mm',
  warning: '',
  remarks: [],
};

const facts = (part: Partial<RigFacts>): RigFacts => ({
  rig: '3 × 32″ 16:9 at 70 cm',
  ownName: '',
  fullName: '',
  sentence: '',
  reason: null,
  figures: [
    { name: 'Horizontal', value: '105.9°' },
    { name: 'Vertical', value: '40.8°' },
    { name: 'Side angle', value: '107.1°' },
    { name: 'Bezel', value: '12.5 mm' },
  ],
  gamesTitle: 'Your games',
  games: [],
  ...part,
});

/** Box of each line; descenders take a fifth of their size. */
const boxes = (part: Partial<RigFacts>, id: FormatId) =>
  pictureTexts(facts(part), site, formats[id]).texts.map((line) => {
    const width = textRuler(line)(line.text);
    const left = line.anchor === 'start' ? line.x : line.x - width;
    return {
      text: line.text,
      left,
      right: left + width,
      top: line.y - 0.75 * line.sizePx,
      bottom: line.y + 0.2 * line.sizePx,
    };
  });

const crowd = [
  ...Array.from({ length: 3 }, () => measures),
  number('Forza Motorsport', 'Above what the game allows: true would be 119.4°.'),
  ...Array.from({ length: 30 }, (_, index) => number(`A game with quite a long name, volume ${index}`)),
];

const states = {
  'eight games': { games: Array.from({ length: 8 }, () => number('RaceRoom Racing Experience')) },
  'a crowd of games': { games: crowd },
  'a name as long as names may be': { ownName: 'My rig '.repeat(9).slice(0, 60), games: [measures] },
  'an impossible rig': { reason: 'You sit so near to your curved screen that '.repeat(4), figures: [] },
} satisfies Record<string, Partial<RigFacts>>;

describe.each(['wide', 'tall'] as const)('the %s picture', (id) => {
  const { width, height } = formats[id];

  it.each(Object.entries(states))('with %s keeps every line inside, and off the others', (_, state) => {
    const all = boxes(state, id);
    for (const [index, box] of all.entries()) {
      expect(box.left, box.text).toBeGreaterThanOrEqual(0);
      expect(box.right, box.text).toBeLessThanOrEqual(width);
      expect(box.bottom, box.text).toBeLessThanOrEqual(height);
      for (const other of all.slice(index + 1)) {
        const meets =
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom;
        expect(meets, `${box.text} / ${other.text}`).toBe(false);
      }
    }
  });

  it('has room for the eight games that are asked about most', () => {
    expect(boxes(states['eight games'], id).filter(({ text }) => text === '37°')).toHaveLength(8);
  });

  it('counts those that there is no room for', () => {
    const texts = boxes(states['a crowd of games'], id).map(({ text }) => text);
    const shown = texts.filter((text) => text === '37°' || text === measures.value).length;
    expect(texts).toContain(`and ${crowd.length - shown} more`);
  });
});
