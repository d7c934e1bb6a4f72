import { useRef } from 'react';
import { useLiveRig } from '../drawing/live-rig';
import { RigView } from '../drawing/rig-view';
import { useSettled } from '../ui/loading/use-settled';
import { activeRig } from '../state/rigs';
import { changeRigOf, useStore } from '../state/store';

/** Scale drawing of the rig; replaces the static one. */
export function RigDrawing() {
  const place = useRef<HTMLDivElement>(null);
  const rig = useSettled(useStore(activeRig), place);
  const units = useStore((state) => state.units);
  return (
    <div ref={place}>
      <RigView live={useLiveRig(rig)} units={units} onChange={changeRigOf} />
    </div>
  );
}
