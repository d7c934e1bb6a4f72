import { useDeferredValue } from 'react';
import { Compare } from '../features/compare/compare';
import { useStore } from '../state/store';

const findMonitor = () => import('../features/monitor-search/monitor-part');

/** Several rigs side by side. They are deferred: fields and results come before them. */
export function CompareTab() {
  const state = useDeferredValue(useStore());
  return <Compare state={state} findMonitor={findMonitor} />;
}
