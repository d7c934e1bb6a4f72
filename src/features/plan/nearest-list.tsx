import { words as planWords } from '#messages/plan';
import { words } from '#messages/plan-screens';
import { useMemo, type ReactNode } from 'react';
import { nameOf } from '../../domain/monitors/types';
import { nearestMonitors, type NearMonitor } from '../../domain/planning/nearest-monitors';
import { spanOf, type Purchase, type Screens } from '../../domain/planning/what-to-buy';
import { useMonitorList } from '../../state/monitor-list';
import { angleText } from '../../text/angles';
import { monitorAttribution } from '../../text/monitor-attribution';
import { WithLinks } from '../../ui/with-links';
import { applyAnswer } from './apply-answer';
import type { RigChange } from './question';
import '../../ui/styles/button.css';

const maxMonitors = 3;
const { monitors } = words.buy;

export interface NearMonitorsProps {
  readonly purchase: Purchase;
  readonly screens: Screens;
  /** What the planned bezels change of today's rig. */
  readonly bezel: RigChange;
}

/** The names themselves, once the list is here. */
export function NearestList({ purchase, screens, bezel }: NearMonitorsProps) {
  const { data, isError, refetch } = useMonitorList();
  const nearest = useMemo(
    () => data && nearestMonitors(data, purchase, { screens, max: maxMonitors }),
    [data, purchase, screens],
  );
  if (nearest)
    return (
      <>
        <ul>{nearest.map((near) => itemFor(near, { purchase, screens, bezel }))}</ul>
        <p className="near-attribution">
          <WithLinks {...monitorAttribution} />
        </p>
      </>
    );
  return isError ? <Failed onRetry={() => void refetch()} /> : <p role="status">{monitors.loading}</p>;
}

const itemFor = (
  { monitor, entry, seen: { view } }: NearMonitor,
  { purchase, screens, bezel }: NearMonitorsProps,
): ReactNode => {
  const angle = purchase.want.measure === 'h' ? view.h : spanOf(view);
  const text = screens === 'triple' ? monitors.three : monitors.item;
  const name = nameOf(monitor);
  return (
    <li key={name}>
      {text(name, angleText(angle))}
      <button
        className="button button-small"
        type="button"
        aria-label={monitors.use(planWords.use, name)}
        onClick={() => applyAnswer({ ...entry, ...(screens === 'triple' && bezel) }, words.buy.done(name))}
      >
        {planWords.use}
      </button>
    </li>
  );
};

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert">
    <p>{monitors.failed}</p>
    <button className="button button-small" type="button" onClick={onRetry}>
      {monitors.tryAgain}
    </button>
  </div>
);
