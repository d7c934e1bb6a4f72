import {
  Activity,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { changeEntry, entryPart } from '../../platform/history-steps';
import { namedPlace, withPlace } from '../../platform/named-place';
import './tabs.css';

export interface Tab {
  /** Id of its panel, and so the fragment of its address. */
  readonly id: string;
  readonly text: string;
  /** Fragments of parts inside of its panel, which open the tab as well. */
  readonly parts?: readonly string[];
}

interface TabsProps<Each extends Tab> {
  /** Accessible name. */
  readonly label: string;
  readonly tabs: readonly [Each, ...Each[]];
  readonly panel: (tab: Each) => ReactNode;
}

/** Index of the tab that an arrow key moves to; wraps around. null = none. */
export function tabAfterKey(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

const isInBrowser = typeof document !== 'undefined';

/** Tab that the address names, else the one that was chosen when the user left this entry of the history. */
const tabOfEntry = <Each extends Tab>(tabs: readonly Each[]): Each | undefined => {
  const find = (place: string | null) =>
    place ? tabs.find(({ id, parts = [] }) => id === place || parts.includes(place)) : undefined;
  return isInBrowser ? (find(namedPlace(location.hash)) ?? find(entryPart('tab'))) : undefined;
};

/** Scrolls to the panel in the address: the browser cannot, since it is hidden until its tab opens. */
const jump = (): void => {
  const place = namedPlace(location.hash);
  // A part of a panel may not have loaded.
  const panel =
    document.getElementById(place) ?? document.querySelector(`[data-parts~="${CSS.escape(place)}"]`);
  if (panel?.closest('.tab-panel')) panel.scrollIntoView();
};

/** Tabs with addresses: a link or the back button opens its tab. Without JavaScript they are links to their panels. */
export function Tabs<Each extends Tab>({ label, tabs, panel }: TabsProps<Each>) {
  const [chosen, setChosen] = useState<Each>(() => tabOfEntry(tabs) ?? tabs[0]);
  // Opened panels stay mounted. Static HTML has all panels, for readers without JavaScript.
  const [opened, setOpened] = useState<readonly Each[]>(isInBrowser ? [chosen] : tabs);
  const list = useRef<HTMLDivElement>(null);
  const [firstId] = useState(chosen.id);

  const choose = (tab: Each) => {
    setChosen(tab);
    setOpened((before) => (before.includes(tab) ? before : [...before, tab]));
  };

  const follow = useEffectEvent(() => {
    const tab = tabOfEntry(tabs) ?? chosen;
    flushSync(() => choose(tab));
    changeEntry({ tab: tab.id });
    // A pressed tab is in view already.
    if (list.current && !isInWindow(list.current)) jump();
  });
  useEffect(() => {
    jump();
    changeEntry({ tab: firstId });
    const listener = () => follow();
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, [firstId]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfterKey(event.key, tabs.indexOf(chosen), tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(tab);
    // Replaces the address: arrow keys must not fill the history.
    changeEntry({ tab: tab.id }, withPlace(location.hash, tab.id));
    event.currentTarget.querySelector<HTMLElement>(`[href="#${tab.id}"]`)?.focus();
  };

  return (
    <>
      <div className="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={press}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            className="tab"
            role="tab"
            id={`${tab.id}-tab`}
            href={`#${tab.id}`}
            aria-controls={tab.id}
            aria-selected={tab === chosen}
            tabIndex={tab === chosen ? 0 : -1}
            // No second step in the history to the same tab.
            onClick={(event) => tab === chosen && event.preventDefault()}
          >
            {tab.text}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className="tab-panel"
          role="tabpanel"
          id={tab.id}
          aria-labelledby={`${tab.id}-tab`}
          hidden={tab !== chosen}
        >
          {opened.includes(tab) && (
            <Activity mode={tab === chosen ? 'visible' : 'hidden'}>{panel(tab)}</Activity>
          )}
        </div>
      ))}
    </>
  );
}
