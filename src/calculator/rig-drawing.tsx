import { useEffect, useRef, useState } from 'react';
import type { Workspace } from './workspace';
import { followInPicture } from '../drawing/follow-in-picture';
import { RigView } from '../drawing/rig-view';
import { drawnRig, type DrawnRig } from '../drawing/top-model';
import { impossible } from '../domain/geometry/outcome';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import type { LiveAnswer } from '../state/answers';
import { activeEntry, type State } from '../state/store';
import { adoptStyles } from '../ui/styles/adopt-styles';
import { useRead } from '../ui/live';
import { mapped } from '../ui/source';
import { useInSight } from '../ui/loading/use-in-sight';
import styles from './rig-drawing.css?inline';

export { exactAnswer } from '../domain/rig/exact-answer';

adoptStyles(styles);

const nothing: DrawnRig = { rig: null, seen: impossible('size-not-positive'), plan: null };

const shownRig = ({ exact, units }: LiveAnswer): DrawnRig => (exact ? drawnRig(exact, units) : nothing);

interface RigDrawingProps extends Workspace {
  /** A picture elsewhere on the page that follows the same rig. */
  readonly picture: Element | null;
}

/** The rig to scale, in place of the one that the page was served with. It follows each key while it is in sight. */
export function RigDrawing({ picture, ...workspace }: RigDrawingProps) {
  const { store, nextFrame, nextPause } = workspace;
  const place = useRef<HTMLDivElement>(null);
  const inSight = useInSight(place);
  const [frame] = useState(() => mapped(nextFrame, shownRig));
  const [pause] = useState(() => mapped(nextPause, shownRig));
  useEffect(
    () => (picture ? followInPicture(picture, pause, activeEntry(store.get()) === defaultEntry) : undefined),
    [picture, pause, store],
  );
  usePrintedRig(workspace);
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

const isTheirs = (state: State) => activeEntry(state) !== defaultEntry || state.favourites.length > 0;

/** A page that somebody only reads is printed as it is. As soon as there is a rig or a game of theirs, that is. */
function usePrintedRig(workspace: Workspace): void {
  const isWanted = useRead(workspace.store, isTheirs);
  useEffect(() => {
    if (!isWanted) return;
    // Where it does not arrive, the page is printed.
    import('./rig-sheet').then(({ printRig }) => printRig(workspace)).catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is the same for as long as the calculator is there
  }, [isWanted]);
}
