import { words } from '#messages/compare';
import { memo, type PointerEvent, type ReactNode } from 'react';
import { chevronIcon, crossIcon } from '../../ui/list-icons';
import type { Cell, Column } from './comparison';
import { NameField } from './name-field';

/** What can be done with a rig. */
export interface RigActions {
  readonly rename: (id: string, name: string) => void;
  readonly makeMine: (column: Column) => void;
  readonly remove: (column: Column) => void;
  /** To the place of the one before or after it. */
  readonly move: (column: Column, by: -1 | 1) => void;
  readonly take: (id: string) => (event: PointerEvent) => void;
}

interface RigColumnProps {
  readonly column: Column;
  readonly gamesTitle: string;
  /** null = the drawings are over each other, elsewhere. */
  readonly drawing: ReactNode;
  readonly isHeld: boolean;
  readonly canMove: { readonly earlier: boolean; readonly later: boolean };
  readonly actions: RigActions;
}

/** One rig of several, its lines level with those of the others. */
export function RigColumn({ column, gamesTitle, drawing, isHeld, canMove, actions }: RigColumnProps) {
  const { id, mark, name, made, isActive, isPossible, difference, quantities, games } = column;
  const parts = 3 + (drawing === null ? 0 : 1);
  return (
    <li
      className={`compare-rig${isActive ? ' compare-active' : ''}${isHeld ? ' compare-held' : ''}`}
      data-rig={id}
      tabIndex={-1}
      style={{ gridRow: `span ${parts + quantities.length + games.length + 1}` }}
    >
      <h4 className="visually-hidden">{words.drawings.named(mark, name)}</h4>
      <div className="compare-head">
        <Mark mark={mark} />
        <NameField mark={mark} name={name} made={made} onRename={(typed) => actions.rename(id, typed)} />
        {!isActive && (
          <span
            className="compare-grip"
            title={words.actions.grip}
            aria-hidden="true"
            onPointerDown={actions.take(id)}
          />
        )}
      </div>
      <div className={isPossible ? 'compare-note' : 'compare-note compare-reason'}>
        {name !== made && <p className="compare-made">{made}</p>}
        <p>{difference}</p>
      </div>
      {isActive ? (
        <p className="compare-yours">{words.yours}</p>
      ) : (
        <Buttons column={column} canMove={canMove} actions={actions} />
      )}
      {drawing}
      <Values cells={quantities} />
      <p className="compare-games">{gamesTitle}</p>
      <Values cells={games} />
    </li>
  );
}

/** The letter, and the line that it has where the drawings are over each other. */
const Mark = ({ mark }: { readonly mark: string }) => (
  <span className={`compare-mark overlaid-${words.marks.indexOf(mark) + 1}`} aria-hidden="true">
    {mark}
    <svg className="compare-line" viewBox="0 0 32 6" width="32" height="6">
      <path d="M0 3H32" />
    </svg>
  </span>
);

type ButtonsProps = Pick<RigColumnProps, 'column' | 'canMove' | 'actions'>;

function Buttons({ column, canMove, actions }: ButtonsProps) {
  const { name } = column;
  const { makeMine, makeMineOf, earlier, later, remove } = words.actions;
  return (
    <div className="compare-buttons">
      <button
        className="button button-small"
        type="button"
        aria-label={makeMineOf(name)}
        onClick={() => actions.makeMine(column)}
      >
        {makeMine}
      </button>
      <button
        className="icon-button compare-earlier"
        type="button"
        aria-label={earlier(name)}
        aria-disabled={!canMove.earlier}
        onClick={() => canMove.earlier && actions.move(column, -1)}
      >
        {chevronIcon}
      </button>
      <button
        className="icon-button compare-later"
        type="button"
        aria-label={later(name)}
        aria-disabled={!canMove.later}
        onClick={() => canMove.later && actions.move(column, 1)}
      >
        {chevronIcon}
      </button>
      <button
        className="icon-button"
        type="button"
        aria-label={remove(name)}
        onClick={() => actions.remove(column)}
      >
        {crossIcon}
      </button>
    </div>
  );
}

const Values = memo(function Values({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <dl className="compare-values" style={{ gridRow: `span ${cells.length}` }}>
      {cells.map(({ term, text, changed, warning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="compare-value">{text}</dd>
          {changed && (
            <dd className="compare-change">
              <span aria-hidden="true">{changed.shown}</span>
              <span className="visually-hidden">{changed.said}</span>
            </dd>
          )}
          {warning !== null && <dd className="compare-warning">{warning}</dd>}
        </div>
      ))}
    </dl>
  );
});
