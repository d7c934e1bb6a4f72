import { useMemo } from 'react';
import { explainImpossible } from '../../core/outcome';
import { seeRig } from '../../core/see-rig';
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

/** The two angles in one line. */
export function exactSummary(setup: Setup, refinements: RefinementEntry): string {
  const seen = seeRig(setup, parseRefinements(refinements, setup));
  if (!seen.ok) return explainImpossible(seen.reason);
  const { h, v } = seen.value.view;
  return `H ${angleText(toDegrees(h))} · V ${angleText(toDegrees(v))}`;
}

interface ExactResultsProps {
  readonly setup: Setup;
  readonly refinements: RefinementEntry;
  readonly onRefine: (change: Partial<RefinementEntry>) => void;
  readonly onCopy: (text: string) => void;
  readonly onNotice: (text: string) => void;
}

/** The exact method, whole: the angles, what to choose, and every game. Loaded apart from the rest. */
export function ExactResults({ setup, refinements, onRefine, onCopy, onNotice }: ExactResultsProps) {
  const seen = useMemo(() => seeRig(setup, parseRefinements(refinements, setup)), [setup, refinements]);
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
      <GameLibrary seen={seen} onCopy={onCopy} onNotice={onNotice} />
    </>
  );
}
