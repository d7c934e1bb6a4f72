import { explainImpossible, type Outcome } from '../../core/outcome';
import { seeRig, type SeenRig } from '../../core/see-rig';
import type { Setup } from '../../core/setup';
import { toDegrees } from '../../core/units';
import { angleText } from '../../games/format';
import { Angles } from './angles';
import { GameLibrary } from './game-library';
import { Refine } from './refine';
import { parseRefinements, type RefinementEntry } from './refinement-entry';

export { classicNotes } from './classic-notes';
export { impossibleHints } from './impossible-hints';
export { MoreFields } from './more-fields';

/** What the eye sees of the rig as it is entered. */
export const seeEntry = (setup: Setup, refinements: RefinementEntry): Outcome<SeenRig> =>
  seeRig(setup, parseRefinements(refinements, setup));

/** What a screen reader is told: the two angles, or why there are none. */
export const exactSummary = (seen: Outcome<SeenRig>): string =>
  seen.ok ? angleLine(seen) : explainImpossible(seen.reason);

/** The two angles in one line. Why there are none stands at the field and in the card: here it would cover what one types into. */
export function angleLine(seen: Outcome<SeenRig>): string {
  if (!seen.ok) return 'H – · V –';
  const { h, v } = seen.value.view;
  return `H ${angleText(toDegrees(h))} · V ${angleText(toDegrees(v))}`;
}

interface ExactResultsProps {
  readonly seen: Outcome<SeenRig>;
  readonly setup: Setup;
  readonly refinements: RefinementEntry;
  readonly onRefine: (change: Partial<RefinementEntry>) => void;
  readonly onCopy: (text: string) => void;
  readonly onNotice: (text: string) => void;
}

/** The exact method, whole: the angles, what to choose, and every game. Loaded apart from the rest. */
export function ExactResults({ seen, setup, refinements, onRefine, onCopy, onNotice }: ExactResultsProps) {
  return (
    <>
      {seen.ok ? (
        <>
          <Angles {...seen.value} />
          <Refine setup={setup} refinements={refinements} view={seen.value.view} onChange={onRefine} />
        </>
      ) : (
        <p className="impossible">
          {explainImpossible(seen.reason)} The Classic formulas answer all the same; the exact ones do not
          guess.
        </p>
      )}
      <a className="to-pictures" href="#pictures">
        Down to the drawing of your rig
      </a>
      <GameLibrary seen={seen} onCopy={onCopy} onNotice={onNotice} />
    </>
  );
}
