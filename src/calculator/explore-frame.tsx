import { words } from '#messages/explore';
import type { ReactNode, RefObject } from 'react';
import { Tabs, type Tab } from '../ui/navigation/tabs';

interface ExploreTab extends Tab {
  readonly id: ExploreTabId;
}

export type ExploreTabId = 'windscreen' | 'plan' | 'compare';

const tabs: readonly [ExploreTab, ...ExploreTab[]] = [
  { id: 'windscreen', text: words.windscreen, parts: ['how-true', 'look'] },
  { id: 'plan', text: words.plan },
  { id: 'compare', text: words.compare },
];

/** Container of the tab, to debounce outside the viewport. */
export interface TabProps {
  readonly place: RefObject<Element | null>;
}

/** Attributes of a panel's container. */
interface Container {
  /** Fragments that lead to parts of the panel, for addresses that name one before it has loaded. */
  readonly 'data-parts': string | undefined;
  readonly className: string;
}

interface ExploreFrameProps {
  readonly panel: (id: ExploreTabId, container: Container) => ReactNode;
}

export const ExploreFrame = ({ panel }: ExploreFrameProps) => (
  <section aria-label={words.label}>
    <Tabs
      label={words.label}
      tabs={tabs}
      panel={({ id, parts }) =>
        panel(id, { 'data-parts': parts?.join(' '), className: `explore-part explore-${id}` })
      }
    />
  </section>
);
