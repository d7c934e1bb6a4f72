import { words } from '#messages/compare';
import { useEffect, useId, useState } from 'react';
import { entryOf } from '../../domain/monitors/fill-entry';
import { nameOf } from '../../domain/monitors/types';
import { changedEntry } from '../../domain/rig/change-entry';
import { newRig } from '../../state/rigs';
import { followSavedRigs, useSavedRigs } from '../../state/saved-rigs';
import { activeEntry, useStore, type NamedRig } from '../../state/store';
import { Button } from '../../ui/button';
import { DisclosureButton } from '../../ui/disclosure';
import { chevronIcon } from '../../ui/svg/list-icons';
import type { Column } from './comparison';
import { MonitorButton, type MonitorDialog } from './monitor-button';
import './add-rigs.css';
import './replace-rig.css';

interface ReplaceRigProps {
  /** Name of the active rig. */
  readonly name: string;
  readonly others: readonly Pick<Column, 'id' | 'mark' | 'name'>[];
  readonly monitorDialog: MonitorDialog;
  /** Called with a rig that is not compared yet. */
  readonly onReplace: (by: NamedRig) => void;
  /** Called with the id of a compared rig. */
  readonly onTakeOver: (id: string) => void;
}

const { replace } = words;

/** Replaces the active rig: by a monitor of the list, a saved rig, or a compared one. */
export function ReplaceRig({ name, others, monitorDialog, onReplace, onTakeOver }: ReplaceRigProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const replacing = (
    <div className="compare-replacing" id={id} role="group" aria-label={replace.label(name)}>
      <MonitorButton
        dialog={monitorDialog}
        onPick={(monitor) =>
          onReplace(newRig(changedEntry(activeEntry(useStore.getState()), entryOf(monitor)), nameOf(monitor)))
        }
      />
      <OtherRigs others={others} onReplace={onReplace} onTakeOver={onTakeOver} />
    </div>
  );
  return (
    <>
      <DisclosureButton
        className="compare-replace"
        aria-label={replace.buttonOf(name)}
        aria-controls={id}
        isOpen={isOpen}
        onToggle={setIsOpen}
      >
        {replace.button}
        {chevronIcon}
      </DisclosureButton>
      {isOpen && replacing}
    </>
  );
}

function OtherRigs({ others, onReplace, onTakeOver }: Omit<ReplaceRigProps, 'name' | 'monitorDialog'>) {
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
          <Button onClick={put}>{replace.apply}</Button>
        </span>
      )}
      {saved.length === 0 && <p>{replace.noneSaved}</p>}
    </>
  );
}
