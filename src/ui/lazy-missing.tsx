import type { RefObject } from 'react';
import type { LazyPart } from './use-lazy-part';

interface LazyMissingProps extends Pick<LazyPart<unknown>, 'failed' | 'failures' | 'retry'> {
  /** "The game library" */
  readonly name: string;
  /** What works without it. */
  readonly comfort: string;
  /** What keeps the focus while the button comes and goes: the part's own place. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Stands in for a lazy part that is on its way, or that did not arrive. */
export function LazyMissing({ failed, failures, retry, name, comfort, place }: LazyMissingProps) {
  if (!failed) return <p role="status">{name} is loading …</p>;
  // Some browsers remember a failed script, and after an update of the site it is gone for good: only a fresh page helps.
  const isStuck = failures > 1;
  const retryInPlace = () => {
    place.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div className="lazy-missing" role="alert">
      <p>
        {name} did not load{isStuck ? ' this time either' : ''}. {comfort}
        {isStuck && ' Loading the page anew may help; the fields then go back to their defaults.'}
      </p>
      <p className="lazy-actions">
        <button className="button small" type="button" onClick={retryInPlace}>
          Try again
        </button>
        {/* An empty address is this very page, without the place in it: a true reload. */}
        {isStuck && <a href="">Load the page anew</a>}
      </p>
    </div>
  );
}
