import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { memo } from 'react';
import type { ClassicRowId } from '../../domain/classic/classic-formulas';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { classicNote, type ClassicNote } from '../../text/classic-notes';
import { CopyButton } from '../../ui/fields/copy-button';
import { besideStop } from '../../ui/navigation/row-keys';
import { Tooltip } from '../../ui/overlays/tooltip';
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

/** The mark of a Classic value that is off. */
export const OffMark = () => (
  <span className="classic-off">
    {words.beside.off} <span className="visually-hidden">{words.beside.offBy}</span>
  </span>
);

interface BesideProps {
  readonly id: ClassicRowId;
  readonly note: ClassicNote;
}

/** What 1:1 gives for the row, each value with a button of its own. Memoised: most keys change few of the notes. */
export const BesideClassic = memo(function BesideClassic({ id, note: { values, reason } }: BesideProps) {
  return values.map(({ names, text, plain, isList }, index) => (
    <div key={index} className={names === '' ? 'beside-row' : 'beside-row beside-named'}>
      {names !== '' && <span className="beside-names">{names}</span>}
      {reason === null ? (
        <span className={isList ? 'beside-list' : 'beside-value'}>
          <span>{text}</span>
        </span>
      ) : (
        <Tooltip text={reason} opensOnClick>
          {(trigger) => (
            <button className="note-button" type="button" {...besideStop} {...trigger}>
              {text}
            </button>
          )}
        </Tooltip>
      )}
      <CopyButton
        label={words.beside.copyValueFor(names === '' ? appWords.classic.rows[id] : names)}
        text={plain}
        isBesideStop
      />
    </div>
  ));
});
