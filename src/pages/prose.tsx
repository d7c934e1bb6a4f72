import type { Block } from '../messages/prose';
import { RichText, type Slots } from '../ui/rich-text';
import './prose.css';

/** Renders a longer text of the catalogue at build time. */
export function Prose({ blocks, slots = {} }: { readonly blocks: readonly Block[]; readonly slots?: Slots }) {
  return blocks.map((block, index) => <ProseBlock key={index} block={block} slots={slots} />);
}

function ProseBlock({ block, slots }: { readonly block: Block; readonly slots: Slots }) {
  const items = (texts: readonly string[]) =>
    texts.map((text, index) => (
      <li key={index}>
        <RichText text={text} slots={slots} />
      </li>
    ));
  if (typeof block === 'string')
    return (
      <p>
        <RichText text={block} slots={slots} />
      </p>
    );
  if ('list' in block) return <ul>{items(block.list)}</ul>;
  if ('steps' in block) return <ol>{items(block.steps)}</ol>;
  return <ProseTable {...block.table} />;
}

function ProseTable({ caption, head, rows }: Extract<Block, { readonly table: unknown }>['table']) {
  return (
    <div className="wide-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th scope="col" key={column}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{heading}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
