import { words } from '#messages/app';
import type { RefObject } from 'react';
import type { LazyPart } from './use-lazy-part';
import '../styles/button.css';
import './lazy-missing.css';

interface LazyMissingProps extends Pick<LazyPart<unknown>, 'failed' | 'failures' | 'retry'> {
  /** What is said in its place when it did not arrive. */
  readonly whenFailed: string;
  /** What keeps the focus while the button comes and goes: the part's own place. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Stands in for a lazy part that is on its way, or that did not arrive. */
export function LazyMissing({ failed, failures, retry, whenFailed, place }: LazyMissingProps) {
  if (!failed)
    return (
      <p className="lazy-loading" role="status">
        {words.late.loading}
      </p>
    );
  // Some browsers remember a failed script, and after an update of the site it is gone for good: only a fresh page helps.
  const isStuck = failures > 1;
  const retryInPlace = () => {
    place.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div className="lazy-missing" role="alert">
      <p>{isStuck ? words.late.failedAgain : whenFailed}</p>
      <p className="lazy-actions">
        <button className="button button-small" type="button" onClick={retryInPlace}>
          {words.late.tryAgain}
        </button>
        {/* An empty address is this very page, without the place in it: a true reload. */}
        {isStuck && <a href="">{words.late.reload}</a>}
      </p>
    </div>
  );
}
