import { words } from '#messages/compare';
import { language } from '#messages/language';
import { memo, useId, useRef, useState, type CSSProperties } from 'react';
import type { Units } from '../../domain/geometry/units';
import { changedEntry } from '../../domain/rig/change-entry';
import { RigAmong, RigsOverlaid } from '../../drawing/several-rigs';
import { addRig, hasRoom, maxRigs, newRig } from '../../state/rigs';
import { activeEntry, update, useStore, type State } from '../../state/store';
import { nameOf } from '../../text/rig-names';
import { ViewSwitch } from '../../ui/navigation/view-switch';
import { withdrawUndo } from '../../ui/overlays/undo-toast';
import { AddRigs } from './add-rigs';
import type { RigChange } from '../../domain/rig/entry';
import { movedBy } from './changed-copies';
import { comparisonOf, type Column } from './comparison';
import { ComparisonTable } from './comparison-table';
import { ExampleHead, isExample, withExample } from './example-rig';
import type { MonitorDialog } from './monitor-button';
import { ReplaceRig } from './replace-rig';
import { RigHead } from './rig-head';
import { useDragOrder } from './use-drag-order';
import { useRigActions } from './use-rig-actions';
import '../../ui/styles/card.css';
import './compare.css';

interface CompareProps {
  readonly state: State;
  readonly monitorDialog: MonitorDialog;
}

type Layout = 'beside' | 'overlaid';
const layouts = (['beside', 'overlaid'] as const).map((value) => ({ value, text: words.drawings[value] }));

/** Up to four rigs side by side, the active one first. */
export const Compare = memo(function Compare({ state, monitorDialog }: CompareProps) {
  const titleId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [hasExample, setHasExample] = useState(true);
  const { columns, units, arePicked } = comparisonOf(hasExample ? withExample(state) : state);
  const [layout, setLayout] = useState<Layout>('beside');
  const [announcement, announce] = useState('');
  const actions = useRigActions({ announce, list });
  const { held, take, list: dragging } = useDragOrder(list, actions.dragTo);

  const add = (change: RigChange, name = '') => {
    const rig = newRig(changedEntry(activeEntry(useStore.getState()), change), name);
    withdrawUndo();
    setHasExample(false);
    update(addRig(rig));
    // The pressed button disappears with the last empty column.
    actions.goTo(rig.id, { focuses: !hasRoom(useStore.getState()) });
    announce(words.add.added(nameOf(rig, units), useStore.getState().rigs.length, maxRigs));
  };

  const isOverlaid = layout === 'overlaid' && columns.length > 1;
  const answers = columns.map(({ answer }) => answer);
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
        {columns.map((column, index) =>
          isExample(column) ? (
            <ExampleHead
              key={column.id}
              column={column}
              onKeep={() => add(movedBy(-1, activeEntry(useStore.getState()), units) ?? {})}
              onRemove={() => {
                setHasExample(false);
                list.current?.querySelector<HTMLElement>('[data-rig]')?.focus();
              }}
            />
          ) : (
            <RigHead
              key={column.id}
              column={column}
              isHeld={held === column.id}
              canGo={state.rigs.length > 1}
              // The active one stays first.
              canMove={{ earlier: index > 1, later: index < state.rigs.length - 1 }}
              actions={{ ...actions, take }}
              replacing={
                <ReplaceRig
                  name={column.name}
                  others={columns.slice(1).filter((each) => !isExample(each))}
                  monitorDialog={monitorDialog}
                  onReplace={actions.replaceActive}
                  onTakeOver={actions.replaceActiveBy}
                />
              }
            />
          ),
        )}
        {hasRoom(state) && (
          <li className="compare-more screen-only">
            <AddRigs entry={activeEntry(state)} units={units} onAdd={add} monitorDialog={monitorDialog} />
          </li>
        )}
      </ol>
      {!hasRoom(state) && <p className="screen-only text-note">{words.add.full}</p>}
      <div className="compare-drawings">
        <div>
          {columns.length > 1 && (
            <ViewSwitch label={words.drawings.label} options={layouts} value={layout} onChange={setLayout} />
          )}
        </div>
        {isOverlaid ? (
          <Overlaid columns={columns} units={units} />
        ) : (
          columns.map(({ id, answer }) => <RigAmong key={id} rig={answer} among={answers} units={units} />)
        )}
      </div>
      <ComparisonTable columns={columns} gamesTitle={arePicked ? words.games : words.popularGames} />
      <p className="visually-hidden" role="status">
        {announcement}
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
        rigs={columns.map(({ mark, answer }) => ({ mark, rig: answer }))}
        units={units}
        label={overlaidLabel(language.list(columns.map(({ mark, name }) => named(mark, name))))}
      />
      <p>{sameScale}</p>
    </div>
  );
}
