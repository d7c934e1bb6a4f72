import { words } from '#messages/fidelity';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { toDegrees } from '../../domain/geometry/units';
import { degreesText } from '../../text/angles';
import { numberText } from '../../text/numbers';
import { useSize } from '../../ui/svg/use-size';
import type { Curve } from './curves';
import { extremesOf } from './extremes';
import { LineChart } from './line-chart';
import { errorRange, scaleRange } from './value-range';
import './charts.css';

interface ChartsProps {
  readonly seen: ViewedRig;
  readonly chosen: Curve;
  readonly others: readonly Curve[];
  readonly describedBy: string;
}

/** Until the window's size is known. Only the width counts: the charts have their own height. */
const firstSize = { width: 560, height: 360 };

/** Two charts across the picture: error of the bearing, and size of things. */
export function Charts({ seen: { rig }, chosen, others, describedBy }: ChartsProps) {
  const { size, ref } = useSize(firstSize);
  const curves = [...others, chosen];
  const { largestErrorDegrees, smallestScale, largestScale } = extremesOf(
    curves.map(({ fidelity }) => fidelity),
  );

  const { screens } = chosen.fidelity;
  const centre = screens.find(({ screen }) => screen === 'centre');
  const seam = rig.sides ? (centre?.samples.at(-1)?.across ?? null) : null;
  const shared = {
    describedBy,
    frame: { widthPx: size.width, seam, onlyCentre: seam !== null && screens.length === 1 },
    chosen,
    others,
  };
  const directions = errorRange(largestErrorDegrees);
  const sizes = scaleRange(smallestScale, largestScale);
  const { plot } = words;
  return (
    <div className="fidelity-charts" ref={ref}>
      <Axis name={plot.direction} about={plot.directionScale} />
      <LineChart
        {...shared}
        name={plot.directionChart}
        range={directions}
        truth={0}
        valueOf={({ error }) => toDegrees(error)}
        valueText={(degrees) => (degrees > 0 ? `+${degreesText(degrees, 0)}` : degreesText(degrees, 0))}
        hasScreenNames={seam !== null}
      />
      <Axis name={plot.size} about={plot.sizeScale} />
      <LineChart
        {...shared}
        name={plot.sizeChart}
        range={sizes}
        truth={1}
        valueOf={({ scale }) => scale}
        valueText={(scale) => numberText(scale, 2)}
        hasPlaceNames
      />
    </div>
  );
}

interface AxisProps {
  readonly name: string;
  readonly about: string;
}

const Axis = ({ name, about }: AxisProps) => (
  <p className="fidelity-axis text-note">
    <strong>{name}</strong> {about}
  </p>
);
