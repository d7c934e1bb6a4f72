import { words } from '#messages/monitors';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { useMonitorSources } from '../../state/monitor-list';
import { sourceName } from '../../text/monitor-facts';

interface MonitorSourcesProps {
  /** Index of the monitor in the list. */
  readonly line: number;
}

/** Sources of a monitor, loaded on demand from a file of their own. */
export function MonitorSources({ line }: MonitorSourcesProps) {
  const { data, isError, fetchStatus, refetch } = useMonitorSources();
  // Paused without a network: that may last, so it is shown as a failure.
  const isMissing = isError || fetchStatus === 'paused';
  const place = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The button that had the focus has vanished.
    place.current?.focus({ preventScroll: true });
  }, []);

  return (
    <p className="picked-sources text-quiet" ref={place} tabIndex={-1}>
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
          <Button look="link" className="picked-sources-button" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </span>
      )}
    </p>
  );
}
