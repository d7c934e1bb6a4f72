import { words } from '#messages/fidelity';
import type { ReactNode } from 'react';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import type { ScreenFidelity } from '../../domain/geometry/fidelity';
import { toDegrees } from '../../domain/geometry/units';
import { degreesText } from '../../text/angles';
import { numberText } from '../../text/numbers';
import { useSize } from '../../ui/svg/use-size';
import type { Curve } from './curves';
import { extremesOf } from './extremes';
import { LineChart, type ScreenSpan } from './line-chart';
import { errorRange, scaleRange } from './value-range';
import './charts.css';

interface ChartsProps {
  readonly seen: ViewedRig;
  readonly chosen: Curve;
  readonly others: readonly Curve[];
  readonly describedBy: string;
  /** Where the screens are in the picture that they lie under; left out = they stand alone. */
  readonly under?: readonly ScreenSpan[];
}

/** Before the window's size is known. Only the width counts: the charts have their own height. */
const firstSize = { width: 560, height: 360 };

/** How far off each point is seen, and how large things look, across the picture. */
export function Charts({ seen: { rig }, chosen, others, describedBy, under }: ChartsProps) {
  const { size, ref } = useSize(firstSize);
  const curves = [...others, chosen];
  const isUnder = ({ screen }: ScreenFidelity) => under?.some((each) => each.screen === screen) ?? true;
  const { largestErrorDegrees, smallestScale, largestScale } = extremesOf(
    curves.map(({ fidelity: { screens } }) => ({ screens: screens.filter(isUnder) })),
  );

  const { screens } = chosen.fidelity;
  const centre = screens.find(({ screen }) => screen === 'centre');
  const seam = rig.sides ? (centre?.samples.at(-1)?.across ?? null) : null;
  const shared = {
    describedBy,
    frame: { widthPx: size.width, seam, onlyCentre: seam !== null && screens.length === 1, under },
    chosen,
    others,
  };
  const directions = errorRange(largestErrorDegrees);
  const sizes = scaleRange(smallestScale, largestScale);
  const { plot } = words;
  return (
    <div className="fidelity-charts" ref={ref}>
      <Axis
        name={plot.direction}
        about={under ? plot.directionUnder(degreesText(directions.max, 0)) : plot.directionScale}
      >
        {under && <Legend curves={curves} />}
      </Axis>
      <LineChart
        {...shared}
        name={plot.directionChart}
        range={directions}
        truth={0}
        valueOf={({ error }) => toDegrees(error)}
        valueText={(degrees) => (degrees > 0 ? `+${degreesText(degrees, 0)}` : degreesText(degrees, 0))}
        hasScreenNames={seam !== null}
      />
      <Axis
        name={plot.size}
        about={under ? plot.sizeUnder(numberText(sizes.min, 2), numberText(sizes.max, 2)) : plot.sizeScale}
      />
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
  readonly children?: ReactNode;
}

const Axis = ({ name, about, children }: AxisProps) => (
  <div className="fidelity-axis">
    <p>
      <strong>{name}</strong> {about}
    </p>
    {children}
  </div>
);

/** Which line is which, where there is no room beside their ends. */
const Legend = ({ curves }: { readonly curves: readonly Curve[] }) => (
  <ul className="fidelity-legend">
    {curves.map(({ words: { atLine }, pattern, isTrue }) => (
      <li key={pattern}>
        <svg className="fidelity-chart" viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
          <g className={isTrue ? 'is-true' : undefined} data-pattern={pattern}>
            <path className="swatch" d="M0 4h24" />
          </g>
        </svg>
        {atLine}
      </li>
    ))}
  </ul>
);
