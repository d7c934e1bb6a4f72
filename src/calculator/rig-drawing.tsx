import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RigView } from '../drawing/rig-view';
import { useShownRig } from '../drawing/shown-rig';
import { TopPicture } from '../drawing/top-picture';
import { useSettled } from '../ui/loading/use-settled';
import { activeRig } from '../state/rigs';
import { changeRigOf, useStore } from '../state/store';

/** The rig to scale, in place of the one that the page was served with. */
export function RigDrawing() {
  const place = useRef<HTMLDivElement>(null);
  const rig = useSettled(useStore(activeRig), place);
  const units = useStore((state) => state.units);
  return (
    <div ref={place}>
      <RigView shown={useShownRig(rig, units)} onChange={changeRigOf} />
      <HeroPicture />
    </div>
  );
}

/** The picture at the top of the page shows a rig too, and must not show another than theirs. */
function HeroPicture() {
  const [place] = useState(() => ({ current: document.querySelector('.hero-drawing') }));
  const rig = useSettled(useStore(activeRig), place);
  const units = useStore((state) => state.units);
  const { drawn } = useShownRig(rig, units);
  useLayoutEffect(() => place.current?.querySelector('.served')?.remove(), [place]);
  return place.current && createPortal(<TopPicture {...drawn} />, place.current);
}
