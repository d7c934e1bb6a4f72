import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { namedPlace, withPlace } from './named-place';
import { afterPaint } from './source';

export interface Tab {
  readonly id: string;
  readonly text: string;
}

interface TabsProps<Each extends Tab> {
  /** What they are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly [Each, ...Each[]];
  /** The id of a tab's panel, and so its address. */
  readonly panelId: (tab: Each) => string;
  readonly panel: (tab: Each) => ReactNode;
}

/** Where a key leads to among so many tabs, round and round; null = nowhere. */
export function tabAfterKey(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Tabs with addresses: a link opens its tab, and so does the way back. Without JavaScript they lead to their panels. */
export function Tabs<Each extends Tab>({ label, tabs, panelId, panel }: TabsProps<Each>) {
  const [chosen, setChosen] = useState<Each>(tabs[0]);

  useEffect(() => {
    const open = () => {
      const place = namedPlace(location.hash);
      const named = tabs.find((tab) => place === panelId(tab));
      if (named) setChosen(named);
    };
    open();
    // Hidden while the page loads, a panel cannot be jumped to.
    afterPaint(() => {
      const panel = document.getElementById(namedPlace(location.hash));
      if (panel?.matches('.tab-panel')) panel.scrollIntoView();
    });
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [tabs, panelId]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfterKey(event.key, tabs.indexOf(chosen), tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setChosen(tab);
    // An address of its own, but no step on the way back for each key.
    history.replaceState(history.state, '', withPlace(location.hash, panelId(tab)));
    event.currentTarget.querySelector<HTMLElement>(`[href="#${panelId(tab)}"]`)?.focus();
  };

  return (
    <>
      <div className="tab-list" role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            className="tab"
            role="tab"
            id={`${panelId(tab)}-tab`}
            href={`#${panelId(tab)}`}
            aria-controls={panelId(tab)}
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
          id={panelId(tab)}
          aria-labelledby={`${panelId(tab)}-tab`}
          hidden={tab !== chosen}
        >
          {panel(tab)}
        </div>
      ))}
    </>
  );
}
