import { words } from '#messages/explore';
import type { ReactNode, RefObject } from 'react';
import { Tabs, type Tab } from '../ui/navigation/tabs';

interface ExploreTab extends Tab {
  readonly id: ExploreTabId;
}

export type ExploreTabId = 'windscreen' | 'how-true' | 'plan' | 'compare';

const tabs: readonly [ExploreTab, ...ExploreTab[]] = [
  { id: 'windscreen', text: words.windscreen },
  { id: 'how-true', text: words.howTrue },
  { id: 'plan', text: words.plan },
  { id: 'compare', text: words.compare },
];

/** What a tab is given: where it stands. Out of sight, it need not follow each key. */
export interface TabProps {
  readonly place: RefObject<Element | null>;
}

interface ExploreFrameProps {
  readonly panel: (id: ExploreTabId) => ReactNode;
}

/** Tabs with addresses of their own. */
export const ExploreFrame = ({ panel }: ExploreFrameProps) => (
  <section aria-label={words.label}>
    <Tabs label={words.label} tabs={tabs} panel={({ id }) => panel(id)} />
  </section>
);
