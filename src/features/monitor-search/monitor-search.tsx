import { words } from '#messages/monitors';
import { useRef, useState } from 'react';
import { findMonitors } from '../../domain/monitors/find-monitors';
import { nameOf, type Monitor } from '../../domain/monitors/types';
import { useMonitorList } from '../../state/monitor-list';
import { factsOf } from '../../text/monitor-facts';
import { useCombobox } from '../../ui/fields/combobox';
import { DebouncedStatus } from '../../ui/overlays/debounced-status';
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
  const list = useMonitorList();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const found = list.data ? findMonitors(list.data, typed) : null;
  const monitors = found?.monitors ?? [];
  const combobox = useCombobox({
    text: typed,
    onText: setTyped,
    count: monitors.length,
    // With nothing typed there is no best match, and what is only nearly called so nobody should get by accident.
    best: typed.trim() === '' || found?.isNearly === true ? -1 : 0,
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
        <button className="icon-button" type="button" aria-label={words.close} onClick={close}>
          ×
        </button>
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
      <DebouncedStatus text={found && typed.trim() !== '' ? countText(found) : ''} />
      <ListState list={list} onTryAgain={tryAgain} />
      {found && <MatchNote typed={typed.trim()} isNearly={found.isNearly} isEmpty={monitors.length === 0} />}
      {monitors.length > 0 && (
        <ul className="monitor-list" {...combobox.listProps} aria-label={words.list}>
          {monitors.map((monitor, index) => (
            <li key={monitor.id} {...combobox.optionProps(index)}>
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

const countText = ({ monitors: { length }, isNearly }: ReturnType<typeof findMonitors>): string =>
  isNearly ? words.countNearly(length) : words.count(length);

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
