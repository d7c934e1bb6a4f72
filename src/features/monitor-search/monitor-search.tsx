import { words } from '#messages/monitors';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { findMonitors } from '../../domain/monitors/find-monitors';
import { nameOf, type Monitor } from '../../domain/monitors/types';
import { useMonitorList } from '../../state/monitor-list';
import { PoliteStatus } from '../../ui/overlays/polite-status';
import { factsOf } from '../../text/monitor-facts';
import { useWorkspace } from '../../calculator/workspace';
import '../../ui/fields/search.css';
import '../../ui/loading/lazy-missing.css';
import '../../ui/styles/button.css';
import '../../ui/styles/icon-button.css';
import './monitor-search.css';

interface MonitorSearchProps {
  readonly close: () => void;
  readonly onPick: (monitor: Monitor) => void;
}

/** The search and its list, for as long as the dialog is open. */
export function MonitorSearch({ close, onPick }: MonitorSearchProps) {
  const { store } = useWorkspace();
  const list = useMonitorList();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const found = useMemo(() => (list.data ? findMonitors(list.data, typed) : null), [list.data, typed]);
  const monitors = found?.monitors ?? [];
  // The best match is Enter's. With nothing typed there is none, and what is only nearly called so nobody should get by accident.
  const first = typed.trim() === '' || found?.isNearly === true ? -1 : 0;
  const active = chosen === -1 ? Math.min(first, monitors.length - 1) : chosen;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const pick = (monitor: Monitor) => {
    onPick(monitor);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = monitors;
    if (event.key === 'Enter') {
      event.preventDefault();
      const monitor = monitors[active];
      if (monitor) pick(monitor);
    } else if (event.key === 'ArrowDown' && length > 0) {
      event.preventDefault();
      setChosen((active + 1) % length);
    } else if (event.key === 'ArrowUp' && length > 0) {
      event.preventDefault();
      setChosen((Math.max(active, 0) - 1 + length) % length);
    }
  };

  const tryAgain = () => {
    input.current?.focus();
    void list.refetch();
  };

  const count = useCallback(() => {
    if (!found || typed.trim() === '') return '';
    const { length } = found.monitors;
    return found.isNearly ? words.countNearly(length) : words.count(length);
  }, [found, typed]);

  return (
    <div className="monitor-search">
      <div className="monitor-head">
        <h2>{words.title}</h2>
        <button className="icon-button" type="button" aria-label={words.close} onClick={close}>
          ×
        </button>
      </div>
      <label htmlFor={id}>{words.search}</label>
      <input
        className="search"
        id={id}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={monitors.length > 0}
        aria-controls={monitors.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        placeholder={words.example}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <PoliteStatus source={store} read={count} />
      <ListState list={list} onTryAgain={tryAgain} />
      {found && <MatchNote typed={typed.trim()} isNearly={found.isNearly} isEmpty={monitors.length === 0} />}
      {monitors.length > 0 && (
        <ul className="monitor-list" id={`${id}-list`} role="listbox" aria-label={words.list}>
          {monitors.map((monitor, index) => (
            <li
              key={monitor.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // The focus stays where one types.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(monitor)}
            >
              <span className="monitor-name">{nameOf(monitor)}</span>{' '}
              <span className="monitor-facts">{factsOf(monitor)}</span>
            </li>
          ))}
        </ul>
      )}
      {found && <Attribution />}
    </div>
  );
}

interface ListStateProps {
  readonly list: ReturnType<typeof useMonitorList>;
  readonly onTryAgain: () => void;
}

/** Where the list is, while it is not there. */
function ListState({ list: { status, fetchStatus, failureCount }, onTryAgain }: ListStateProps) {
  if (status === 'success') return null;
  if (status === 'error') {
    return (
      <div className="lazy-missing" role="alert">
        <p>{words.failed}</p>
        <button className="button button-small" type="button" onClick={onTryAgain}>
          {words.tryAgain}
        </button>
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

const lists = {
  sizes: { name: 'buildcores-open-db', address: 'https://github.com/buildcores/buildcores-open-db' },
  checks: { name: 'linuxhw/EDID', address: 'https://github.com/linuxhw/EDID' },
};

function Attribution() {
  return (
    <p className="monitor-attribution">
      {words.attribution.split(/\{(sizes|checks)\}/).map((piece, index) => {
        if (index % 2 === 0) return piece;
        const { name, address } = lists[piece as keyof typeof lists];
        return (
          <a key={piece} href={address} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        );
      })}
    </p>
  );
}
