import { memo, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { RigView } from '../drawing/rig-view';
import { useShownRig } from '../drawing/shown-rig';
import type { DrawnRig } from '../drawing/top-model';
import { TopPicture } from '../drawing/top-view';
import { defaultEntry } from '../domain/rig/entry';
import { printRig } from '../features/export/print-rig';
import { activeRig } from '../state/rigs';
import { activeEntry, changeRigOf, useStore, type State } from '../state/store';

/** The rig to scale, in place of the one that the page was served with. */
export function RigDrawing() {
  // A key in a field does not wait for the drawing. What is in the hand moves with it, and the next key starts from there.
  const [isInHand, setInHand] = useState(false);
  const rig = useStore(activeRig);
  const units = useStore((state) => state.units);
  const shownRig = useDeferredValue(rig);
  const shownUnits = useDeferredValue(units);
  const shown = useShownRig(isInHand ? rig : shownRig, isInHand ? units : shownUnits);
  usePrintedRig();
  return (
    <div onFocus={() => setInHand(true)} onBlur={() => setInHand(false)}>
      <RigView shown={shown} onChange={changeRigOf} />
      <HeroPicture drawn={shown.drawn} />
    </div>
  );
}

/** The picture at the top of the page shows a rig too, and must not show another than theirs. */
const HeroPicture = memo(function HeroPicture({ drawn }: { readonly drawn: DrawnRig }) {
  const [place] = useState(() => document.querySelector('.hero-drawing'));
  useLayoutEffect(() => place?.querySelector('.served')?.remove(), [place]);
  return place && createPortal(<TopPicture {...drawn} />, place);
});

const isTheirs = (state: State) => activeEntry(state) !== defaultEntry || state.favourites.length > 0;

/** A page that somebody only reads is printed as it is. As soon as there is a rig or a game of theirs, that is. */
function usePrintedRig(): void {
  const isWanted = useStore(isTheirs);
  useEffect(() => {
    if (!isWanted) return;
    printRig();
  }, [isWanted]);
}
