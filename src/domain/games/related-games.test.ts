import { describe, expect, it } from 'vitest';
import { gameById, games } from './games';
import { relatedGames } from './related-games';

const relatedTo = (id: string) => relatedGames(gameById(id)!).map((game) => game.id);

// Makers and meanings of the numbers are those of the records.
describe('related games', () => {
  it('begin with those of the same makers that take the same kind of number', () => {
    // SCS Software has two truck simulators, both in horizontal degrees.
    expect(relatedTo('ets2')[0]).toBe('ats');
  });

  it('go on with others of the same makers', () => {
    // Kunos counts vertical degrees in all three, and horizontal ones in none; netKar Pro has no known number.
    expect(relatedTo('acc').slice(0, 3)).toEqual(['assetto-corsa', 'ac-evo', 'netkar-pro']);
  });

  it('then have the most asked about of the same kind before the others', () => {
    const related = relatedTo('acc').slice(3);
    expect(related[0]).toBe('lmu');
    expect(related.slice(1).map((id) => gameById(id)?.scale?.takes)).toEqual(Array(4).fill('vertical'));
  });

  it('are games without a number for one that has none', () => {
    for (const id of relatedTo('my-summer-car')) expect(gameById(id)?.scale).toBeNull();
  });

  it('are at most eight, never the game itself, and none twice', () => {
    for (const { id } of games) {
      const related = relatedTo(id);
      expect(related.length, id).toBeLessThanOrEqual(8);
      expect(related, id).not.toContain(id);
      expect(new Set(related).size, id).toBe(related.length);
    }
    expect(relatedTo('my-summer-car')).toHaveLength(8);
  });
});
