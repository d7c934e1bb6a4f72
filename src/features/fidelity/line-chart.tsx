import type { FidelitySample } from '../../core/fidelity';
import type { Curve } from './curves';
import { spreadLabels } from './spread-labels';
import { linesOf, type ValueRange } from './value-range';

/** What both charts share, so that they stand exactly above each other. */
interface PlotFrame {
  readonly widthPx: number;
  /** Where the screens meet, on the right-hand side: 0 … 1; null = one screen. */
  readonly seam: number | null;
  /** Nothing is known of the side screens. */
  readonly onlyCentre: boolean;
}

interface LineChartProps {
  readonly name: string;
  readonly describedBy: string;
  readonly frame: PlotFrame;
  readonly range: ValueRange;
  /** The value at which the picture is true. */
  readonly truth: number;
  readonly valueOf: (sample: FidelitySample) => number;
  readonly valueText: (value: number) => string;
  readonly chosen: Curve;
  readonly others: readonly Curve[];
  /** Names of the screens above the lines. */
  readonly hasScreenNames?: boolean;
  /** Names of the places below the lines. */
  readonly hasPlaceNames?: boolean;
}

const margin = { left: 48, top: 10, bottom: 10 };
const plotHeightPx = 136;
const namesPx = 18;
const labelGapPx = 16;
/** From the end of a line to its name; where there are several, a piece of the line stands between. */
const nameGapPx = 8;
const swatchPx = 22;
/** Room for "at 100°": the plot stays as wide while the slider moves. */
const leastNamePx = 63;
const boldLetterPx = 9;

const px = (value: number) => Math.round(value * 10) / 10;

/** One of the two charts: everything across the picture, one value up. */
export function LineChart(props: LineChartProps) {
  const { name, describedBy, frame, range, truth, valueOf, valueText, chosen, others } = props;
  const { hasScreenNames = false, hasPlaceNames = false } = props;
  const { widthPx, seam, onlyCentre } = frame;

  const left = margin.left;
  const curves = [...others, chosen];
  const swatch = others.length > 0 ? swatchPx : 0;
  const longestName = Math.max(...curves.map((curve) => curve.name.length));
  const namesWidthPx = Math.max(leastNamePx, longestName * boldLetterPx);
  const right = Math.max(left + 40, widthPx - nameGapPx - swatch - namesWidthPx);
  const top = margin.top + (hasScreenNames ? namesPx : 0);
  const bottom = top + plotHeightPx;
  const heightPx = bottom + margin.bottom + (hasPlaceNames ? namesPx : 0);

  const x = (across: number) => px(left + ((across + 1) / 2) * (right - left));
  const y = (value: number) => px(bottom - ((value - range.min) / (range.max - range.min)) * plotHeightPx);
  const points = (samples: readonly FidelitySample[]) =>
    samples.map((sample) => `${x(sample.across)},${y(valueOf(sample))}`).join(' ');

  const ends = curves.map(({ fidelity: { screens } }) => {
    const last = screens.at(-1)?.samples ?? [];
    const end = last.at(-1);
    const middle = last[Math.floor(last.length / 2)];
    return {
      x: x(end?.across ?? 1),
      y: y(end ? valueOf(end) : truth),
      middleY: y(middle ? valueOf(middle) : truth),
    };
  });
  const labelYs = spreadLabels(ends, { gap: labelGapPx, top: top + 4, bottom: bottom - 4 });

  return (
    <svg
      className="fidelity-chart"
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      height={heightPx}
      role="img"
      aria-label={name}
      aria-describedby={describedBy}
    >
      {linesOf(range).map((value) => (
        <g key={value} className={value === truth ? 'truth' : undefined}>
          <path className="grid" d={`M${left} ${y(value)}H${right}`} />
          <text className="tick" x={left - 8} y={y(value) + 4} textAnchor="end">
            {valueText(value)}
          </text>
        </g>
      ))}
      <path
        className="grid"
        d={`M${x(-1)} ${top}V${bottom}M${x(0)} ${top}V${bottom}M${x(1)} ${top}V${bottom}`}
      />
      {seam !== null && (
        <path
          className="seam"
          d={`M${x(-seam)} ${top - 6}V${bottom + 6}M${x(seam)} ${top - 6}V${bottom + 6}`}
        />
      )}

      {chosen.fidelity.screens.map(({ screen, samples }) => (
        <polygon
          key={screen}
          className="off"
          points={`${x(samples[0]?.across ?? 0)},${y(truth)} ${points(samples)} ${x(samples.at(-1)?.across ?? 0)},${y(truth)}`}
        />
      ))}
      {curves.map((curve) => (
        <g key={curve.pattern} className="curve" data-pattern={curve.pattern}>
          {curve.fidelity.screens.map(({ screen, samples }) => (
            <polyline key={screen} data-screen={screen} points={points(samples)} />
          ))}
        </g>
      ))}
      {curves.map(({ name: curveName, pattern }, i) => {
        const end = ends[i] ?? { x: right, y: bottom };
        const labelY = labelYs[i] ?? end.y;
        const nameX = end.x + nameGapPx;
        return (
          <g key={pattern} className="curve-name" data-pattern={pattern}>
            {swatch > 0 && <path className="swatch" d={`M${nameX} ${px(labelY)}h${swatchPx - 6}`} />}
            <text x={nameX + swatch} y={px(labelY + 4.5)}>
              {curveName}
            </text>
          </g>
        );
      })}

      {hasScreenNames && seam !== null && <ScreenNames x={x} seam={seam} y={margin.top + 6} />}
      {onlyCentre && seam !== null && (
        // Where the name of the line is not.
        <NotKnown
          x={x}
          seam={seam}
          y={(labelYs.at(-1) ?? top) > top + plotHeightPx / 2 ? top + 18 : bottom - 10}
        />
      )}
      {hasPlaceNames && <PlaceNames x={x} y={bottom + margin.bottom + 12} />}
    </svg>
  );
}

interface NamesProps {
  readonly x: (across: number) => number;
  readonly y: number;
}

function ScreenNames({ x, y, seam }: NamesProps & { readonly seam: number }) {
  const places = { left: -(1 + seam) / 2, centre: 0, right: (1 + seam) / 2 };
  return Object.entries(places).map(([name, across]) => (
    <text key={name} x={x(across)} y={y} textAnchor="middle">
      {name}
    </text>
  ));
}

function NotKnown({ x, y, seam }: NamesProps & { readonly seam: number }) {
  return [-1, 1].map((side) => (
    <text key={side} x={x((side * (1 + seam)) / 2)} y={y} textAnchor="middle">
      unknown
    </text>
  ));
}

const placeNames = [
  [-1, 'left edge'],
  [0, 'middle'],
  [1, 'right edge'],
] as const;

function PlaceNames({ x, y }: NamesProps) {
  return placeNames.map(([across, name]) => (
    <text key={name} x={x(across)} y={y} textAnchor="middle">
      {name}
    </text>
  ));
}
