import { useId } from 'react';
import type { Projection } from '../../domain/geometry/fidelity';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { Charts } from './charts';
import type { Curve } from './curves';
import { Numbers } from './numbers';
import { meaningOf } from './sentences';
import './fidelity-plot.css';

export interface FidelityPlotProps {
  readonly seen: ViewedRig;
  readonly projection: Projection;
  readonly chosen: Curve;
  readonly others: readonly Curve[];
}

/** Error of one setting across the picture, with its scales and numbers. */
export function FidelityPlot({ seen, projection, chosen, others }: FidelityPlotProps) {
  const meaningId = useId();
  const { first, rest } = meaningOf(chosen.fidelity);
  return (
    <div className="fidelity">
      <p className="fidelity-meaning" id={meaningId}>
        <strong>{first}</strong> {rest}
      </p>
      <Charts seen={seen} chosen={chosen} others={others} describedBy={meaningId} />
      <Numbers seen={seen} projection={projection} chosen={chosen} others={others} />
    </div>
  );
}
