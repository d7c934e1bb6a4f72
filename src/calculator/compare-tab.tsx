import { Compare } from '../features/compare/compare';
import { useStore } from '../state/store';
import { useSettled } from '../ui/loading/use-settled';
import type { TabProps } from './explore-frame';

const findMonitor = () => import('../features/monitor-search/monitor-part');

/** Several rigs side by side. Out of sight, they follow once nobody types. */
export function CompareTab({ place }: TabProps) {
  const state = useSettled(useStore(), place);
  return <Compare state={state} findMonitor={findMonitor} />;
}
