import { words } from '#messages/compare';
import { useState } from 'react';
import { numberAndUnit } from '../../text/number-and-unit';
import { chevronIcon } from '../../ui/svg/list-icons';
import type { Cell, Column } from './comparison';
import './comparison-table.css';

interface ComparisonTableProps {
  readonly columns: readonly Column[];
  readonly gamesTitle: string;
}

/** What is compared down, the rigs across. */
export function ComparisonTable({ columns, gamesTitle }: ComparisonTableProps) {
  const rows = (cells: readonly (readonly Cell[])[]) =>
    rowsOf(cells).map(({ id, ...row }) => <Row key={id} {...row} />);
  return (
    <table className="compare-table">
      <caption className="visually-hidden">{words.rigs}</caption>
      <thead>
        <tr>
          <td className="compare-corner" />
          {columns.map(({ id, mark, name }) => (
            <th key={id} scope="col">
              <span aria-hidden="true">{mark}</span>
              <span className="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows(columns.map(({ quantities }) => quantities))}</tbody>
      <tbody>
        <tr>
          <th className="compare-games" scope="rowgroup" colSpan={columns.length + 1}>
            {gamesTitle}
          </th>
        </tr>
        {rows(columns.map(({ games }) => games))}
      </tbody>
    </table>
  );
}

interface ComparedRow {
  readonly id: string;
  readonly term: string;
  readonly cells: readonly Cell[];
  /** The numbers that a game takes in place of one, each with a text for each rig. */
  readonly parts: readonly { readonly name: string; readonly texts: readonly string[] }[];
}

const rowsOf = (columns: readonly (readonly Cell[])[]): readonly ComparedRow[] =>
  (columns[0] ?? []).map(({ id, term }, at) => {
    const cells = columns.flatMap((column) => column[at] ?? []);
    const names = new Set(cells.flatMap(({ measures }) => measures.map(({ name }) => name)));
    return {
      id,
      term,
      cells,
      parts: [...names].map((name) => ({
        name,
        texts: cells.map(({ measures }) => measures.find((each) => each.name === name)?.text ?? ''),
      })),
    };
  });

/** A line of the table; where a game takes several numbers, they open below it. */
function Row({ term, cells, parts }: Omit<ComparedRow, 'id'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <tr>
        <th scope="row">
          {parts.length === 0 ? (
            term
          ) : (
            <button
              className="compare-open"
              type="button"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {term}
              {chevronIcon}
            </button>
          )}
          <UnitOnce texts={cells.flatMap(({ text, measures }) => (measures.length > 0 ? [] : text))} />
        </th>
        {cells.map((cell, at) => (
          <td key={at}>
            <ComparedValue {...cell} />
          </td>
        ))}
      </tr>
      {isOpen &&
        parts.map(({ name, texts }, place) => (
          <tr key={place} className="compare-part">
            <th scope="row">
              {name}
              <UnitOnce texts={texts} />
            </th>
            {texts.map((text, at) => (
              <td key={at}>{text !== '' && <Amount className="compare-value" text={text} />}</td>
            ))}
          </tr>
        ))}
    </>
  );
}

/** The unit stands beside each number; where that has no room, once beside what is measured. */
const UnitOnce = ({ texts }: { readonly texts: readonly string[] }) => {
  const unit = texts.map(lengthUnit).find((each) => each !== '');
  return (
    unit !== undefined && (
      <span className="compare-unit-once" aria-hidden="true">
        {unit}
      </span>
    )
  );
};

const isWord = (text: string): boolean => /^\p{L}+$/u.test(text);

function ComparedValue({ text, measures, changed, warning }: Cell) {
  return (
    <div className="compare-cell">
      {measures.length > 0 ? (
        <span className="compare-count">{text}</span>
      ) : (
        <Amount className={isWord(text) ? 'compare-value compare-word' : 'compare-value'} text={text} />
      )}
      {changed && (
        <>
          <Amount className="compare-change" text={changed.shown} isHidden />
          <span className="visually-hidden">{changed.said}</span>
        </>
      )}
      {warning !== null && <span className="compare-warning">{warning}</span>}
    </div>
  );
}

interface AmountProps {
  readonly className: string;
  readonly text: string;
  /** Said in other words. */
  readonly isHidden?: boolean;
}

const Amount = ({ className, text, isHidden = false }: AmountProps) => {
  const unit = lengthUnit(text);
  return (
    <span className={className} aria-hidden={isHidden || undefined}>
      {text.slice(0, text.length - unit.length)}
      {unit !== '' && <span className="compare-unit">{unit}</span>}
    </span>
  );
};

/** A degree sign takes no room, and is part of its number. */
const lengthUnit = (text: string): string => {
  const { unit } = numberAndUnit(text);
  return unit === '°' ? '' : unit;
};
