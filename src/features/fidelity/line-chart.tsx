import { words } from '#messages/fidelity';
import type { FidelitySample, ScreenFidelity } from '../../domain/geometry/fidelity';
import { degreesText } from '../../text/angles';
import { textRuler } from '../../ui/svg/text-width';
import type { Curve } from './curves';
import { spreadLabels } from './spread-labels';
import { linesOf, type ValueRange } from './value-range';
import './line-chart.css';

/** Shared by both charts, so that they align. */
interface PlotFrame {
  readonly widthPx: number;
  /** Place of the seam on the right-hand side: 0 … 1; null = one screen. */
  readonly seam: number | null;
  /** The side views are unknown. */
  readonly onlyCentre: boolean;
}

interface LineChartProps {
  readonly name: string;
  readonly describedBy: string;
  readonly frame: PlotFrame;
  readonly range: ValueRange;
  /** Value of a true picture. */
  readonly truth: number;
  readonly valueOf: (sample: FidelitySample) => number;
  readonly valueText: (value: number) => string;
  readonly chosen: Curve;
  readonly others: readonly Curve[];
  /** Whether the names of the screens stand above the lines. */
  readonly hasScreenNames?: boolean;
  /** Whether the names of the places stand below the lines. */
  readonly hasPlaceNames?: boolean;
}

/** Minimum margins; the left one holds the numbers. */
const margin = { left: 48, top: 10, bottom: 10 };
const tickGapPx = 8;
const plotHeightPx = 136;
const namesPx = 18;
const labelGapPx = 16;
/** Gap between the end of a line and its name; with several names, a piece of the line fills it. */
const nameGapPx = 8;
const swatchPx = 22;
/** Gap between two names in a row. */
const namesGapPx = 8;

/** Same font as in the style sheet. */
const nameWidth = textRuler({ family: 'text', weight: 400, sizePx: 13 });
const boldNameWidth = textRuler({ family: 'text', weight: 600, sizePx: 13 });
const tickWidth = textRuler({ family: 'numbers', weight: 600, sizePx: 13 });

/** Longest text of the slider: the plot keeps its width while the slider moves. */
const maxSliderText = words.settings.wide(degreesText(100, 0)).atLine;

const px = (value: number) => Math.round(value * 10) / 10;

/** One of the two charts: x across the picture, y one value. */
export function LineChart(props: LineChartProps) {
  const { name, describedBy, frame, range, truth, valueOf, valueText, chosen, others } = props;
  const { hasScreenNames = false, hasPlaceNames = false } = props;
  const { widthPx, seam, onlyCentre } = frame;

  const ticks = linesOf(range).map((value) => ({ value, text: valueText(value) }));
  const left = Math.max(margin.left, ...ticks.map(({ text }) => tickWidth(text) + tickGapPx));
  const curves = [...others, chosen];
  const swatch = others.length > 0 ? swatchPx : 0;
  const namesWidthPx = Math.max(
    boldNameWidth(maxSliderText),
    ...curves.map((curve) => boldNameWidth(curve.words.atLine)),
  );
  const right = Math.max(left + 40, widthPx - nameGapPx - swatch - namesWidthPx);
  const top = margin.top + (hasScreenNames ? namesPx : 0);
  const bottom = top + plotHeightPx;
  const heightPx = bottom + margin.bottom + (hasPlaceNames ? namesPx : 0);

  const x = (across: number) => px(left + ((across + 1) / 2) * (right - left));
  const y = (value: number) => px(bottom - ((value - range.min) / (range.max - range.min)) * plotHeightPx);
  const lineOf = ({ screen, samples }: ScreenFidelity) => {
    const [first, last] = [samples[0]?.across ?? 0, samples.at(-1)?.across ?? 1];
    const points = samples.map((sample) => `${x(sample.across)},${y(valueOf(sample))}`).join(' ');
    return { screen, points, from: x(first), to: x(last) };
  };
  const lines = curves.map(({ pattern, isTrue, fidelity: { screens } }) => ({
    pattern,
    isTrue,
    screens: screens.map(lineOf),
  }));

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
      {ticks.map(({ value, text }) => (
        <g key={value} className={value === truth ? 'truth' : undefined}>
          <path className="grid" d={`M${left} ${y(value)}H${right}`} />
          <text className="tick" x={left - tickGapPx} y={y(value) + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <path className="grid" d={[-1, 0, 1].map((across) => `M${x(across)} ${top}V${bottom}`).join('')} />
      {seam !== null && (
        <path
          className="seam"
          d={`M${x(-seam)} ${top - 6}V${bottom + 6}M${x(seam)} ${top - 6}V${bottom + 6}`}
        />
      )}

      {lines.at(-1)?.screens.map(({ screen, points, from, to }) => (
        <polygon key={screen} className="off" points={`${from},${y(truth)} ${points} ${to},${y(truth)}`} />
      ))}
      {lines.map(({ pattern, isTrue, screens }) => (
        <g key={pattern} className={isTrue ? 'curve is-true' : 'curve'} data-pattern={pattern}>
          {screens.map(({ screen, points }) => (
            <polyline key={screen} data-screen={screen} points={points} />
          ))}
        </g>
      ))}
      {curves.map(({ words: { atLine }, pattern, isTrue }, i) => {
        const end = ends[i] ?? { x: right, y: bottom };
        const labelY = labelYs[i] ?? end.y;
        const nameX = end.x + nameGapPx;
        return (
          <g key={pattern} className={isTrue ? 'curve-name is-true' : 'curve-name'} data-pattern={pattern}>
            {swatch > 0 && <path className="swatch" d={`M${nameX} ${px(labelY)}h${swatchPx - 6}`} />}
            <text x={nameX + swatch} y={px(labelY + 4.5)}>
              {atLine}
            </text>
          </g>
        );
      })}

      {hasScreenNames && seam !== null && (
        <Names
          y={margin.top + 6}
          widthPx={widthPx}
          names={[
            [x(-(1 + seam) / 2), words.plot.screens.left],
            [x(0), words.plot.screens.centre],
            [x((1 + seam) / 2), words.plot.screens.right],
          ]}
        />
      )}
      {onlyCentre && seam !== null && (
        <Names
          // At the end that the name of the line leaves free.
          y={(labelYs.at(-1) ?? top) > top + plotHeightPx / 2 ? top + 18 : bottom - 10}
          widthPx={widthPx}
          names={[-1, 1].map((side) => [x((side * (1 + seam)) / 2), words.plot.unknown])}
        />
      )}
      {hasPlaceNames && (
        <Names
          y={bottom + margin.bottom + 12}
          widthPx={widthPx}
          names={[
            [x(-1), words.plot.leftEdge],
            [x(0), words.plot.middle],
            [x(1), words.plot.rightEdge],
          ]}
        />
      )}
    </svg>
  );
}

interface NamesProps {
  readonly y: number;
  readonly widthPx: number;
  /** Names centred on their x, from left to right. */
  readonly names: readonly (readonly [x: number, name: string])[];
}

/** Names in a row, clamped to the chart; only the outer two if they would overlap. */
function Names({ y, widthPx, names }: NamesProps) {
  const placed = names.map(([x, name]) => {
    const half = nameWidth(name) / 2;
    return { name, half, x: Math.min(Math.max(x, half), widthPx - half) };
  });
  const isTight = placed.some((each, i) => {
    const before = placed[i - 1];
    return before !== undefined && each.x - each.half < before.x + before.half + namesGapPx;
  });
  const [first] = placed;
  const last = placed.at(-1);
  const shown = isTight && first && last ? movedApart(first, last, widthPx) : placed;
  return shown.map(({ name, x }, i) => (
    <text key={i} x={px(x)} y={y} textAnchor="middle">
      {name}
    </text>
  ));
}

interface PlacedName {
  readonly name: string;
  readonly half: number;
  readonly x: number;
}

/** Moves two names apart: to the right as far as the chart goes, and to the left for the rest. */
function movedApart(left: PlacedName, right: PlacedName, widthPx: number): readonly PlacedName[] {
  const between = left.half + namesGapPx + right.half;
  const rightX = Math.min(Math.max(right.x, left.x + between), widthPx - right.half);
  const leftX = Math.max(Math.min(left.x, rightX - between), left.half);
  return [
    { ...left, x: leftX },
    { ...right, x: rightX },
  ];
}
