import { words } from '#messages/plan-screens';
import { useId, useMemo, type ReactNode } from 'react';
import { angleText } from '../../format/angles';
import { nameOf } from '../../monitors/types';
import { nearestMonitors, type NearMonitor } from '../../plan/nearest-monitors';
import type { Purchase, Screens } from '../../plan/what-to-buy';
// Not in a script of its own: for what that would share with the search for a monitor, the build would cut up the calculator's.
import { useMonitorList } from '../../store/monitor-list';

const most = 3;
const { monitors } = words.buy;

interface NearMonitorsProps {
  readonly purchase: Purchase;
  readonly screens: Screens;
}

/** Monitors by their names that come nearest to what is wanted. The list is asked for while this is shown. */
export function NearMonitors({ purchase, screens }: NearMonitorsProps) {
  const titleId = useId();
  const { data, isError, refetch } = useMonitorList();
  const nearest = useMemo(
    () => data && nearestMonitors(data, purchase, { screens, most }),
    [data, purchase, screens],
  );
  return (
    <section className="near-monitors" aria-labelledby={titleId}>
      <h4 id={titleId}>{monitors.title}</h4>
      {nearest ? (
        <ul>{nearest.map((near) => itemFor(near, { purchase, screens }))}</ul>
      ) : isError ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <p role="status">{monitors.loading}</p>
      )}
    </section>
  );
}

const itemFor = (
  { monitor, seen: { view } }: NearMonitor,
  { purchase, screens }: NearMonitorsProps,
): ReactNode => {
  const angle = purchase.want.measure === 'h' ? view.h : (view.triple?.total ?? view.coverage);
  const text = screens === 'triple' ? monitors.three : monitors.item;
  return <li key={monitor.id}>{text(nameOf(monitor), angleText(angle))}</li>;
};

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert">
    <p>{monitors.failed}</p>
    <button className="button button-small" type="button" onClick={onRetry}>
      {monitors.tryAgain}
    </button>
  </div>
);
