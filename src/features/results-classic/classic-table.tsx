import { words } from '#messages/app';
import { language } from '#messages/language';
import { useRef } from 'react';
import type { ClassicResult } from '../../domain/classic/classic-results';
import { classicAnswer } from '../../domain/rig/classic-answer';
import { useEntry } from '../../state/store';
import type { ClassicNote } from '../../text/classic-notes';
import { CopyButton } from '../../ui/fields/copy-button';
import { useSettled } from '../../ui/loading/use-settled';
import type { BesideClassic, notesOf, OffMark } from './classic-beside';
import './classic-table.css';

interface ClassicTableProps {
  /** What 1:1 says beside each row; null while the exact method is on its way. */
  readonly beside: {
    readonly notesOf: typeof notesOf;
    readonly BesideClassic: typeof BesideClassic;
    readonly OffMark: typeof OffMark;
  } | null;
}

/** The roles are spelled out because the style sheet lays the rows out differently on phones, which would drop them. */
export function ClassicTable({ beside }: ClassicTableProps) {
  const entry = useEntry();
  // The specified numbers come first; what stands beside them, and the buttons that copy them, may come a moment later.
  const table = useRef<HTMLTableElement>(null);
  const entryBeside = useSettled(entry, table);
  const notes = beside?.notesOf(entryBeside);
  const copied = classicAnswer(entryBeside).classic;
  return (
    <table className="results" role="table" ref={table}>
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
        {classicAnswer(entry).classic.map((result, index) => (
          <Row
            key={result.id}
            result={result}
            copied={copied[index]?.number ?? null}
            note={notes?.get(result.id)}
            beside={beside}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends ClassicTableProps {
  readonly result: ClassicResult;
  readonly copied: string | null;
  readonly note: ClassicNote | undefined;
}

function Row({ result: { id, text, number, unit }, copied, note, beside }: RowProps) {
  const label = words.classic.rows[id];
  return (
    <tr role="row" data-row={id}>
      <th role="rowheader" scope="row">
        {label}
      </th>
      {/* The unit is drawn by the style sheet: the cell's text is the specified value and nothing else. */}
      <td role="cell" className="classic-value">
        <span data-unit={number !== null && unit ? language.units[unit] : undefined}>{text}</span>
      </td>
      {/* Right beside the value that it copies, and not beside that of 1:1. */}
      <td role="cell" className="classic-copy">
        <CopyButton label={words.copying.copyValueFor(label)} text={copied} />
        {beside && note?.differs === true && <beside.OffMark />}
      </td>
      {/* Where the column's title is out of sight, the style sheet shows it in front of the value. */}
      <td role="cell" className="classic-note" data-label={words.result.methods.exact}>
        {beside && note && <beside.BesideClassic id={id} note={note} />}
      </td>
    </tr>
  );
}
