import { words } from '#messages/compare';
import { useRef, useState, type ComponentProps, type PointerEvent, type ReactNode } from 'react';
import { usualRadii } from '../../domain/monitors/usual-radii';
import { defaultEntry } from '../../domain/rig/entry';
import { readField } from '../../domain/rig/setup';
import { fromField } from '../../messages/field-text';
import { Button } from '../../ui/button';
import { UsualAnswers } from '../../ui/fields/usual-answers';
import { chevronIcon, crossIcon } from '../../ui/svg/list-icons';
import { NameField, pencilIcon } from '../../ui/fields/name-field';
import type { Column } from './comparison';
import './rig-head.css';

/** Actions on a rig. */
export interface RigActions {
  readonly rename: (id: string, name: string) => void;
  readonly makeMine: (column: Column) => void;
  readonly remove: (column: Column) => void;
  /** Moves it to the place of the previous or next one. */
  readonly move: (column: Column, by: -1 | 1) => void;
  /** Sets the radius of a curved screen. */
  readonly setRadius: (column: Column, radiusMm: string) => void;
  readonly take: (id: string) => (event: PointerEvent) => void;
}

interface RigHeadProps {
  readonly column: Column;
  readonly isHeld: boolean;
  /** True if another rig can become active. */
  readonly canGo: boolean;
  readonly canMove: { readonly earlier: boolean; readonly later: boolean };
  readonly actions: RigActions;
  /** Controls that replace the active rig. */
  readonly replacing: ReactNode;
}

/** Head of one rig, above its column of the table: its name and actions. */
export function RigHead(props: RigHeadProps) {
  const { column, isHeld, canGo, canMove, actions, replacing } = props;
  const { id, mark, name, generatedName, isActive, isPossible, needsRadius, difference } = column;
  const [isEdited, setIsEdited] = useState(false);
  const renaming = useRef<HTMLButtonElement>(null);

  const edit = () => setIsEdited(true);
  const endEditing = (typed: string | null, by: 'key' | 'leaving') => {
    setIsEdited(false);
    if (by === 'key') renaming.current?.focus();
    if (typed !== null && typed.trim() !== name)
      actions.rename(id, typed.trim() === generatedName ? '' : typed);
  };
  const button = (label: string, content: ReactNode, act: () => void, more?: ButtonMore) => (
    <Button look="icon" aria-label={label} onClick={act} {...more}>
      {content}
    </Button>
  );
  const move = (by: -1 | 1, can: boolean) =>
    button(words.actions[by === 1 ? 'later' : 'earlier'](name), chevronIcon, () => actions.move(column, by), {
      className: `compare-move-${by === 1 ? 'later' : 'earlier'}`,
      'aria-disabled': !can,
    });

  return (
    <li
      className={`compare-rig${isActive ? ' compare-active' : ''}${isHeld ? ' compare-held' : ''}`}
      data-rig={id}
      tabIndex={-1}
    >
      <div className="compare-head">
        <Mark mark={mark} take={isActive ? null : actions.take(id)} />
        <h4 className={isEdited ? 'visually-hidden' : 'compare-name'}>{name}</h4>
        {isEdited && (
          <NameField className="compare-name" label={words.nameOf(mark)} name={name} onEnd={endEditing} />
        )}
        {button(words.rename(name), pencilIcon, edit, { ref: renaming })}
        {canGo && button(words.actions.remove(name), crossIcon, () => actions.remove(column))}
      </div>
      <div className={`compare-note text-note${isPossible ? '' : ' compare-reason'}`}>
        {name !== generatedName && <p className="compare-generated">{generatedName}</p>}
        <p>{difference}</p>
        {needsRadius && (
          <UsualAnswers
            label={words.radius.group(name)}
            answers={radii}
            onAnswer={(mm) => actions.setRadius(column, mm)}
            other={{ ...otherRadius, read: readRadius }}
          />
        )}
      </div>
      <div className="compare-buttons screen-only">
        {isActive ? (
          <p className="compare-yours">{words.yours}</p>
        ) : (
          <>
            <Button aria-label={words.actions.makeMineOf(name)} onClick={() => actions.makeMine(column)}>
              {words.actions.makeMine}
            </Button>
            <span className="compare-moves">
              {move(-1, canMove.earlier)}
              {move(1, canMove.later)}
            </span>
          </>
        )}
        {isActive && replacing}
      </div>
    </li>
  );
}

const radii = usualRadii.map((value) => ({
  value,
  text: words.radius.usual(value),
  label: words.radius.usualOf(value),
}));
const { other: label, set, notRead } = words.radius;
const otherRadius = { label, set, notRead };

/** Radius in millimetres. @example readRadius('1500R') // "1500" */
const readRadius = (typed: string): string | null => {
  const mm = readField('radiusCurve', { ...defaultEntry, radiusCurve: fromField(typed) })?.value ?? 0;
  return mm > 0 ? String(mm) : null;
};

type ButtonMore = Pick<ComponentProps<'button'>, 'className' | 'aria-disabled' | 'ref'>;

interface MarkProps {
  readonly mark: string;
  /** Starts a drag; null = it cannot be moved. */
  readonly take: ((event: PointerEvent) => void) | null;
}

/** The letter, with its line style in the overlaid drawings. */
export const Mark = ({ mark, take }: MarkProps) => (
  <span
    className={`compare-mark overlaid-${words.marks.indexOf(mark) + 1}`}
    aria-hidden="true"
    {...(take && { title: words.actions.grip, onPointerDown: take })}
  >
    {take && <span className="compare-grip screen-only" />}
    {mark}
    <svg className="compare-line" viewBox="0 0 32 6" width="32" height="6">
      <path d="M0 3H32" />
    </svg>
  </span>
);
