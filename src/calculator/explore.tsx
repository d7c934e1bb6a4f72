import { words as appWords } from '#messages/app';
import { words } from '#messages/explore';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Workspace } from './workspace';
import { PartBoundary } from '../ui/loading/error-boundary';
import { LazyMissing } from '../ui/loading/lazy-missing';
import { Tabs, type Tab } from '../ui/navigation/tabs';
import type { ShowToast } from '../ui/overlays/legacy-toasts';
import { useLazyPart } from '../ui/loading/use-lazy-part';
import { anywherePx, useLinked } from '../ui/navigation/use-linked';
import type { ExplorePart } from './explore-part';

interface ExploreTab extends Tab {
  readonly load: () => Promise<ExplorePart>;
}

/** Each in a script of its own, which offers a `Panel`. */
const parts: readonly [ExploreTab, ...ExploreTab[]] = [
  { id: 'how-true', text: words.howTrue, load: () => import('./fidelity-tab') },
  { id: 'plan', text: words.plan, load: () => import('./plan-tab') },
  { id: 'compare', text: words.compare, load: () => import('./compare-tab') },
  { id: 'windscreen', text: words.windscreen, load: () => import('./windscreen-tab') },
];

interface ExploreProps {
  readonly workspace: Workspace;
  readonly showToast: ShowToast;
}

const loadShare = () => import('./share');

/** Tabs with addresses of their own, and above them what makes an address of the whole rig. */
export function Explore(shared: ExploreProps) {
  const isLinked = useLinked();
  // While this is rendered for the first time, the tabs that the page was served with still stand there.
  const [focusedId] = useState(focusedTabId);
  useLayoutEffect(() => {
    if (focusedId !== null) document.getElementById(focusedId)?.focus({ preventScroll: true });
  }, [focusedId]);
  return (
    <>
      <Late
        {...shared}
        className="share-part"
        load={loadShare}
        aheadPx={isLinked ? anywherePx : nearPx}
        whenFailed={words.shareFailed}
      />
      <section aria-label={words.label}>
        <Tabs
          label={words.label}
          tabs={parts}
          panel={({ load }): ReactNode => (
            <Late
              {...shared}
              className="explore-part"
              load={load}
              aheadPx={nearPx}
              whenFailed={appWords.late.failed.tab}
            >
              <noscript>
                <p>{words.needsScript}</p>
              </noscript>
            </Late>
          )}
        />
      </section>
    </>
  );
}

const nearPx = 200;

/** Who has come to one of them by keyboard before this script arrived stays there. */
function focusedTabId(): string | null {
  const focused = typeof document === 'undefined' ? null : document.activeElement;
  return focused?.role === 'tab' ? focused.id : null;
}

interface LateProps extends ExploreProps {
  readonly className: string;
  readonly load: () => Promise<ExplorePart>;
  readonly aheadPx: number;
  readonly whenFailed: string;
  readonly children?: ReactNode;
}

/** Loaded when it comes near, or when its tab is opened. */
function Late({ workspace, showToast, className, load, aheadPx, whenFailed, children }: LateProps) {
  const { provideExact } = workspace;
  const place = useRef<HTMLDivElement>(null);
  const { part, ...missing } = useLazyPart(load, place, { aheadPx });

  useEffect(() => {
    if (part) provideExact(part.exactAnswer);
  }, [part, provideExact]);

  return (
    <div className={className} ref={place} tabIndex={-1}>
      {part ? (
        <PartBoundary place={place}>
          <part.Panel {...workspace} showToast={showToast} />
        </PartBoundary>
      ) : (
        <LazyMissing {...missing} place={place} whenFailed={whenFailed} />
      )}
      {children}
    </div>
  );
}
