import { words } from '#messages/compare';
import { language } from '#messages/language';
import { memo, useId, useRef, useState, type CSSProperties } from 'react';
import type { Units } from '../../domain/geometry/units';
import { changedEntry } from '../../domain/rig/change-entry';
import { RigAmong, RigsOverlaid } from '../../drawing/several-rigs';
import { drawnRig } from '../../drawing/top-model';
import { addRig, hasRoom, maxRigs, newRig } from '../../state/rigs';
import { activeEntry, update, useStore, type State } from '../../state/store';
import { nameOf } from '../../text/rig-names';
import { ViewSwitch } from '../../ui/navigation/view-switch';
import { withdrawUndo } from '../../ui/overlays/toasts';
import { AddRigs } from './add-rigs';
import type { Change } from './changed-copies';
import { comparisonOf, type Column } from './comparison';
import { ComparisonTable } from './comparison-table';
import type { MonitorSearch } from './monitor-button';
import { ReplaceRig } from './replace-rig';
import { RigHead } from './rig-head';
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
    update(addRig(rig));
    // What was pressed goes with the last empty column.
    actions.goTo(rig.id, { focuses: !hasRoom(useStore.getState()) });
    setSaid(words.add.added(nameOf(rig, units), useStore.getState().rigs.length, maxRigs));
  };

  const isOverlaid = layout === 'overlaid' && columns.length > 1;
  const drawn = columns.map(({ answer }) => drawnRig(answer, units));
  return (
    <section
      className={`card compare-card${columns.length === 1 ? ' compare-alone' : ''}`}
      style={{ '--compare-count': columns.length } as CSSProperties}
      aria-labelledby={titleId}
    >
      <h3 className="visually-hidden" id={titleId}>
        {words.title}
      </h3>
      {columns.length === 1 && <p className="compare-nothing">{words.nothingYet}</p>}
      <ol className="compare-rigs" ref={list} {...dragging}>
        {columns.map((column, index) => (
          <RigHead
            key={column.id}
            column={column}
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
        {hasRoom(state) && (
          <li className="compare-more">
            <AddRigs entry={activeEntry(state)} units={units} onAdd={add} findMonitor={findMonitor} />
          </li>
        )}
      </ol>
      {!hasRoom(state) && <p className="compare-full">{words.add.full}</p>}
      <div className="compare-drawings">
        <div>
          {columns.length > 1 && (
            <ViewSwitch label={words.drawings.label} options={layouts} value={layout} onChange={setLayout} />
          )}
        </div>
        {isOverlaid ? (
          <Overlaid columns={columns} units={units} />
        ) : (
          drawn.map((each, index) => <RigAmong key={columns[index]?.id} drawn={each} among={drawn} />)
        )}
      </div>
      <ComparisonTable columns={columns} gamesTitle={arePicked ? words.games : words.popularGames} />
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
  const { overlaidLabel, named, sameScale } = words.drawings;
  return (
    <div className="compare-overlaid">
      <RigsOverlaid
        rigs={columns.map(({ mark, answer }) => ({ mark, drawn: drawnRig(answer, units) }))}
        label={overlaidLabel(language.list(columns.map(({ mark, name }) => named(mark, name))))}
      />
      <p>{sameScale}</p>
    </div>
  );
}
