import { describe, expect, test } from 'vitest';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { answerFor, numberOf } from '../games/game-answer';
import { gameById } from '../games/games';
import type { Game } from '../games/types';
import { computeView } from '../geometry/compute-view';
import { panelSize } from '../geometry/panel-size';
import type { Rig } from '../geometry/rig';
import { toRadians } from '../geometry/units';
import { shaderAnswer } from '../shader/shader-answer';
import { shaderUse } from './shader-use';

const game = (id: string): Game => {
  const found = gameById(id);
  if (!found) throw new Error(`No game ${id}.`);
  return found;
};
const seenOf = (rig: Rig) => valueOf(computeView(rig));
const { flat27, flatTriple32, curved49, curvedTriple32 } = exampleRigs;

describe('use of a shader', () => {
  test('for every number on one curved screen, and on no flat one', () => {
    for (const id of ['acc', 'f1-25', 'iracing', 'dirt-rally-2']) {
      expect(shaderUse(game(id), seenOf(curved49)), id).toBe('sure');
      expect(shaderUse(game(id), seenOf(flat27)), id).toBeNull();
    }
    // A view that cannot be changed, and a game whose number is not known.
    expect(shaderUse(game('gran-turismo-7'), seenOf(curved49))).toBeNull();
    expect(shaderUse(game('gtr'), seenOf(curved49))).toBeNull();
  });

  test('over three screens only where the game draws one flat picture, or may do so', () => {
    for (const rig of [flatTriple32, curvedTriple32]) {
      expect(shaderUse(game('project-cars'), seenOf(rig))).toBe('sure');
      expect(shaderUse(game('dirt-rally-2'), seenOf(rig))).toBe('if-one-picture');
      expect(shaderUse(game('iracing'), seenOf(rig))).toBeNull();
      expect(shaderUse(game('acc'), seenOf(rig))).toBeNull();
    }
  });
});

describe('the number to type with it', () => {
  const numberWith = (id: string, rig: Rig) => {
    const answer = shaderAnswer(computeView(rig));
    if (answer.kind !== 'settings') throw new Error(answer.kind);
    return numberOf(answerFor(game(id), answer.picture))?.setting;
  };

  test('is the one of the edge fit on curved glass, whatever the chosen fit is', () => {
    // docs/formulas.md: edge H 93.9940, V 33.5637.
    expect(numberWith('acc', curved49)?.value).toBe(34);
    expect(numberWith('automobilista-2', curved49)?.exact).toBeCloseTo(93.994, 4);
    for (const id of ['acc', 'f1-25', 'dirt-rally-2', 'ea-wrc']) {
      const edge = numberOf(answerFor(game(id), seenOf({ ...curved49, fit: 'edge' })));
      expect(numberWith(id, curved49)?.exact).toBeCloseTo(edge?.setting.exact ?? NaN, 9);
    }
  });

  test('goes by the span from outer edge to outer edge over three screens, upwards through the shape of all', () => {
    // docs/formulas.md, shader: 134.3128 wide, 47.9873 high.
    const sides = { bezelMm: 0, gapMm: null, sideAngle: toRadians(35), panel: null };
    const panel = { ...valueOf(panelSize({ width: 16, height: 9 }, 32 * 25.4)), curveRadiusMm: null };
    const rig: Rig = { ...flatTriple32, panel, eyeDistanceMm: 800, sides };
    expect(numberWith('automobilista-2', rig)?.exact).toBeCloseTo(134.3128, 4);
    expect(numberWith('forza-motorsport', rig)?.exact).toBeCloseTo(47.9873, 4);
  });
});
