import { words } from '#messages/compare';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Units } from '../../domain/geometry/units';
import type { ExactAnswer } from '../../domain/rig/exact-answer';
import { addRig, hasRoom, maxRigs, newRig } from '../../state/rigs';
import { activeEntry, type State } from '../../state/store';
import { type Store } from '../../state/legacy';
import { useRead } from '../../ui/live';
import { Segments } from '../../ui/fields/segments';
import type { ShowToast } from '../../ui/overlays/legacy-toasts';
import { AddRigs, type MonitorSearch } from './add-rigs';
import type { Change } from './changed-copies';
import { comparisonOf, type Column } from './comparison';
import { RigColumn } from './rig-column';
import { nameOf } from '../../text/rig-names';
import { shownState } from './shown-state';
import { useDragOrder } from './use-drag-order';
import { useRigActions } from './use-rig-actions';
import '../../ui/styles/card.css';
import './compare.css';

/** Drawings of several rigs at one scale. */
export interface Drawings {
  /** One of them, at the scale of all. */
  readonly Among: (props: {
    readonly of: ExactAnswer;
    readonly among: readonly ExactAnswer[];
    readonly units: Units;
  }) => ReactNode;
  readonly Overlaid: (props: {
    readonly rigs: readonly { readonly mark: string; readonly of: ExactAnswer }[];
    readonly units: Units;
    readonly label: string;
  }) => ReactNode;
}

interface CompareProps {
  readonly store: Store;
  readonly showToast: ShowToast;
  readonly drawings: Drawings;
  readonly findMonitor: () => Promise<MonitorSearch>;
}

const wholeState = (state: State) => state;

type Layout = 'beside' | 'overlaid';
const layouts = (['beside', 'overlaid'] as const).map((value) => ({ value, text: words.drawings[value] }));

/** Up to four rigs side by side, the active one first. */
export function Compare({ store, showToast, drawings, findMonitor }: CompareProps) {
  const titleId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [shown] = useState(() => shownState(store));
  const state = useRead(shown, wholeState);
  const comparison = useMemo(() => comparisonOf(state), [state]);
  const { columns, units } = comparison;
  const [layout, setLayout] = useState<Layout>('beside');
  const [said, setSaid] = useState('');
  const actions = useRigActions({ store, showToast, say: setSaid, list });
  const { held, take, list: dragging } = useDragOrder(list, actions.takePlace);

  const add = (change: Change, name = '') => {
    const rig = newRig({ ...activeEntry(store.get()), ...change }, name);
    actions.forgetUndo();
    actions.goTo(rig.id, { focuses: false });
    store.update(addRig(rig));
    setSaid(words.add.added(nameOf(rig, units), store.get().rigs.length, maxRigs));
  };

  const answers = useMemo(() => columns.map(({ answer }) => answer), [columns]);
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
      {layout === 'overlaid' && columns.length > 1 && (
        <Overlaid drawing={drawings} columns={columns} units={units} />
      )}
      <div className="compare-scroll" role="region" aria-label={words.rigs}>
        <ol className="compare-rigs" ref={list} {...dragging}>
          {columns.map((column, index) => (
            <RigColumn
              key={column.id}
              column={column}
              gamesTitle={comparison.arePicked ? words.games : words.popularGames}
              drawing={
                layout === 'overlaid' && columns.length > 1 ? null : (
                  <drawings.Among of={column.answer} among={answers} units={units} />
                )
              }
              isHeld={held === column.id}
              // The active one stays first.
              canMove={{ earlier: index > 1, later: index < columns.length - 1 }}
              actions={{ ...actions, take }}
            />
          ))}
        </ol>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}

interface OverlaidProps {
  readonly drawing: Drawings;
  readonly columns: readonly Column[];
  readonly units: Units;
}

function Overlaid({ drawing, columns, units }: OverlaidProps) {
  const { overlaidLabel, named, list, sameScale } = words.drawings;
  const rigs = useMemo(() => columns.map(({ mark, answer }) => ({ mark, of: answer })), [columns]);
  return (
    <div className="compare-overlaid">
      <drawing.Overlaid
        rigs={rigs}
        units={units}
        label={overlaidLabel(list(columns.map(({ mark, name }) => named(mark, name))))}
      />
      <p>{sameScale}</p>
    </div>
  );
}
