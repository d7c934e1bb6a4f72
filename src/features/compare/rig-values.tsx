import { memo } from 'react';
import type { Cell } from './comparison';

/** A rig's values, and what is other about them than with the active rig. */
export const RigValues = memo(function RigValues({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <dl className="compare-values" style={{ gridRow: `span ${cells.length}` }}>
      {cells.map(({ term, text, isList, changed, warning }) => (
        <div key={term} className={isList ? 'compare-list' : undefined}>
          <dt>{term}</dt>
          <dd className="compare-value">{text}</dd>
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
});
