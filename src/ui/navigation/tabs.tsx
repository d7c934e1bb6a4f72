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
import { namedPlace, withPlace } from '../../platform/named-place';
import './tabs.css';

export interface Tab {
  /** Of its panel, and so its address. */
  readonly id: string;
  readonly text: string;
}

interface TabsProps<Each extends Tab> {
  /** What they are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly [Each, ...Each[]];
  readonly panel: (tab: Each) => ReactNode;
}

/** Where a key leads to among so many tabs, round and round; null = nowhere. */
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

const tabInAddress = <Each extends Tab>(tabs: readonly Each[]): Each | undefined => {
  const place = isInBrowser ? namedPlace(location.hash) : '';
  return tabs.find(({ id }) => id === place);
};

/** Hidden until its tab is opened, a panel cannot be jumped to by the browser. */
const jump = (): void => {
  const panel = document.getElementById(namedPlace(location.hash));
  if (panel?.matches('.tab-panel')) panel.scrollIntoView();
};

/** Tabs with addresses: a link opens its tab, and so does the way back. Without JavaScript they lead to their panels. */
export function Tabs<Each extends Tab>({ label, tabs, panel }: TabsProps<Each>) {
  const [chosen, setChosen] = useState<Each>(() => tabInAddress(tabs) ?? tabs[0]);
  // What was opened once stays as it was left. Written into a page, all are there, for who has no JavaScript.
  const [opened, setOpened] = useState<readonly Each[]>(isInBrowser ? [chosen] : tabs);
  const list = useRef<HTMLDivElement>(null);

  const choose = (tab: Each) => {
    setChosen(tab);
    setOpened((known) => (known.includes(tab) ? known : [...known, tab]));
  };

  const follow = useEffectEvent(() => {
    const tab = tabInAddress(tabs);
    if (tab) flushSync(() => choose(tab));
    // Whoever presses a tab sees it already.
    if (list.current && !isInWindow(list.current)) jump();
  });
  useEffect(() => {
    jump();
    const listener = () => follow();
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, []);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfterKey(event.key, tabs.indexOf(chosen), tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(tab);
    // An address of its own, but no step on the way back for each key.
    history.replaceState(history.state, '', withPlace(location.hash, tab.id));
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
