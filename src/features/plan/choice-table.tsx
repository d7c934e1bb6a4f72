import { words } from '#messages/plan-screens';
import { useId } from 'react';
import { Button } from '../../ui/button';
import { DisclosureButton } from '../../ui/disclosure';
import { useTableValues, type TableValues, type ValuesOf } from '../../state/plan-values';
import './choice-table.css';

export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  readonly text: (row: Row) => string;
  /** Sort key of the rows. */
  readonly order: (row: Row) => number;
  /**
   * Smallest window with room for the column; smaller ones show the chosen row's value elsewhere. Left out = always.
   */
  readonly from?: 'tablet' | 'desktop';
  /** Words instead of numbers. */
  readonly isText?: boolean;
}

interface ChoiceTableProps<Row> {
  /** Name in the store of the chosen order. */
  readonly name: ValuesOf<TableValues>;
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
  /** The column that sorts the rows at first, ascending. */
  readonly sortedBy: string;
}

/** Rows shown before "Show all". */
const rowsAtFirst = 8;

type Sorting = NonNullable<TableValues['sorting']>;

const { table } = words;

/** Rows to compare and to choose from. Headings sort, names choose. */
export function ChoiceTable<Row>(props: ChoiceTableProps<Row>) {
  const { name, caption, columns, rows, keyOf, chosen, onChoose, sortedBy } = props;
  const tableId = useId();
  const [{ sorting: chosenSorting, isWhole }, change] = useTableValues(name);
  const sorting = chosenSorting ?? { by: sortedBy, descending: false };
  const sorted = sortRows(rows, columns, sorting);
  const shown = isWhole ? sorted : sorted.slice(0, rowsAtFirst);
  const [naming, ...others] = columns;
  return (
    <div className="choice-table">
      <table id={tableId}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading
                key={column.id}
                {...column}
                sorting={sorting}
                onSort={(next) => change({ sorting: next })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const key = keyOf(row);
            return (
              <tr key={key} className={key === chosen ? 'choice-chosen' : undefined}>
                <th scope="row">
                  <Button look="plain" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
                    {naming.text(row)}
                  </Button>
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
      {rows.length > rowsAtFirst && (
        <DisclosureButton
          aria-controls={tableId}
          isOpen={isWhole}
          onToggle={(open) => change({ isWhole: open })}
        >
          {isWhole ? table.showFewer : table.showAll(rows.length)}
        </DisclosureButton>
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
      <Button look="plain" onClick={() => onSort({ by: id, descending: isBy && !descending })}>
        <span className="choice-head">
          {head}
          {isBy && (
            <span className="choice-arrow" aria-hidden="true">
              {descending ? '↓' : '↑'}
            </span>
          )}
        </span>
      </Button>
    </th>
  );
}
