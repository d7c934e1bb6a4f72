import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { Fragment, memo } from 'react';
import type { ClassicRowId } from '../../domain/classic/classic-formulas';
import { gamesOfRow } from '../../domain/classic/games-of-row';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { classicNote, type ClassicNote } from '../../text/classic-notes';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/fields/copy-button';
import { copy } from '../../ui/overlays/copy';
import { Figure } from '../../ui/figure';
import { besideStop } from '../../ui/navigation/row-keys';
import { Explained } from '../../ui/overlays/explained';
import type { CellsBeside } from './classic-table';
import '../../ui/overlays/toast-action.css';
import './classic-beside.css';

type Notes = ReadonlyMap<ClassicRowId, ClassicNote>;

const cache = new WeakMap<RigEntry, Notes>();

/** Exact values for each row of the Classic table. Memoised by entry. */
function notesOf(entry: RigEntry): Notes {
  let notes = cache.get(entry);
  if (!notes) {
    const answer = exactAnswer(entry);
    notes = new Map(answer.classic.map((row) => [row.id, classicNote(row, answer)]));
    cache.set(entry, notes);
  }
  return notes;
}

const meanings: Partial<Record<ClassicRowId, string>> = words.beside.meanings;

interface RowOf {
  readonly id: ClassicRowId;
}

interface BesideOptions extends RowOf {
  readonly entry: RigEntry;
  /** Opens a game, by its id. */
  readonly onOpen: (gameId: string) => void;
}

/** A row’s label: with a tooltip if it needs an explanation, and for one game a button that opens it. Memoised: no field changes it. */
const RowLabel = memo(function RowLabel({ id, onOpen }: Pick<BesideOptions, 'onOpen'> & RowOf) {
  const label = appWords.classic.rows[id];
  const meaning = meanings[id];
  const [gameId, ...others] = gamesOfRow[id] ?? [];
  if (meaning !== undefined) return <Explained text={label} meaning={meaning} />;
  return gameId === undefined || others.length > 0 ? (
    label
  ) : (
    <Button look="plain" className="classic-game" {...besideStop} onClick={() => onOpen(gameId)}>
      {label}
    </Button>
  );
});

/** Rows whose difference was announced, since once is enough. */
const announced = new Set<ClassicRowId>();

/** Copies a Classic value that differs from 1:1, and announces the exact one. */
function copyClassic(id: ClassicRowId, text: string, { values }: ClassicNote): Promise<boolean> {
  if (announced.has(id)) return copy(text);
  announced.add(id);
  const [first, ...others] = values;
  const exact = first?.plain ?? null;
  const { one, several, measures, instead } = words.beside.copied;
  if (others.length > 0 || exact === null) return copy(text, several(text));
  if (first && first.lines.length > 0) return copy(text, measures(text));
  return copy(
    text,
    <span className="toast-action">
      {one(text, exact)}
      <Button look="plain" onClick={() => void copy(exact)}>
        {instead(exact)}
      </Button>
    </span>,
  );
}

interface BesideProps extends RowOf {
  readonly note: ClassicNote;
}

/** Exact values for the row, each with a copy button. */
function BesideClassic({ id, note: { values, reason } }: BesideProps) {
  return values.map(({ names, text, figure, plain, lines, warning }, index) => (
    <Fragment key={index}>
      <div className={names === '' ? 'beside-row' : 'beside-row beside-named'}>
        {names !== '' && <span className="beside-names">{names}</span>}
        {lines.length === 0 &&
          (reason !== null || warning !== '' ? (
            <Explained text={text} meaning={reason ?? warning} />
          ) : (
            <span className="beside-value">
              <Figure {...figure} />
            </span>
          ))}
        <CopyButton
          label={words.beside.copyValueFor(names === '' ? appWords.classic.rows[id] : names)}
          text={plain}
          isBesideStop
        />
      </div>
      {lines.length > 0 && (
        <dl className="beside-lines">
          {lines.map((line, place) => (
            <div key={place}>
              <dt>{line.name}</dt>
              <dd className="beside-value">
                <Figure {...line.figure} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length > 0 && warning !== '' && <p className="beside-caution">{warning}</p>}
    </Fragment>
  ));
}

/** Cells that 1:1 adds to a row of the Classic table. */
export function cellsBeside({ entry, id, onOpen }: BesideOptions): CellsBeside {
  const note = notesOf(entry).get(id);
  const differing = note?.differs ? note : null;
  return {
    label: <RowLabel id={id} onOpen={onOpen} />,
    mark: differing && <span className="visually-hidden">{words.beside.differs}</span>,
    onCopy: differing ? (text) => copyClassic(id, text, differing) : undefined,
    note: note && <BesideClassic id={id} note={note} />,
  };
}
