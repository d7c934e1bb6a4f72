import { words as planWords } from '#messages/plan';
import { words } from '#messages/plan-screens';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { angleText } from '../../text/angles';
import { nameOf } from '../../domain/monitors/types';
import { nearestMonitors, type NearMonitor } from '../../domain/planning/nearest-monitors';
import { spanOf, type Purchase, type Screens } from '../../domain/planning/what-to-buy';
import { monitorAttribution } from '../../text/monitor-attribution';
import type * as MonitorList from '../../state/monitor-list';
import { LazyMissing } from '../../ui/loading/lazy-missing';
import { useLazyPart } from '../../ui/loading/use-lazy-part';
import { WithLinks } from '../../ui/with-links';
import { applyAnswer } from './apply-answer';
import '../../ui/styles/button.css';
import './near-monitors.css';

const maxMonitors = 3;
const { monitors } = words.buy;

interface NearMonitorsProps {
  readonly purchase: Purchase;
  readonly screens: Screens;
}

const load = () => import('../../state/monitor-list');

/** Monitors by their names that come nearest to what is wanted. What asks for the list comes when this is in sight. */
export function NearMonitors(props: NearMonitorsProps) {
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const { part, ...missing } = useLazyPart(load, place);
  return (
    <section className="near-monitors" aria-labelledby={titleId} ref={place} tabIndex={-1}>
      <h4 id={titleId}>{monitors.title}</h4>
      {part ? (
        <Nearest {...props} {...part} />
      ) : (
        <LazyMissing {...missing} place={place} whenFailed={monitors.failed} />
      )}
    </section>
  );
}

function Nearest({ purchase, screens, useMonitorList }: NearMonitorsProps & typeof MonitorList) {
  const { data, isError, refetch } = useMonitorList();
  const nearest = useMemo(
    () => data && nearestMonitors(data, purchase, { screens, most: maxMonitors }),
    [data, purchase, screens],
  );
  if (nearest)
    return (
      <>
        <ul>{nearest.map((near) => itemFor(near, { purchase, screens }))}</ul>
        <p className="near-attribution">
          <WithLinks {...monitorAttribution} />
        </p>
      </>
    );
  return isError ? <Failed onRetry={() => void refetch()} /> : <p role="status">{monitors.loading}</p>;
}

const itemFor = (
  { monitor, entry, seen: { view } }: NearMonitor,
  { purchase, screens }: NearMonitorsProps,
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
        onClick={() => applyAnswer(entry, words.buy.done(name))}
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
