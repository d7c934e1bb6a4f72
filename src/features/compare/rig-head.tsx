import { words } from '#messages/compare';
import { useRef, useState, type ComponentProps, type PointerEvent, type ReactNode } from 'react';
import { usualRadii } from '../../domain/monitors/usual-radii';
import { defaultEntry } from '../../domain/rig/entry';
import { readField } from '../../domain/rig/setup';
import { fromField } from '../../messages/field-text';
import { UsualAnswers } from '../../ui/fields/usual-answers';
import { chevronIcon, crossIcon } from '../../ui/svg/list-icons';
import { NameField, pencilIcon } from '../../ui/fields/name-field';
import { figurePieces } from '../../ui/figure-pieces';
import type { Column } from './comparison';
import '../../ui/styles/button.css';
import '../../ui/styles/icon-button.css';
import './rig-head.css';

/** What can be done with a rig. */
export interface RigActions {
  readonly rename: (id: string, name: string) => void;
  readonly makeMine: (column: Column) => void;
  readonly remove: (column: Column) => void;
  /** To the place of the one before or after it. */
  readonly move: (column: Column, by: -1 | 1) => void;
  /** Says how much a curved screen is curved. */
  readonly setRadius: (column: Column, radiusMm: string) => void;
  readonly take: (id: string) => (event: PointerEvent) => void;
}

interface RigHeadProps {
  readonly column: Column;
  readonly isHeld: boolean;
  /** There is another that the fields can be about. */
  readonly canGo: boolean;
  readonly canMove: { readonly earlier: boolean; readonly later: boolean };
  readonly actions: RigActions;
  /** What puts another in the place of the own one. */
  readonly replacing: ReactNode;
}

/** One rig of several, over its column of the table: what it is called, and what can be done with it. */
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
    <button className="icon-button" type="button" aria-label={label} onClick={act} {...more}>
      {content}
    </button>
  );
  const move = (by: -1 | 1, can: boolean) =>
    button(
      words.actions[by === 1 ? 'later' : 'earlier'](name),
      chevronIcon,
      () => can && actions.move(column, by),
      { className: `icon-button compare-move-${by === 1 ? 'later' : 'earlier'}`, 'aria-disabled': !can },
    );

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
      <div className={isPossible ? 'compare-note' : 'compare-note compare-reason'}>
        {name !== generatedName && <p className="compare-generated">{generatedName}</p>}
        <p>{unbroken(difference)}</p>
        {needsRadius && (
          <UsualAnswers
            label={words.radius.group(name)}
            answers={radii}
            onAnswer={(mm) => actions.setRadius(column, mm)}
            other={{ ...otherRadius, read: readRadius }}
          />
        )}
      </div>
      <div className="compare-buttons">
        {isActive ? (
          <p className="compare-yours">{words.yours}</p>
        ) : (
          <>
            <button
              className="button button-small"
              type="button"
              aria-label={words.actions.makeMineOf(name)}
              onClick={() => actions.makeMine(column)}
            >
              {words.actions.makeMine}
            </button>
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

/** No line ends between a number and its unit. */
const unbroken = (text: string): string =>
  figurePieces(text)
    .map((piece, index) => (index % 2 === 0 ? piece : piece.replace(' ', '\u00a0')))
    .join('');

const radii = usualRadii.map((value) => ({
  value,
  text: words.radius.usual(value),
  label: words.radius.usualOf(value),
}));
const { other: label, set, notRead } = words.radius;
const otherRadius = { label, set, notRead };

/** In millimetres. @example readRadius('1500R') // "1500" */
const readRadius = (typed: string): string | null => {
  const mm = readField('radiusCurve', { ...defaultEntry, radiusCurve: fromField(typed) })?.value ?? 0;
  return mm > 0 ? String(mm) : null;
};

type ButtonMore = Pick<ComponentProps<'button'>, 'className' | 'aria-disabled' | 'ref'>;

interface MarkProps {
  readonly mark: string;
  /** What it is taken by, to drag it; null = it stays where it is. */
  readonly take: ((event: PointerEvent) => void) | null;
}

/** The letter, and the line that it has where the drawings are over each other. */
const Mark = ({ mark, take }: MarkProps) => (
  <span
    className={`compare-mark overlaid-${words.marks.indexOf(mark) + 1}`}
    aria-hidden="true"
    {...(take && { title: words.actions.grip, onPointerDown: take })}
  >
    {take && <span className="compare-grip" />}
    {mark}
    <svg className="compare-line" viewBox="0 0 32 6" width="32" height="6">
      <path d="M0 3H32" />
    </svg>
  </span>
);
