import type { LazyPart } from './use-lazy-part';

interface LazyMissingProps extends Pick<LazyPart<unknown>, 'failed' | 'retry'> {
  /** "The game library" */
  readonly name: string;
  /** What works without it. */
  readonly comfort: string;
}

/** Stands in for a lazy part that is on its way, or that did not arrive. */
export function LazyMissing({ failed, retry, name, comfort }: LazyMissingProps) {
  if (!failed) return <p role="status">{name} is loading …</p>;
  return (
    <div className="lazy-missing" role="alert">
      <p>
        {name} did not load. {comfort}
      </p>
      <button className="button small" type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
