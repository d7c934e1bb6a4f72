import { words } from '#messages/compare';
import { memo, useId, useRef, useState } from 'react';
import type { Units } from '../../domain/geometry/units';
import { changedEntry } from '../../domain/rig/change-entry';
import { RigAmong, RigsOverlaid } from '../../drawing/several-rigs';
import { drawnRig } from '../../drawing/top-model';
import { addRig, hasRoom, maxRigs, newRig } from '../../state/rigs';
import { activeEntry, update, useStore, type State } from '../../state/store';
import { nameOf } from '../../text/rig-names';
import { Segments } from '../../ui/fields/segments';
import { withdrawUndo } from '../../ui/overlays/toasts';
import { AddRigs } from './add-rigs';
import type { Change } from './changed-copies';
import { comparisonOf, type Column } from './comparison';
import type { MonitorSearch } from './monitor-button';
import { ReplaceRig } from './replace-rig';
import { RigColumn } from './rig-column';
import { useDragOrder } from './use-drag-order';
import { useRigActions } from './use-rig-actions';
import '../../ui/styles/card.css';
import './compare.css';

interface CompareProps {
  readonly state: State;
  readonly findMonitor: () => Promise<MonitorSearch>;
}

type Layout = 'beside' | 'overlaid';
const layouts = (['beside', 'overlaid'] as const).map((value) => ({ value, text: words.drawings[value] }));

/** Up to four rigs side by side, the active one first. */
export const Compare = memo(function Compare({ state, findMonitor }: CompareProps) {
  const titleId = useId();
  const list = useRef<HTMLOListElement>(null);
  const { columns, units, arePicked } = comparisonOf(state);
  const [layout, setLayout] = useState<Layout>('beside');
  const [said, setSaid] = useState('');
  const actions = useRigActions({ say: setSaid, list });
  const { held, take, list: dragging } = useDragOrder(list, actions.dragTo);

  const add = (change: Change, name = '') => {
    const rig = newRig(changedEntry(activeEntry(useStore.getState()), change), name);
    withdrawUndo();
    actions.goTo(rig.id, { focuses: false });
    update(addRig(rig));
    setSaid(words.add.added(nameOf(rig, units), useStore.getState().rigs.length, maxRigs));
  };

  const isOverlaid = layout === 'overlaid' && columns.length > 1;
  const drawn = columns.map(({ answer }) => drawnRig(answer, units));
  return (
    <section className="card compare-card" aria-labelledby={titleId}>
      <h3 className="visually-hidden" id={titleId}>
        {words.title}
      </h3>
      <div className="compare-bar">
        <AddRigs
          entry={activeEntry(state)}
          units={units}
          isFull={!hasRoom(state)}
          onAdd={add}
          findMonitor={findMonitor}
        />
        {columns.length > 1 && (
          <Segments label={words.drawings.label} options={layouts} value={layout} onChange={setLayout} />
        )}
      </div>
      {columns.length === 1 && <p className="compare-nothing">{words.nothingYet}</p>}
      {isOverlaid && <Overlaid columns={columns} units={units} />}
      <div className="compare-scroll" role="region" aria-label={words.rigs}>
        <ol className="compare-rigs" ref={list} {...dragging}>
          {columns.map((column, index) => (
            <RigColumn
              key={column.id}
              column={column}
              gamesTitle={arePicked ? words.games : words.popularGames}
              drawing={isOverlaid ? null : <RigAmong drawn={drawnRig(column.answer, units)} among={drawn} />}
              isHeld={held === column.id}
              canGo={columns.length > 1}
              // The active one stays first.
              canMove={{ earlier: index > 1, later: index < columns.length - 1 }}
              actions={{ ...actions, take }}
              replacing={
                <ReplaceRig
                  name={column.name}
                  others={columns.slice(1)}
                  findMonitor={findMonitor}
                  onReplace={actions.replaceOwn}
                  onTakeOver={actions.takeOver}
                />
              }
            />
          ))}
        </ol>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
});

interface OverlaidProps {
  readonly columns: readonly Column[];
  readonly units: Units;
}

function Overlaid({ columns, units }: OverlaidProps) {
  const { overlaidLabel, named, list, sameScale } = words.drawings;
  return (
    <div className="compare-overlaid">
      <RigsOverlaid
        rigs={columns.map(({ mark, answer }) => ({ mark, drawn: drawnRig(answer, units) }))}
        label={overlaidLabel(list(columns.map(({ mark, name }) => named(mark, name))))}
      />
      <p>{sameScale}</p>
    </div>
  );
}
