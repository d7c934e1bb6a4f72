import { words } from '#messages/monitors';
import { useEffect, useRef } from 'react';
import { useMonitorSources } from '../../state/monitor-list';
import { sourceName } from '../../text/monitor-facts';

interface MonitorSourcesProps {
  /** Of the monitor, in the list. */
  readonly line: number;
}

/** Where a monitor's numbers are from, in a file that is asked for only here. */
export function MonitorSources({ line }: MonitorSourcesProps) {
  const { data, isError, fetchStatus, refetch } = useMonitorSources();
  // Without network it waits: that may take long, so it is said like a failure.
  const isMissing = isError || fetchStatus === 'paused';
  const place = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The button that had the focus is gone.
    place.current?.focus({ preventScroll: true });
  }, []);

  return (
    <p className="picked-sources" ref={place} tabIndex={-1}>
      {words.sourcesTitle}{' '}
      {data?.(line).map((address, index) => (
        <span key={address}>
          {index > 0 && ' · '}
          <a href={address} target="_blank" rel="noopener noreferrer">
            {sourceName(address)}
          </a>
        </span>
      ))}
      {!data && !isMissing && <span role="status">{words.sourcesLoading}</span>}
      {!data && isMissing && (
        <span role="alert">
          {words.sourcesFailed}{' '}
          <button className="picked-sources-button" type="button" onClick={() => void refetch()}>
            {words.tryAgain}
          </button>
        </span>
      )}
    </p>
  );
}
