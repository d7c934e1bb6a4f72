import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { PartBoundary } from '../ui/loading/error-boundary';
import { LazyPart, lazyPart } from '../ui/loading/lazy-part';
import { CompareTab } from './compare-tab';
import { ExploreFrame, type ExploreTabId, type TabProps } from './explore-frame';
import { PlanTab } from './plan-tab';

/** Panels by tab. The windscreen has a lazy script of its own. */
const panels: Readonly<Record<ExploreTabId, (props: TabProps) => ReactNode>> = {
  windscreen: WindscreenPlace,
  plan: PlanTab,
  compare: CompareTab,
};

/** Lazy tabs, in one script. */
export function Explore() {
  // The static tabs are still in the page during the first render.
  const [focusedId] = useState(focusedTabId);
  useLayoutEffect(() => {
    if (focusedId !== null) document.getElementById(focusedId)?.focus({ preventScroll: true });
  }, [focusedId]);
  return (
    <ExploreFrame
      panel={(id, container) => {
        const Panel = panels[id];
        return <Part {...container}>{(place) => <Panel place={place} />}</Part>;
      }}
    />
  );
}

/** Keeps the focus on the tab that was focused in the static HTML. */
function focusedTabId(): string | null {
  const { activeElement } = document;
  return activeElement?.role === 'tab' ? activeElement.id : null;
}

interface PartProps {
  readonly 'data-parts': string | undefined;
  readonly className: string;
  readonly children: (place: TabProps['place']) => ReactNode;
}

/** Error boundary of one tab. */
function Part({ children, ...container }: PartProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div {...container} ref={place} tabIndex={-1}>
      <PartBoundary place={place}>{children(place)}</PartBoundary>
    </div>
  );
}

const WindscreenTab = lazyPart(() => import('./windscreen-tab'), 'WindscreenTab');

function WindscreenPlace({ place }: TabProps) {
  return (
    <LazyPart part={WindscreenTab}>
      <WindscreenTab place={place} />
    </LazyPart>
  );
}
