import { finished, type Matched } from '../../src/domain/measuring/matching/match-refusal';
import { matchTurn } from '../../src/domain/measuring/matching/match-turn';
import { matchZoom } from '../../src/domain/measuring/matching/match-zoom';
import { rendered } from '../../src/testing/rendered-pictures';

const worlds = ['landscape', 'stadium'] as const;

/** Comparisons of screenshots at 1920 × 1080, in two worlds: 40° and 60°, and 60° turned by 25°. */
export const comparisons = worlds.map((world) => {
  const camera = { width: 1920, height: 1080, samples: 1, world };
  const narrow = rendered({ ...camera, vertical: 40, seed: 1 });
  const wide = rendered({ ...camera, vertical: 60, seed: 2 });
  const aside = rendered({ ...camera, vertical: 60, yaw: 25, seed: 3 });
  return {
    zoom: () => accepted(finished(matchZoom(narrow, wide))),
    turn: () => accepted(finished(matchTurn(wide, aside))),
  };
});

/** A refusal is quick, and would be a wrong time. */
function accepted(result: Matched<unknown>): void {
  if (!result.ok) throw new Error(`Not matched: ${result.refusal.kind}.`);
}
