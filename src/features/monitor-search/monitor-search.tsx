import { words } from '#messages/monitors';
import { useMemo, useRef, useState } from 'react';
import { findMonitors } from '../../domain/monitors/find-monitors';
import { likeDisplay } from '../../domain/monitors/like-display';
import { nameOf, type Monitor } from '../../domain/monitors/types';
import { displayPixels } from '../../platform/display';
import { useMonitorList } from '../../state/monitor-list';
import { monitorAttribution } from '../../text/monitor-attribution';
import { factsOf, pixelsText } from '../../text/monitor-facts';
import { Button } from '../../ui/button';
import { useCombobox } from '../../ui/fields/combobox';
import { DebouncedStatus } from '../../ui/overlays/debounced-status';
import { inLinks } from '../../ui/in-links';
import { RichText } from '../../ui/rich-text';
import '../../ui/fields/search.css';
import '../../ui/loading/part-missing.css';
import './monitor-search.css';

interface MonitorSearchProps {
  readonly close: () => void;
  readonly onPick: (monitor: Monitor) => void;
}

/** Limit of rendered rows: thousands would slow down each key. */
const maxShown = 50;

/** The search and its list; mounted while the dialog is open. */
export function MonitorSearch({ close, onPick }: MonitorSearchProps) {
  const list = useMonitorList();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const start = useMemo(() => startOf(list.data ?? []), [list.data]);
  const isStart = typed.trim() === '';
  const found = list.data ? findMonitors(isStart ? start.monitors : list.data, typed) : null;
  const monitors = found?.monitors.slice(0, maxShown) ?? [];
  const combobox = useCombobox({
    text: typed,
    onText: setTyped,
    count: monitors.length,
    // No best match for an empty text, nor for a fuzzy match, so that Enter does not pick one by accident.
    best: isStart || found?.isNearly === true ? -1 : 0,
    onPick: (index) => {
      const monitor = monitors[index];
      if (monitor) onPick(monitor);
      close();
    },
  });

  const tryAgain = () => {
    input.current?.focus();
    void list.refetch();
  };

  return (
    <div className="monitor-search">
      <div className="monitor-head">
        <h2>{words.title}</h2>
        <Button look="icon" aria-label={words.close} onClick={close}>
          ×
        </Button>
      </div>
      <label {...combobox.labelProps}>{words.search}</label>
      <input
        {...combobox.inputProps}
        className="search"
        ref={input}
        aria-expanded={monitors.length > 0}
        aria-controls={monitors.length > 0 ? combobox.listProps.id : undefined}
        placeholder={words.example}
        enterKeyHint="search"
      />
      <DebouncedStatus text={found && !isStart ? countText(found) : ''} />
      <ListState list={list} onTryAgain={tryAgain} />
      {found && <MatchNote typed={typed.trim()} isNearly={found.isNearly} isEmpty={monitors.length === 0} />}
      {isStart && start.pixels && <p className="text-note">{words.thisScreen(pixelsText(start.pixels))}</p>}
      {monitors.length > 0 && (
        <ul className="monitor-list" {...combobox.listProps} aria-label={words.list}>
          {monitors.map((monitor, index) => (
            <li key={nameOf(monitor)} {...combobox.optionProps(index)}>
              <span className="monitor-name">{nameOf(monitor)}</span>{' '}
              <span className="monitor-facts text-note">{factsOf(monitor)}</span>
            </li>
          ))}
        </ul>
      )}
      {found && found.monitors.length > maxShown && (
        <p className="text-note">{words.more(found.monitors.length - maxShown)}</p>
      )}
      {found && (
        <p className="monitor-attribution text-quiet">
          <RichText text={monitorAttribution.text} slots={inLinks(monitorAttribution.links)} />
        </p>
      )}
    </div>
  );
}

/** Initial list: on a desktop, models with the pixels of the current display come first. */
function startOf(list: readonly Monitor[]) {
  const pixels = displayPixels();
  const alike = new Set(pixels ? likeDisplay(list, pixels) : []);
  if (alike.size === 0) return { monitors: list, pixels: null };
  return { monitors: [...alike, ...list.filter((monitor) => !alike.has(monitor))], pixels };
}

const countText = ({ monitors: { length }, isNearly }: ReturnType<typeof findMonitors>): string =>
  isNearly ? words.countNearly(length) : words.count(length);

interface ListStateProps {
  readonly list: ReturnType<typeof useMonitorList>;
  readonly onTryAgain: () => void;
}

/** State of a list that has not loaded. */
function ListState({ list: { status, fetchStatus, failureCount }, onTryAgain }: ListStateProps) {
  if (status === 'success') return null;
  if (status === 'error') {
    return (
      <div className="part-missing" role="alert">
        <p>{words.failed}</p>
        <Button onClick={onTryAgain}>{words.tryAgain}</Button>
      </div>
    );
  }
  const asking = failureCount === 0 ? words.loading : words.asksAgain;
  return <p role="status">{fetchStatus === 'paused' ? words.offline : asking}</p>;
}

interface MatchNoteProps {
  readonly typed: string;
  readonly isNearly: boolean;
  readonly isEmpty: boolean;
}

function MatchNote({ typed, isNearly, isEmpty }: MatchNoteProps) {
  if (isNearly) return <p>{words.nearly(typed)}</p>;
  return isEmpty ? <p>{words.noMatch(typed)}</p> : null;
}
