import { words } from '#messages/app';
import { language } from '#messages/language';
import type { ClassicResult } from '../../domain/classic/classic-results';
import { classicAnswer } from '../../domain/rig/classic-answer';
import { useEntry } from '../../state/store';
import type { ClassicNote } from '../../text/classic-notes';
import { classicCopy, classicText } from '../../text/classic-texts';
import { CopyButton } from '../../ui/fields/copy-button';
import { moveInRow } from '../../ui/navigation/row-keys';
import type { BesideClassic, copyClassic, DiffersMark, notesOf, RowLabel } from './classic-beside';
import './classic-table.css';

interface ClassicTableProps {
  /** What 1:1 says beside each row; null while the exact method is on its way. */
  readonly beside: {
    readonly notesOf: typeof notesOf;
    readonly BesideClassic: typeof BesideClassic;
    readonly RowLabel: typeof RowLabel;
    readonly DiffersMark: typeof DiffersMark;
    readonly copyClassic: typeof copyClassic;
  } | null;
}

/** The roles are spelled out because the style sheet lays the rows out differently on phones, which would drop them. */
export function ClassicTable({ beside }: ClassicTableProps) {
  const entry = useEntry();
  const notes = beside?.notesOf(entry);
  return (
    <table className={beside ? 'results' : 'results results-awaited'} role="table">
      <caption className="visually-hidden">{words.classic.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {words.classic.gameOrAngle}
          </th>
          <th role="columnheader" scope="col">
            {words.result.methods.classic}
          </th>
          <th role="columnheader" scope="col" className="classic-copy">
            <span className="visually-hidden">{words.classic.copy}</span>
          </th>
          <th role="columnheader" scope="col">
            {words.result.methods.exact}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {classicAnswer(entry).classic.map((result) => (
          <Row key={result.id} result={result} note={notes?.get(result.id)} beside={beside} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends ClassicTableProps {
  readonly result: ClassicResult;
  readonly note: ClassicNote | undefined;
}

function Row({ result, note, beside }: RowProps) {
  const { id, unit } = result;
  const copied = classicCopy(result);
  const label = words.classic.rows[id];
  const differs = beside !== null && note?.differs === true;
  return (
    <tr role="row" data-row={id} onKeyDown={moveInRow}>
      {/* Its name is not what it may explain. */}
      <th role="rowheader" scope="row" aria-label={beside ? label : undefined}>
        {beside ? <beside.RowLabel id={id} /> : label}
      </th>
      {/* The unit is drawn by the style sheet: the cell's text is the specified value and nothing else. */}
      <td role="cell" className="classic-value">
        <span data-unit={copied !== null && unit ? language.units[unit] : undefined}>
          {classicText(result)}
        </span>
      </td>
      {/* Right beside the value that it copies, and not beside that of 1:1. The mark stands between the two that differ. */}
      <td role="cell" className="classic-copy">
        {differs && <beside.DiffersMark />}
        <CopyButton
          label={words.copying.copyValueFor(label)}
          text={copied}
          {...(differs && { onCopy: (text) => beside.copyClassic(id, text, note) })}
        />
      </td>
      <td role="cell" className="classic-note">
        {beside && note && <beside.BesideClassic id={id} note={note} />}
      </td>
    </tr>
  );
}
