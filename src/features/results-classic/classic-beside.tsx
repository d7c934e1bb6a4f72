import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { Fragment, memo } from 'react';
import type { ClassicRowId } from '../../domain/classic/classic-formulas';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { classicNote, type ClassicNote } from '../../text/classic-notes';
import { CopyButton } from '../../ui/fields/copy-button';
import { copy } from '../../ui/overlays/copy';
import { Figure } from '../../ui/figure';
import { Explained } from '../../ui/overlays/explained';
import { Tooltip } from '../../ui/overlays/tooltip';
import '../../ui/overlays/toast-action.css';
import './classic-beside.css';

type Notes = ReadonlyMap<ClassicRowId, ClassicNote>;

const known = new WeakMap<RigEntry, Notes>();

/** What 1:1 says beside each row of the Classic table, worked out once for each entry. */
export function notesOf(entry: RigEntry): Notes {
  let notes = known.get(entry);
  if (!notes) {
    const answer = exactAnswer(entry);
    notes = new Map(answer.classic.map((row) => [row.id, classicNote(row, answer)]));
    known.set(entry, notes);
  }
  return notes;
}

const meanings: Partial<Record<ClassicRowId, string>> = words.beside.meanings;

/** A row’s label, and what it means where that is not plain. Memoised, as the mark below: a key changes neither. */
export const RowLabel = memo(function RowLabel({ id }: { readonly id: ClassicRowId }) {
  const label = appWords.classic.rows[id];
  const meaning = meanings[id];
  return meaning === undefined ? label : <Explained text={label} meaning={meaning} />;
});

/** The mark of a Classic value that is not what 1:1 gives. */
export const DiffersMark = memo(function DiffersMark() {
  return (
    <Tooltip text={words.beside.differs.meaning} opensOnClick>
      {() => (
        <span className="classic-differs">
          <span aria-hidden="true">{words.beside.differs.mark}</span>
          <span className="visually-hidden">{words.beside.differs.spoken}</span>
        </span>
      )}
    </Tooltip>
  );
});

/** Rows whose difference was said already: once is enough. */
const saidOf = new Set<ClassicRowId>();

/** Copies a Classic value that is not what 1:1 gives, and says what that is. */
export function copyClassic(id: ClassicRowId, text: string, { values }: ClassicNote): Promise<boolean> {
  if (saidOf.has(id)) return copy(text);
  saidOf.add(id);
  const [first, ...others] = values;
  const exact = first?.plain ?? null;
  const { one, several, measures, instead } = words.beside.copied;
  if (others.length > 0 || exact === null) return copy(text, several(text));
  if (first && first.lines.length > 0) return copy(text, measures(text));
  return copy(
    text,
    <span className="toast-action">
      {one(text, exact)}
      <button type="button" onClick={() => void copy(exact)}>
        {instead(exact)}
      </button>
    </span>,
  );
}

interface BesideProps {
  readonly id: ClassicRowId;
  readonly note: ClassicNote;
}

/** What 1:1 gives for the row, each value with a button of its own. */
export function BesideClassic({ id, note: { values, reason } }: BesideProps) {
  return values.map(({ names, text, plain, lines }, index) => (
    <Fragment key={index}>
      <div className={names === '' ? 'beside-row' : 'beside-row beside-named'}>
        {names !== '' && <span className="beside-names">{names}</span>}
        {reason !== null ? (
          <Explained text={text} meaning={reason} />
        ) : (
          lines.length === 0 && (
            <span className="beside-value">
              <Figure text={text} />
            </span>
          )
        )}
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
                <Figure text={line.text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Fragment>
  ));
}
