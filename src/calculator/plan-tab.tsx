import { PlanPanel } from '../features/plan/plan-panel';
import { useEntry, useStore } from '../state/store';
import { useSettled } from '../ui/loading/use-settled';
import type { TabProps } from './explore-frame';

/** Rigs that could be. Today's rig is deferred: fields and results come before it. */
export function PlanTab({ place }: TabProps) {
  const entry = useSettled(useEntry(), place);
  const units = useStore((state) => state.units);
  const favourites = useStore((state) => state.favourites);
  return <PlanPanel entry={entry} units={units} favourites={favourites} />;
}
