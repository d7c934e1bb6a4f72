import { words as planWords } from '#messages/plan';
import { words } from '#messages/plan-screens';
import { useMemo, type ReactNode } from 'react';
import { nameOf } from '../../domain/monitors/types';
import { nearestMonitors, type NearMonitor } from '../../domain/planning/nearest-monitors';
import { spanOf, type Purchase, type Screens } from '../../domain/planning/what-to-buy';
import { useMonitorList } from '../../state/monitor-list';
import { angleText } from '../../text/angles';
import { monitorAttribution } from '../../text/monitor-attribution';
import { Button } from '../../ui/button';
import { inLinks } from '../../ui/in-links';
import { RichText } from '../../ui/rich-text';
import { applyAnswer } from './apply-answer';
import type { RigChange } from '../../domain/rig/entry';
import '../../ui/styles/button.css';

const maxMonitors = 3;
const { monitors } = words.buy;

export interface NearMonitorsProps {
  readonly purchase: Purchase;
  readonly screens: Screens;
  /** Change of today's rig by the planned distance and bezels. */
  readonly planned: RigChange;
}

/** The names, once the list has loaded. */
export function NearestList({ purchase, screens, planned }: NearMonitorsProps) {
  const { data, isError, refetch } = useMonitorList();
  const nearest = useMemo(
    () => data && nearestMonitors(data, purchase, { screens, max: maxMonitors }),
    [data, purchase, screens],
  );
  if (nearest)
    return (
      <>
        <ul>{nearest.map((near) => itemFor(near, { purchase, screens, planned }))}</ul>
        <p className="near-attribution text-note">
          <RichText text={monitorAttribution.text} slots={inLinks(monitorAttribution.links)} />
        </p>
      </>
    );
  return isError ? <Failed onRetry={() => void refetch()} /> : <p role="status">{monitors.loading}</p>;
}

const itemFor = (
  { monitor, entry, seen: { view } }: NearMonitor,
  { purchase, screens, planned }: NearMonitorsProps,
): ReactNode => {
  const angle = purchase.want.measure === 'h' ? view.h : spanOf(view);
  const text = screens === 'triple' ? monitors.three : monitors.item;
  const name = nameOf(monitor);
  return (
    <li key={name}>
      {text(name, angleText(angle))}
      <Button
        aria-label={monitors.use(planWords.use, name)}
        onClick={() => applyAnswer({ ...entry, ...planned }, words.buy.done(name))}
      >
        {planWords.use}
      </Button>
    </li>
  );
};

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert">
    <p>{monitors.failed}</p>
    <Button onClick={onRetry}>{monitors.tryAgain}</Button>
  </div>
);
