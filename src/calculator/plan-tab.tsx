import { PlanPanel } from '../features/plan/plan-panel';
import { useEntry, useStore } from '../state/store';
import { useSettled } from '../ui/loading/use-settled';
import type { TabProps } from './explore-frame';

/** Rigs that could be. Out of sight, today's rig follows once nobody types. */
export function PlanTab({ place }: TabProps) {
  const entry = useSettled(useEntry(), place);
  const units = useStore((state) => state.units);
  const pickedGames = useStore((state) => state.pickedGames);
  return <PlanPanel entry={entry} units={units} pickedGames={pickedGames} />;
}
