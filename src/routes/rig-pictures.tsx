import { memo, useMemo } from 'react';
import { parseRig } from '../core/parse-rig';
import { seeRig } from '../core/see-rig';
import type { LiveRig } from '../features/calculator/calculator';
import { parseRefinements } from '../features/calculator/refinement-entry';
import { FidelityPlot } from '../features/fidelity/fidelity-plot';
import { RigView } from '../features/rig-view/rig-view';

/** The rig to scale, and how true its picture is. Loaded apart from the rest, when it comes into sight. */
export const RigPictures = memo(function RigPictures(props: LiveRig) {
  const { setup, refinements, onChange, onRefine } = props;
  // The same rig stays the same object: the plot's list of settings is made anew only when the rig changes.
  const { rig, seen } = useMemo(() => {
    const details = parseRefinements(refinements, setup);
    const parsed = parseRig(setup, details);
    return { rig: parsed.ok ? parsed.value : null, seen: seeRig(setup, details) };
  }, [setup, refinements]);

  return (
    <>
      <RigView
        rig={rig}
        seen={seen}
        onEyeDistanceCm={(cm) => onChange({ distance: String(cm) })}
        onSideAngleDegrees={(degrees) => onRefine({ sideAngle: degrees === null ? '' : String(degrees) })}
      />
      <FidelityPlot seen={seen} />
    </>
  );
});
