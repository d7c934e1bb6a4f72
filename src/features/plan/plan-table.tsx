import { words } from '#messages/plan';

interface PlanTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    /** The first is the row's heading. */
    readonly cells: readonly string[];
    /** The row that the answer above is about. */
    readonly isChosen?: boolean;
    /** Where it was read, behind the last cell. */
    readonly sources?: readonly { readonly url: string }[];
  }[];
}

/** Numbers in columns. Narrower than its words, it scrolls by itself, and the page does not. */
export function PlanTable({ caption, head, rows }: PlanTableProps) {
  return (
    <div className="plan-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells], isChosen = false, sources = [] }) => (
            <tr key={id} className={isChosen ? 'plan-chosen' : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index} colSpan={index === cells.length - 1 ? head.length - 1 - index : undefined}>
                  {cell}
                  {index === cells.length - 1 &&
                    sources.map(({ url }) => (
                      <span key={url}>
                        {' '}
                        <a href={url} target="_blank" rel="noopener noreferrer">
                          {words.high.table.source}
                        </a>
                      </span>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
