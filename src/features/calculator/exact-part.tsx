import { explainImpossible } from '../../core/outcome';
import type { Refinements } from '../../core/parse-rig';
import { seeRig } from '../../core/see-rig';
import type { Setup } from '../../core/setup';
import { toDegrees } from '../../core/units';
import { angleText } from '../../games/format';
import { Angles } from './angles';
import { GameLibrary } from './game-library';
import { Refine } from './refine';

export { classicNotes } from './classic-notes';

/** The two angles in one line. */
export function exactSummary(setup: Setup, refinements: Refinements): string {
  const seen = seeRig(setup, refinements);
  if (!seen.ok) return explainImpossible(seen.reason);
  const { h, v } = seen.value.view;
  return `H ${angleText(toDegrees(h))} · V ${angleText(toDegrees(v))}`;
}

interface ExactResultsProps {
  readonly setup: Setup;
  readonly refinements: Refinements;
  readonly onRefine: (change: Partial<Refinements>) => void;
  readonly onCopy: (text: string) => void;
}

/** The exact method, whole: the angles, what to choose, and every game. Loaded apart from the rest. */
export function ExactResults({ setup, refinements, onRefine, onCopy }: ExactResultsProps) {
  const seen = seeRig(setup, refinements);
  return (
    <>
      {seen.ok ? (
        <>
          <Angles view={seen.value.view} />
          <Refine setup={setup} refinements={refinements} view={seen.value.view} onChange={onRefine} />
        </>
      ) : (
        <p className="impossible">
          {explainImpossible(seen.reason)} The Classic formulas answer all the same; the exact ones do not
          guess.
        </p>
      )}
      <GameLibrary seen={seen} onCopy={onCopy} />
    </>
  );
}
