import { words } from '#messages/app';
import { language } from '#messages/language';
import type { ReactNode } from 'react';
import type { ClassicRowId } from '../../domain/classic/classic-formulas';
import type { ClassicResult } from '../../domain/classic/classic-results';
import { classicAnswer } from '../../domain/rig/classic-answer';
import type { RigEntry } from '../../domain/rig/entry';
import { useEntry } from '../../state/store';
import { classicCopy, classicText } from '../../text/classic-texts';
import { CopyButton } from '../../ui/fields/copy-button';
import { moveInRow } from '../../ui/navigation/row-keys';
import './classic-table.css';
import './classic-columns.css';

/** Contents of 1:1 in a row. */
export interface CellsBeside {
  readonly label: ReactNode;
  readonly mark: ReactNode;
  /** Copies the Classic value in place of `copy`; undefined where 1:1 gives the same. */
  readonly onCopy: ((text: string) => Promise<boolean>) | undefined;
  readonly note: ReactNode;
}

export interface ClassicTableProps {
  /** Undefined while 1:1 is loading. */
  readonly cellsBeside: ((entry: RigEntry, id: ClassicRowId) => CellsBeside) | undefined;
  /** Id of its title. */
  readonly labelledBy: string;
}

/** Rows in the first of two columns, in wide cards. */
const firstColumn = 7;

/** Explicit roles: the style sheet lays rows out as blocks, which drops the implicit ones. */
export function ClassicTable({ cellsBeside, labelledBy }: ClassicTableProps) {
  const entry = useEntry();
  const rows = classicAnswer(entry).classic;
  const columns = [rows.slice(0, firstColumn), rows.slice(firstColumn)];
  return (
    <table
      className={cellsBeside ? 'results' : 'results results-awaited'}
      role="table"
      aria-labelledby={labelledBy}
    >
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
        <tr className="second-heads" aria-hidden="true">
          <th>{words.classic.gameOrAngle}</th>
          <th>{words.result.methods.classic}</th>
          <th />
          <th>{words.result.methods.exact}</th>
        </tr>
      </thead>
      {columns.map((results, index) => (
        <tbody key={index} role="rowgroup">
          {results.map((result) => (
            <Row key={result.id} result={result} beside={cellsBeside?.(entry, result.id)} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps {
  readonly result: ClassicResult;
  readonly beside: CellsBeside | undefined;
}

function Row({ result, beside }: RowProps) {
  const { id, unit } = result;
  const copied = classicCopy(result);
  const label = words.classic.rows[id];
  return (
    <tr role="row" data-row={id} onKeyDown={moveInRow}>
      {/* The tooltip's text is no part of the row's name. */}
      <th role="rowheader" scope="row" aria-label={beside ? label : undefined}>
        {beside?.label ?? label}
      </th>
      {/* The style sheet draws the unit, so that the cell's text is exactly the specified value. */}
      <td role="cell" className="classic-value text-quiet">
        <span data-unit={copied !== null && unit ? language.units[unit] : undefined}>
          {classicText(result)}
        </span>
      </td>
      {/* Beside the Classic value that it copies. The mark is between the two values that differ. */}
      <td role="cell" className="classic-copy">
        {beside?.mark}
        <CopyButton label={words.copying.copyValueFor(label)} text={copied} onCopy={beside?.onCopy} />
      </td>
      <td role="cell" className="classic-note">
        {beside?.note}
      </td>
    </tr>
  );
}
