import { words as appWords } from '#messages/app';
import { words } from '#messages/explore';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Workspace } from '../features/calculator/workspace';
import { LazyMissing } from '../ui/lazy-missing';
import { Tabs, type Tab } from '../ui/tabs';
import type { ShowToast } from '../ui/toasts';
import { useLazyPart } from '../ui/use-lazy-part';
import type { ExplorePart } from './explore-part';

interface ExploreTab extends Tab {
  readonly load: () => Promise<ExplorePart>;
}

/** Each in a script of its own, which offers a `Panel`. */
const parts: readonly [ExploreTab, ...ExploreTab[]] = [
  { id: 'how-true', text: words.howTrue, load: () => import('./how-true') },
  { id: 'plan', text: words.plan, load: () => import('./plan') },
  { id: 'compare', text: words.compare, load: () => import('./compare') },
];

interface ExploreProps {
  readonly workspace: Workspace;
  readonly showToast: ShowToast;
  readonly idOf: (name: string) => string;
}

/** Tabs with addresses of their own. */
export function Explore({ idOf, ...shared }: ExploreProps) {
  const panelId = useCallback(({ id }: Tab) => idOf(id), [idOf]);
  // While this is rendered for the first time, the tabs that the page was served with still stand there.
  const [focusedId] = useState(focusedTabId);
  useLayoutEffect(() => {
    if (focusedId !== null) document.getElementById(focusedId)?.focus({ preventScroll: true });
  }, [focusedId]);
  return (
    <section aria-label={words.label}>
      <Tabs
        label={words.label}
        tabs={parts}
        panelId={panelId}
        panel={(tab): ReactNode => <Late {...shared} of={tab} />}
      />
    </section>
  );
}

/** Who has come to one of them by keyboard before this script arrived stays there. */
function focusedTabId(): string | null {
  const focused = typeof document === 'undefined' ? null : document.activeElement;
  return focused?.role === 'tab' ? focused.id : null;
}

interface LateProps extends Omit<ExploreProps, 'idOf'> {
  readonly of: ExploreTab;
}

/** Loaded when it comes near, or when its tab is opened. */
function Late({ workspace, showToast, of: { load } }: LateProps) {
  const { provideExact } = workspace;
  const place = useRef<HTMLDivElement>(null);
  const { part, ...missing } = useLazyPart(load, place, { aheadPx: 200 });

  useEffect(() => {
    if (part) provideExact(part.answerOf);
  }, [part, provideExact]);

  return (
    <div className="explore-part" ref={place} tabIndex={-1}>
      {part ? (
        <part.Panel {...workspace} showToast={showToast} />
      ) : (
        <LazyMissing {...missing} place={place} whenFailed={appWords.late.failed.tab} />
      )}
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
    </div>
  );
}
