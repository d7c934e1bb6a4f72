import { words } from '#messages/compare';
import { useEffect, useId, useState } from 'react';
import { entryOf } from '../../domain/monitors/fill-entry';
import { nameOf } from '../../domain/monitors/types';
import { changedEntry } from '../../domain/rig/change-entry';
import { newRig } from '../../state/rigs';
import { followSavedRigs, useSavedRigs } from '../../state/saved-rigs';
import { activeEntry, useStore, type NamedRig } from '../../state/store';
import { chevronIcon } from '../../ui/svg/list-icons';
import type { Column } from './comparison';
import { MonitorButton, type MonitorSearch } from './monitor-button';
import '../../ui/styles/button.css';
import './add-rigs.css';
import './replace-rig.css';

interface ReplaceRigProps {
  /** What the own one is called. */
  readonly name: string;
  readonly others: readonly Pick<Column, 'id' | 'mark' | 'name'>[];
  readonly findMonitor: () => Promise<MonitorSearch>;
  /** By one that is not shown yet. */
  readonly onReplace: (by: NamedRig) => void;
  /** By one that stands beside it. */
  readonly onTakeOver: (id: string) => void;
}

const { replace } = words;

/** Puts another rig in the place of the own one: with a monitor of the list, a saved one, or one that stands beside it. */
export function ReplaceRig({ name, others, findMonitor, onReplace, onTakeOver }: ReplaceRigProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const replacing = (
    <div className="compare-replacing" id={id} role="group" aria-label={replace.label(name)}>
      <MonitorButton
        load={findMonitor}
        onPick={(monitor) =>
          onReplace(newRig(changedEntry(activeEntry(useStore.getState()), entryOf(monitor)), nameOf(monitor)))
        }
      />
      <OtherRigs others={others} onReplace={onReplace} onTakeOver={onTakeOver} />
    </div>
  );
  return (
    <>
      <button
        className="button button-small compare-replace"
        type="button"
        aria-label={replace.buttonOf(name)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {replace.button}
        {chevronIcon}
      </button>
      {isOpen && replacing}
    </>
  );
}

function OtherRigs({ others, onReplace, onTakeOver }: Omit<ReplaceRigProps, 'name' | 'findMonitor'>) {
  const saved = useSavedRigs(({ rigs }) => rigs);
  const [chosen, setChosen] = useState('');
  useEffect(followSavedRigs, []);
  const ids = [...others, ...saved].map((rig) => rig.id);
  const value = ids.includes(chosen) ? chosen : (ids[0] ?? '');
  const put = () => {
    const rig = saved.find((each) => each.id === value);
    if (rig) onReplace(newRig(rig.entry, rig.name));
    else onTakeOver(value);
  };
  return (
    <>
      {ids.length > 0 && (
        <span className="compare-size">
          <select
            aria-label={replace.rigs}
            autoComplete="off"
            value={value}
            onChange={({ target }) => setChosen(target.value)}
          >
            {others.length > 0 && (
              <optgroup label={replace.beside}>
                {others.map(({ id, mark, name }) => (
                  <option key={id} value={id}>
                    {replace.named(mark, name)}
                  </option>
                ))}
              </optgroup>
            )}
            {saved.length > 0 && (
              <optgroup label={replace.saved}>
                {saved.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
          <button className="button button-small" type="button" onClick={put}>
            {replace.apply}
          </button>
        </span>
      )}
      {saved.length === 0 && <p>{replace.noneSaved}</p>}
    </>
  );
}
