import { words } from '#messages/monitors';
import { useEffect } from 'react';
import { hasStaleLitSize, isStill } from '../../domain/monitors/fill-entry';
import { nameOf } from '../../domain/monitors/types';
import { useRead } from '../../ui/live';
import { evidenceOf, factsOf, sourceName } from '../../text/monitor-facts';
import type { Picked } from './pick-monitor';
import { useWorkspace } from '../../calculator/workspace';
import './find-monitor.css';
import './picked-monitor.css';

/** The monitor that the fields are filled in from, for as long as they are: what it is, how sure that is, and a way back. */
export function PickedMonitor({ monitor, undo }: Picked) {
  const { store, answers } = useWorkspace();
  const isShown = useRead(answers, ({ setup }) => isStill(setup, monitor));

  // Who types another size has another screen: a lit size that nobody typed must not outlive the one it belongs to.
  useEffect(
    () =>
      answers.subscribe(() => {
        if (hasStaleLitSize(answers.get().setup, monitor)) store.change({ litWidth: '', litHeight: '' });
      }),
    [answers, store, monitor],
  );

  if (!isShown) return null;
  return (
    <div className="picked-monitor" role="group" aria-label={words.filledIn(nameOf(monitor))}>
      <p>
        {words.from} <strong>{nameOf(monitor)}</strong>{' '}
        <span className="monitor-facts">{factsOf(monitor)}</span>
      </p>
      <button className="find-monitor" type="button" onClick={undo}>
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
