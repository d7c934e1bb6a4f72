import { words } from '#messages/app';
import { useRef, useState } from 'react';
import { PartBoundary } from '../../ui/loading/error-boundary';
import { LazyMissing } from '../../ui/loading/lazy-missing';
import { useLazyPart } from '../../ui/loading/use-lazy-part';
import type { FinderProps } from './monitor-part';
import './find-monitor.css';

/** The button. What it opens comes in a script of its own, the first time that it is pressed. */
export function FindMonitor() {
  const [asked, setAsked] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        className="find-monitor"
        type="button"
        ref={button}
        aria-haspopup="dialog"
        onClick={() => setAsked(asked + 1)}
      >
        {words.input.findMonitor}
      </button>
      {asked > 0 && <Finder asked={asked} button={button} />}
    </>
  );
}

function Finder(props: FinderProps) {
  const { part, ...missing } = useLazyPart(() => import('./monitor-part'), props.button);
  if (part)
    return (
      <PartBoundary place={props.button}>
        <part.MonitorFinder {...props} />
      </PartBoundary>
    );
  return (
    // Heard, but not seen, so that nothing moves for the moment that it takes.
    <div className={missing.failed ? 'find-failed' : 'visually-hidden'}>
      <LazyMissing {...missing} place={props.button} whenFailed={words.late.failed.monitors} />
    </div>
  );
}
