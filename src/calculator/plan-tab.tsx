import { PlanPanel } from '../features/plan/plan-panel';
import { useEntry, useStore } from '../state/store';
import { useSettled } from '../ui/loading/use-settled';
import type { TabProps } from './explore-frame';

/** Plans of other rigs; today's rig is debounced outside the viewport. */
export function PlanTab({ place }: TabProps) {
  const entry = useSettled(useEntry(), place);
  const units = useStore((state) => state.units);
  const pickedGames = useStore((state) => state.pickedGames);
  return <PlanPanel entry={entry} units={units} pickedGames={pickedGames} />;
}
