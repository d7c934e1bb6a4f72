import { memo, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RigView } from '../drawing/rig-view';
import { useShownRig } from '../drawing/shown-rig';
import type { Units } from '../domain/geometry/units';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { RigWindow, type Setting } from '../features/window/window';
import { windowModel } from '../features/window/window-model';
import { useSettled } from '../ui/loading/use-settled';
import { activeRig } from '../state/rigs';
import { changeRigOf, useEntry, useStore } from '../state/store';

/** The rig to scale, in place of the one that the page was served with. */
export function RigDrawing() {
  const place = useRef<HTMLDivElement>(null);
  const rig = useSettled(useStore(activeRig), place);
  const units = useStore((state) => state.units);
  return (
    <div ref={place}>
      <RigView shown={useShownRig(rig, units)} onChange={changeRigOf} />
      <HeroWindow />
    </div>
  );
}

/** The window at the top of the page is a rig's too, and must not be of another than theirs. */
function HeroWindow() {
  const [{ place, setting, hadFocus }] = useState(servedWindow);
  const entry = useSettled(useEntry(), place);
  const units = useStore((state) => state.units);
  useLayoutEffect(() => {
    place.current?.querySelector('.served')?.remove();
    if (hadFocus) place.current?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
  }, [place, hadFocus]);
  return (
    place.current &&
    createPortal(<WindowOf entry={entry} units={units} firstSetting={setting} />, place.current)
  );
}

interface WindowOfProps {
  readonly entry: RigEntry;
  readonly units: Units;
  readonly firstSetting: Setting;
}

/** Memoised: out of sight, a key leaves it alone. */
const WindowOf = memo(function WindowOf({ entry, units, firstSetting }: WindowOfProps) {
  return <RigWindow model={windowModel(exactAnswer(entry), units)} firstSetting={firstSetting} />;
});

/** Where it is, and what somebody has chosen in it before there was a script. */
function servedWindow() {
  const window = document.querySelector('.hero-window');
  const chosen = window?.querySelector<HTMLInputElement>('input:checked');
  return {
    place: { current: window },
    setting: chosen?.value === 'shipped' ? ('shipped' as const) : ('yours' as const),
    hadFocus: window?.contains(document.activeElement) ?? false,
  };
}
