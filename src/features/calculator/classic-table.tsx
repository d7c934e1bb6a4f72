import type { ClassicResult } from '../../classic/classic-results';
import { CopyButton } from '../../ui/copy-button';
import { Tooltip } from '../../ui/tooltip';
import type { ClassicNote } from './classic-notes';

interface ClassicTableProps {
  readonly results: readonly ClassicResult[];
  /** null while the exact method is on its way. */
  readonly notes: ReadonlyMap<string, ClassicNote> | null;
  readonly onCopy: (number: string) => void;
}

/** The roles are spelled out because the style sheet lays the rows out anew on phones, which would drop them. */
export function ClassicTable({ results, notes, onCopy }: ClassicTableProps) {
  return (
    <table className="results" role="table">
      <caption className="visually-hidden">The number to enter in each game</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Game or angle
          </th>
          <th role="columnheader" scope="col">
            Classic
          </th>
          <th role="columnheader" scope="col" className="copy">
            <span className="visually-hidden">Copy</span>
          </th>
          <th role="columnheader" scope="col">
            1:1 gives
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {results.map((result) => (
          <Row key={result.label} result={result} note={notes?.get(result.label)} onCopy={onCopy} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly result: ClassicResult;
  readonly note: ClassicNote | undefined;
  readonly onCopy: (number: string) => void;
}

function Row({ result: { label, text, number, unit }, note, onCopy }: RowProps) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {label}
      </th>
      {/* The unit is drawn by the style sheet: the cell's text is the specified value and nothing else. */}
      <td role="cell" className="value" data-unit={number === null ? undefined : unit}>
        {text}
      </td>
      {/* Right beside the value that it copies, and not beside that of 1:1. */}
      <td role="cell" className="copy">
        <CopyButton
          what={`the value for ${label}`}
          tip={`Copy ${number}`}
          onCopy={number === null ? null : () => onCopy(number)}
        />
      </td>
      <td role="cell" className={note?.differs === true ? 'note differs' : 'note'}>
        {note && <Note {...note} />}
      </td>
    </tr>
  );
}

function Note({ text, explanation }: ClassicNote) {
  if (explanation === null) return text;
  return (
    <Tooltip text={explanation} opensOnClick>
      {(trigger) => (
        <button className="note-button" type="button" {...trigger}>
          {text}
        </button>
      )}
    </Tooltip>
  );
}
