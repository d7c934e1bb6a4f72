import '../../ui/styles/number-tables.css';
import './plan-table.css';
interface PlanTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    /** The first one is the row's heading. */
    readonly cells: readonly string[];
    /** The row of the answer above. */
    readonly isChosen?: boolean;
  }[];
}

/** Numbers in columns. Scrolls by itself if it is too narrow, not the page. */
export function PlanTable({ caption, head, rows }: PlanTableProps) {
  return (
    <div className="number-tables plan-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={column} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells], isChosen = false }) => (
            <tr key={id} className={isChosen ? 'plan-chosen' : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index} colSpan={index === cells.length - 1 ? head.length - 1 - index : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
