import type { Cell } from './comparison';
import './rig-values.css';

/** A rig's values, and what is other about them than with the active rig. */
export function RigValues({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <dl className="compare-values" style={{ gridRow: `span ${cells.length}` }}>
      {cells.map(({ term, text, names, changed, warning }) => (
        <div key={term} className={names === null ? undefined : 'compare-list'}>
          <dt>{term}</dt>
          <dd className="compare-value">{text}</dd>
          {names !== null && <dd className="compare-names">{names}</dd>}
          {changed && (
            <dd className="compare-change">
              <span aria-hidden="true">{changed.shown}</span>
              <span className="visually-hidden">{changed.said}</span>
            </dd>
          )}
          {warning !== null && <dd className="compare-warning">{warning}</dd>}
        </div>
      ))}
    </dl>
  );
}
