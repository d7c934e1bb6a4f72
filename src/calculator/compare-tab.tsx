import { Compare } from '../features/compare/compare';
import { useStore } from '../state/store';
import { lazyPart } from '../ui/loading/lazy-part';
import { useSettled } from '../ui/loading/use-settled';
import type { TabProps } from './explore-frame';

const MonitorDialog = lazyPart(() => import('../features/monitor-search/monitor-part'), 'MonitorDialog');

/** Several rigs side by side; debounced outside the viewport. */
export function CompareTab({ place }: TabProps) {
  const state = useSettled(useStore(), place);
  return <Compare state={state} monitorDialog={MonitorDialog} />;
}
