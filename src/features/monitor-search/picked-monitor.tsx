import { words } from '#messages/monitors';
import { isStill } from '../../domain/monitors/fill-entry';
import { nameOf, type Monitor } from '../../domain/monitors/types';
import { setupOf } from '../../domain/rig/setup';
import { useEntry } from '../../state/store';
import { evidenceOf, factsOf, sourceName } from '../../text/monitor-facts';
import './find-monitor.css';
import './picked-monitor.css';

interface PickedMonitorProps {
  readonly monitor: Monitor;
  readonly onUndo: () => void;
}

/** The monitor that the fields are filled in from, for as long as they are: what it is, how sure that is, and a way back. */
export function PickedMonitor({ monitor, onUndo }: PickedMonitorProps) {
  const isShown = isStill(setupOf(useEntry()), monitor);
  if (!isShown) return null;
  return (
    <div className="picked-monitor" role="group" aria-label={words.filledIn(nameOf(monitor))}>
      <p>
        {words.from} <strong>{nameOf(monitor)}</strong>{' '}
        <span className="monitor-facts">{factsOf(monitor)}</span>
      </p>
      <button className="find-monitor" type="button" onClick={onUndo}>
        {words.undo}
      </button>
      <p className="picked-evidence">
        {evidenceOf(monitor)} {words.sources}{' '}
        {monitor.sources.map((address, index) => (
          <span key={address}>
            {index > 0 && ' · '}
            <a href={address} target="_blank" rel="noopener noreferrer">
              {sourceName(address)}
            </a>
          </span>
        ))}
      </p>
    </div>
  );
}
