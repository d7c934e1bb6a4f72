import { useDeferredValue } from 'react';
import { PlanPanel } from '../features/plan/plan-panel';
import { useEntry, useStore } from '../state/store';

/** Rigs that could be. Today's rig is deferred: fields and results come before it. */
export function PlanTab() {
  const entry = useDeferredValue(useEntry());
  const units = useStore((state) => state.units);
  const favourites = useStore((state) => state.favourites);
  return <PlanPanel entry={entry} units={units} favourites={favourites} />;
}
