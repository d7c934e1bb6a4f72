import { words } from '#messages/plan-screens';
import { useId } from 'react';
import { usePlanValue } from '../../state/plan-values';
import '../../ui/styles/button.css';
import './choice-table.css';

export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  readonly text: (row: Row) => string;
  /** What the rows are sorted by. */
  readonly order: (row: Row) => number;
  /** From which window on there is room for it; what is chosen shows the rest elsewhere. Left out = always. */
  readonly from?: 'tablet' | 'desktop';
  /** Words rather than numbers. */
  readonly isText?: boolean;
}

interface ChoiceTableProps<Row> {
  /** What its order is kept under. */
  readonly name: string;
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
  /** The column that the rows are sorted by at first, least on top. */
  readonly sortedBy: string;
}

interface Sorting {
  readonly by: string;
  readonly descending: boolean;
}

/** As many as are looked through in one go. */
const few = 8;

const { table } = words;

/** Rows to compare and to choose from. Each heading sorts, each name chooses. */
export function ChoiceTable<Row>(props: ChoiceTableProps<Row>) {
  const { name, caption, columns, rows, keyOf, chosen, onChoose, sortedBy } = props;
  const tableId = useId();
  const [sorting, setSorting] = usePlanValue<Sorting>(`${name}-sorting`, {
    by: sortedBy,
    descending: false,
  });
  const [isWhole, setIsWhole] = usePlanValue(`${name}-whole`, false);
  const sorted = sortRows(rows, columns, sorting);
  const shown = isWhole ? sorted : sorted.slice(0, few);
  const [naming, ...others] = columns;
  return (
    <div className="choice-table">
      <table id={tableId}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.id} {...column} sorting={sorting} onSort={setSorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const key = keyOf(row);
            return (
              <tr key={key} className={key === chosen ? 'choice-chosen' : undefined}>
                <th scope="row">
                  <button type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
                    {naming.text(row)}
                  </button>
                </th>
                {others.map((column) => (
                  <td key={column.id} className={classOf(column)}>
                    {column.text(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > few && (
        <button
          className="button button-small"
          type="button"
          aria-expanded={isWhole}
          aria-controls={tableId}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? table.showFewer : table.showAll(rows.length)}
        </button>
      )}
    </div>
  );
}

const sortRows = <Row,>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { by, descending }: Sorting,
): readonly Row[] => {
  const order = columns.find(({ id }) => id === by)?.order;
  if (!order) return rows;
  const sign = descending ? -1 : 1;
  return rows.toSorted((one, other) => sign * (order(one) - order(other)));
};

const classOf = ({ from, isText }: Pick<Column<never>, 'from' | 'isText'>): string | undefined =>
  [from && `choice-from-${from}`, isText && 'choice-words'].filter(Boolean).join(' ') || undefined;

interface HeadingProps extends Pick<Column<never>, 'id' | 'head' | 'from' | 'isText'> {
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

function Heading({ id, head, sorting, onSort, ...look }: HeadingProps) {
  const isBy = sorting.by === id;
  const { descending } = sorting;
  return (
    <th
      scope="col"
      className={classOf(look)}
      aria-sort={isBy ? (descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => onSort({ by: id, descending: isBy && !descending })}>
        <span className="choice-head">
          {head}
          {isBy && (
            <span className="choice-arrow" aria-hidden="true">
              {descending ? '↓' : '↑'}
            </span>
          )}
        </span>
      </button>
    </th>
  );
}
