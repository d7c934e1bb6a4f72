import { useRef } from 'react';
import { FidelityPlot } from '../features/fidelity/fidelity-plot';
import { RigView } from '../features/rig-view/rig-view';
import type { Answer } from '../rig/answer';
import type { RigEntry } from '../rig/entry';
import { adoptStyles } from '../ui/adopt-styles';
import { useRead } from '../ui/live';
import type { LateSource } from '../ui/source';
import { useInSight } from '../ui/use-in-sight';
import styles from './rig-pictures.css?inline';

export { answerOf } from '../rig/answer';

adoptStyles(styles);

interface RigPicturesProps {
  /** Where the pictures have their answer from: in the next frame, or out of sight when the typing pauses. */
  readonly soon: LateSource<Answer | null>;
  readonly inTime: LateSource<Answer | null>;
  readonly onChange: (change: Partial<RigEntry>) => void;
}

/** The rig to scale, and how true its picture is. Loaded apart from the rest, when it comes into sight. */
export function RigPictures({ soon, inTime, onChange }: RigPicturesProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  const drawn = useRead(useInSight(drawing) ? soon : inTime, (answer) => answer);
  const plotted = useRead(useInSight(plot) ? soon : inTime, (answer) => answer);
  // What is held moves with the hand, and the next key starts from where it is.
  const change = (part: Partial<RigEntry>) => {
    onChange(part);
    soon.catchUp();
  };
  return (
    <>
      <div ref={drawing}>
        {drawn && (
          <RigView
            rig={drawn.rig.ok ? drawn.rig.value : null}
            seen={drawn.seen}
            plan={drawn.plan}
            onEyeDistanceCm={(cm) => change({ distance: String(cm), distanceUnit: 'cm' })}
            onSideAngleDegrees={(degrees) => change({ sideAngle: degrees === null ? '' : String(degrees) })}
          />
        )}
      </div>
      <div ref={plot}>{plotted && <FidelityPlot seen={plotted.seen} />}</div>
    </>
  );
}
