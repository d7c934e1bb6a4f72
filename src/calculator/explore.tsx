import { words as appWords } from '#messages/app';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { PartBoundary } from '../ui/loading/error-boundary';
import { LatePart } from '../ui/loading/late-part';
import { CompareTab } from './compare-tab';
import { ExploreFrame, type ExploreTabId, type TabProps } from './explore-frame';
import { FidelityTab } from './fidelity-tab';
import { PlanTab } from './plan-tab';

/** What each tab shows. The windscreen has a script of its own, which comes when its place is in sight. */
const panels: Readonly<Record<ExploreTabId, (props: TabProps) => ReactNode>> = {
  windscreen: LateWindscreen,
  'how-true': FidelityTab,
  plan: PlanTab,
  compare: CompareTab,
};

/** More to explore: in one script, which comes when it is near. */
export function Explore() {
  // While this is rendered for the first time, the tabs that the page was served with still stand there.
  const [focusedId] = useState(focusedTabId);
  useLayoutEffect(() => {
    if (focusedId !== null) document.getElementById(focusedId)?.focus({ preventScroll: true });
  }, [focusedId]);
  return (
    <ExploreFrame
      panel={(id) => {
        const Panel = panels[id];
        return <Part className={`explore-part explore-${id}`}>{(place) => <Panel place={place} />}</Part>;
      }}
    />
  );
}

/** Who has come to one of them by keyboard before this script arrived stays there. */
function focusedTabId(): string | null {
  const { activeElement } = document;
  return activeElement?.role === 'tab' ? activeElement.id : null;
}

interface PartProps {
  readonly className: string;
  readonly children: (place: TabProps['place']) => ReactNode;
}

/** What fails in one part leaves the others alone. */
function Part({ className, children }: PartProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className={className} ref={place} tabIndex={-1}>
      <PartBoundary place={place}>{children(place)}</PartBoundary>
    </div>
  );
}

const loadWindscreen = () => import('./windscreen-tab');

function LateWindscreen({ place }: TabProps) {
  return (
    <LatePart load={loadWindscreen} whenFailed={appWords.late.failed.tab}>
      {({ WindscreenTab }) => <WindscreenTab place={place} />}
    </LatePart>
  );
}
