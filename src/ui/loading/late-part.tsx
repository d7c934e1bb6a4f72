import { useRef, type ReactNode, type RefObject } from 'react';
import { PartBoundary } from './error-boundary';
import { LazyMissing } from './lazy-missing';
import { useLazyPart } from './use-lazy-part';

interface LatePartProps<Part> {
  readonly load: () => Promise<Part>;
  /** How near to being in sight is near enough. */
  readonly aheadPx?: number;
  /** What is said in its place when it did not arrive. */
  readonly whenFailed: string;
  /** What stands there until then; else it says that it is on its way. */
  readonly before?: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly children: (part: Part, place: RefObject<HTMLElement | null>) => ReactNode;
}

/** A part of the page in a script of its own. Whatever goes wrong with it stays in its place. */
export function LatePart<Part>(props: LatePartProps<Part>) {
  const { load, aheadPx = 0, whenFailed, before, className, id, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const { part, ...missing } = useLazyPart(load, place, { aheadPx });
  return (
    <div className={className} id={id} ref={place} tabIndex={-1}>
      {part ? (
        <PartBoundary place={place}>{children(part, place)}</PartBoundary>
      ) : (
        <>
          {before}
          {(before === undefined || missing.failed) && (
            <LazyMissing {...missing} place={place} whenFailed={whenFailed} />
          )}
        </>
      )}
    </div>
  );
}
