import { words } from '#messages/compare';
import { useState } from 'react';
import type { FigureParts } from '../../text/figures';
import { DisclosureButton } from '../../ui/disclosure';
import { chevronIcon } from '../../ui/svg/list-icons';
import type { Cell, Column } from './comparison';
import './comparison-table.css';

interface ComparisonTableProps {
  readonly columns: readonly Column[];
  readonly gamesTitle: string;
}

/** Terms down, rigs across. */
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
  /** Measures that a game takes in place of one number, each with a text for each rig. */
  readonly parts: readonly { readonly name: string; readonly figures: readonly (FigureParts | null)[] }[];
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
        figures: cells.map(({ measures }) => measures.find((each) => each.name === name)?.figure ?? null),
      })),
    };
  });

/** A line of the table; the measures of a game open below it. */
function Row({ term, cells, parts }: Omit<ComparedRow, 'id'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <tr>
        <th scope="row">
          {parts.length === 0 ? (
            term
          ) : (
            <DisclosureButton look="plain" className="compare-open" isOpen={isOpen} onToggle={setIsOpen}>
              {term}
              {chevronIcon}
            </DisclosureButton>
          )}
          <UnitOnce figures={cells.map(({ figure }) => figure)} />
        </th>
        {cells.map((cell, at) => (
          <td key={at}>
            <ComparedValue {...cell} />
          </td>
        ))}
      </tr>
      {isOpen &&
        parts.map(({ name, figures }, place) => (
          <tr key={place} className="compare-part">
            <th scope="row">
              {name}
              <UnitOnce figures={figures} />
            </th>
            {figures.map((figure, at) => (
              <td key={at}>{figure && <Amount className="compare-value" figure={figure} />}</td>
            ))}
          </tr>
        ))}
    </>
  );
}

/** Unit once beside the term, for windows without room for it beside each number. */
const UnitOnce = ({ figures }: { readonly figures: readonly (FigureParts | null)[] }) => {
  const unit = figures
    .map((figure) => figure && quietUnit(figure))
    .find((each) => each !== '' && each !== null);
  return (
    unit && (
      <span className="compare-unit-once text-quiet" aria-hidden="true">
        {unit}
      </span>
    )
  );
};

function ComparedValue({ figure, isWord, measures, changed, warnings }: Cell) {
  return (
    <div className="compare-cell">
      {measures.length > 0 ? (
        <span className="compare-count text-quiet">{figure.number}</span>
      ) : (
        <Amount className={isWord ? 'compare-value compare-word' : 'compare-value'} figure={figure} />
      )}
      {changed && (
        <>
          <Amount className="compare-change text-quiet" figure={changed.shown} isHidden />
          <span className="visually-hidden">{changed.spoken}</span>
        </>
      )}
      {warnings.map((warning) => (
        <span key={warning} className="compare-warning">
          {warning}
        </span>
      ))}
    </div>
  );
}

interface AmountProps {
  readonly className: string;
  readonly figure: FigureParts;
  /** The same is said elsewhere in words. */
  readonly isHidden?: boolean;
}

const Amount = ({ className, figure, isHidden = false }: AmountProps) => {
  const unit = quietUnit(figure);
  return (
    <span className={className} aria-hidden={isHidden || undefined}>
      {figure.number}
      {unit === '' ? figure.unit : <span className="compare-unit text-quiet">{unit}</span>}
    </span>
  );
};

/** A degree sign takes no room, and is part of its number. */
const quietUnit = ({ unit }: FigureParts): string => (unit === '°' ? '' : unit);
