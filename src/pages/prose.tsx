import { Fragment, type ReactNode } from 'react';
import type { Block } from '../messages/prose';
import { linkTo } from '../platform/site';
import './prose.css';

/** What is put in the place of `{name}`: an element that is no word, such as a date or a mail address. */
type Slots = Readonly<Record<string, ReactNode>>;

/** Writes a longer text of the catalogue as HTML, when the site is built. The browser never runs this. */
export function Prose({ blocks, slots = {} }: { readonly blocks: readonly Block[]; readonly slots?: Slots }) {
  return blocks.map((block, index) => <ProseBlock key={index} block={block} slots={slots} />);
}

function ProseBlock({ block, slots }: { readonly block: Block; readonly slots: Slots }) {
  const items = (texts: readonly string[]) =>
    texts.map((text, index) => (
      <li key={index}>
        <Inline text={text} slots={slots} />
      </li>
    ));
  if (typeof block === 'string')
    return (
      <p>
        <Inline text={block} slots={slots} />
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

const inlineMarkup =
  /\*\*(?<strong>.+?)\*\*|(?<![A-Za-z\d])_(?<em>[^_]+)_(?![A-Za-z\d])|\[(?<link>[^[\]]+)\]\((?<target>[#/][^()\s]*)\)|\{(?<slot>\w+)\}/gu;

/** One line of text with its strong words, emphasis, links and slots. Whatever else is in it stays text. */
export function Inline({ text, slots = {} }: { readonly text: string; readonly slots?: Slots }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(inlineMarkup)) {
    parts.push(text.slice(end, found.index), marked(found.groups ?? {}, slots));
    end = found.index + found[0].length;
  }
  parts.push(text.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

type Marks = Readonly<Partial<Record<string, string>>>;

function marked({ strong, em, link, target = '', slot = '' }: Marks, slots: Slots): ReactNode {
  const inner = (text: string) => <Inline text={text} slots={slots} />;
  if (strong !== undefined) return <strong>{inner(strong)}</strong>;
  if (em !== undefined) return <em>{inner(em)}</em>;
  if (link !== undefined) return <a href={target.startsWith('/') ? linkTo(target) : target}>{inner(link)}</a>;
  if (slots[slot] === undefined) throw new Error(`Nothing is given for {${slot}}.`);
  return slots[slot];
}
