import { useEffect, useRef, useState } from 'react';
import type { Workspace } from '../features/calculator/workspace';
import { followInPicture } from '../features/rig-view/follow-in-picture';
import { RigView } from '../features/rig-view/rig-view';
import { drawnRig, type DrawnRig } from '../features/rig-view/top-model';
import { impossible } from '../core/outcome';
import type { RigEntry } from '../rig/entry';
import type { LiveAnswer } from '../store/answers';
import { adoptStyles } from '../ui/adopt-styles';
import { mapped } from '../ui/source';
import { useInSight } from '../ui/use-in-sight';
import styles from './rig-drawing.css?inline';

export { answerOf } from '../rig/answer';

adoptStyles(styles);

const nothing: DrawnRig = { rig: null, seen: impossible('size-not-positive'), plan: null };

const shownRig = ({ exact, units }: LiveAnswer): DrawnRig => (exact ? drawnRig(exact, units) : nothing);

interface RigDrawingProps extends Workspace {
  /** A picture elsewhere on the page that follows the same rig. */
  readonly picture: Element | null;
}

/** The rig to scale, in place of the one that the page was served with. It follows each key while it is in sight. */
export function RigDrawing({ store, nextFrame, nextPause, picture }: RigDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const inSight = useInSight(place);
  const [frame] = useState(() => mapped(nextFrame, shownRig));
  const [pause] = useState(() => mapped(nextPause, shownRig));
  useEffect(() => (picture ? followInPicture(picture, pause) : undefined), [picture, pause]);
  // What is held moves with the hand, and the next key starts from where it is.
  const change = (part: Partial<RigEntry>) => {
    store.change(part);
    nextFrame.catchUp();
    nextPause.catchUp();
  };
  return (
    <div ref={place}>
      <RigView
        source={inSight ? frame : pause}
        pause={pause}
        onEyeDistanceCm={(cm) => change({ distance: String(cm), distanceUnit: 'cm' })}
        onSideAngleDegrees={(degrees) => change({ sideAngle: degrees === null ? '' : String(degrees) })}
      />
    </div>
  );
}
