import { words } from '#messages/plan-screens';
import { useId, useRef } from 'react';
import { LazyMissing } from '../../ui/loading/lazy-missing';
import { useLazyPart } from '../../ui/loading/use-lazy-part';
import type { NearMonitorsProps } from './nearest-list';
import './near-monitors.css';

const { monitors } = words.buy;

const load = () => import('./nearest-list');

/** Monitors by their names that come nearest to what is wanted. What asks for the list comes when this is in sight. */
export function NearMonitors(props: NearMonitorsProps) {
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const { part, ...missing } = useLazyPart(load, place);
  return (
    <section className="near-monitors" aria-labelledby={titleId} ref={place} tabIndex={-1}>
      <h4 id={titleId}>{monitors.title}</h4>
      {part ? (
        <part.NearestList {...props} />
      ) : (
        <LazyMissing {...missing} place={place} whenFailed={monitors.failed} />
      )}
    </section>
  );
}
