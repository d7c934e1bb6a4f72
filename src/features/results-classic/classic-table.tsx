import { words } from '#messages/app';
import { language } from '#messages/language';
import { memo, useMemo } from 'react';
import { classicRows, type ClassicRowId } from '../../domain/classic/classic-formulas';
import type { LiveAnswer } from '../../state/answers';
import { CopyButton } from '../../ui/fields/copy-button';
import { LiveText, useRead } from '../../ui/live';
import type { BesideClassic, OffMark } from './classic-beside';
import { useWorkspace } from '../../calculator/workspace';
import './classic-table.css';

interface ClassicTableProps {
  /** What 1:1 says beside each row; null while the exact method is on its way. */
  readonly beside: {
    readonly BesideClassic: typeof BesideClassic;
    readonly OffMark: typeof OffMark;
  } | null;
  readonly onCopy: (number: string) => void;
}

/** The roles are spelled out because the style sheet lays the rows out differently on phones, which would drop them. */
export const ClassicTable = memo(function ClassicTable({ beside, onCopy }: ClassicTableProps) {
  return (
    <table className="results" role="table">
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
        {classicRows.map(([id], index) => (
          <Row key={id} id={id} index={index} beside={beside} onCopy={onCopy} />
        ))}
      </tbody>
    </table>
  );
});

interface RowProps extends ClassicTableProps {
  readonly id: ClassicRowId;
  readonly index: number;
}

function Row({ id, index, beside, onCopy }: RowProps) {
  const { answers } = useWorkspace();
  const label = words.classic.rows[id];
  const row = useMemo(() => {
    const result = ({ classic }: LiveAnswer) => classic[index];
    return {
      text: (answer: LiveAnswer) => result(answer)?.text ?? words.noNumber,
      number: () => result(answers.get())?.number ?? null,
      unit: (answer: LiveAnswer) => {
        const { number, unit } = result(answer) ?? {};
        return typeof number === 'string' && unit ? language.units[unit] : undefined;
      },
      hasNumber: (answer: LiveAnswer) => typeof result(answer)?.number === 'string',
    };
  }, [answers, index]);
  const unit = useRead(answers, row.unit);
  const hasNumber = useRead(answers, row.hasNumber);
  return (
    <tr role="row" data-row={id}>
      <th role="rowheader" scope="row">
        {label}
      </th>
      {/* The unit is drawn by the style sheet: the cell's text is the specified value and nothing else. */}
      <td role="cell" className="classic-value">
        <LiveText source={answers} read={row.text} data-unit={unit} />
      </td>
      {/* Right beside the value that it copies, and not beside that of 1:1. */}
      <td role="cell" className="classic-copy">
        <CopyButton
          label={words.copying.copyValueFor(label)}
          text={row.number}
          enabled={hasNumber}
          onCopy={onCopy}
        />
        {beside && <beside.OffMark id={id} />}
      </td>
      {/* Where the column's title is out of sight, the style sheet shows it in front of the value. */}
      <td role="cell" className="classic-note" data-label={words.result.methods.exact}>
        {beside && <beside.BesideClassic id={id} onCopy={onCopy} />}
      </td>
    </tr>
  );
}
