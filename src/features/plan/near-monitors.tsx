import { words } from '#messages/plan-screens';
import { useId } from 'react';
import { LazyPart, lazyPart } from '../../ui/loading/lazy-part';
import type { NearMonitorsProps } from './nearest-list';
import './near-monitors.css';

const { monitors } = words.buy;

const NearestList = lazyPart(() => import('./nearest-list'), 'NearestList');

/** Monitors nearest to the wanted screen. Their list loads when this is in sight. */
export function NearMonitors(props: NearMonitorsProps) {
  const titleId = useId();
  return (
    <section className="near-monitors" aria-labelledby={titleId}>
      <h4 id={titleId}>{monitors.title}</h4>
      <LazyPart part={NearestList}>
        <NearestList {...props} />
      </LazyPart>
    </section>
  );
}
