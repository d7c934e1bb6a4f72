import { words } from '#messages/compare';
import { changedEntry } from '../../domain/rig/change-entry';
import { addRig } from '../../state/rigs';
import { activeEntry, type State } from '../../state/store';
import { Button } from '../../ui/button';
import { crossIcon } from '../../ui/svg/list-icons';
import { movedBy } from './changed-copies';
import type { Column } from './comparison';
import { Mark } from './rig-head';

const exampleId = 'example';

/** A state with a nearer copy of its only rig, for the comparison alone: nothing is added to the rigs. */
export function withExample(state: State): State {
  const entry = activeEntry(state);
  const change = state.rigs.length === 1 ? movedBy(-1, entry, state.units) : null;
  return change ? addRig({ id: exampleId, name: '', entry: changedEntry(entry, change) })(state) : state;
}

export const isExample = ({ id }: Column): boolean => id === exampleId;

interface ExampleHeadProps {
  readonly column: Column;
  /** Adds it to the rigs. */
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** Head of the example, above its column of the table. */
export const ExampleHead = ({ column: { mark, name, difference }, onKeep, onRemove }: ExampleHeadProps) => (
  <li className="compare-rig">
    <div className="compare-head">
      <Mark mark={mark} take={null} />
      <h4 className="compare-name">{name}</h4>
      <Button look="icon" aria-label={words.actions.remove(name)} onClick={onRemove}>
        {crossIcon}
      </Button>
    </div>
    <div className="compare-note text-note">
      <p>{words.example.about}</p>
      <p>{difference}</p>
    </div>
    <div className="compare-buttons screen-only">
      <Button onClick={onKeep}>{words.example.keep}</Button>
    </div>
  </li>
);
