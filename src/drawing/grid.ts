import { language } from '#messages/language';
import { mmPerInch, type Units } from '../domain/geometry/units';
import type { Size } from '../ui/svg/use-size';
import { pathAround } from './interrupt';
import type { Box, LabelRequest, Segment } from './place-labels';
import type { PixelPoint } from './viewport';

/** Ten centimetres, or four inches; coarser where that is too narrow to read, finer where it is too wide. */
const steps: Readonly<
  Record<Units, { readonly mmPer: number; readonly usual: number; readonly amounts: readonly number[] }>
> = {
  cm: { mmPer: 10, usual: 10, amounts: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] },
  in: { mmPer: mmPerInch, usual: 4, amounts: [1, 2, 4, 8, 20, 40, 80, 200, 400, 800, 2000] },
};

/** Between two lines there is at least the room of a number of the ruler. */
const minStepPx = { finer: 60, coarser: 25 } as const;

export interface Grid {
  /** Where the ruler begins to count, and both ways of the grid start. */
  readonly zero: PixelPoint;
  /** Which way the ruler counts. */
  readonly towards: 'down' | 'up' | 'left';
  readonly stepPx: number;
  /** What a step is in the units of the rig. */
  readonly step: number;
  readonly units: Units;
  readonly size: Size;
  /** How far lines run beyond the paper, for a picture that is scaled into a frame of another shape. */
  readonly bleed: number;
}

export const gridOf = ({
  pxPerMm,
  units,
  ...rest
}: Omit<Grid, 'stepPx' | 'step'> & { readonly pxPerMm: number }): Grid => {
  const { mmPer, usual, amounts } = steps[units];
  const step =
    amounts.find((amount) => amount * mmPer * pxPerMm >= minStepPx[amount < usual ? 'finer' : 'coarser']) ??
    10 * (amounts.at(-1) ?? 1);
  return { ...rest, units, step, stepPx: step * mmPer * pxPerMm };
};

/** Room for the ruler's numbers along the edge. */
const rulerPx = 44;
const inset = 12;

/** The numbers along the edge of the paper, one at each line of the grid. */
export const rulerRequests = ({
  zero,
  towards,
  stepPx,
  step,
  units,
  size,
}: Grid): readonly LabelRequest[] => {
  const isAcross = towards === 'left';
  const start = isAcross ? zero.x : zero.y;
  const sign = towards === 'down' ? 1 : -1;
  const end = towards === 'down' ? size.height : 0;
  const count = Math.max(0, Math.floor((sign * (end - start)) / stepPx));
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = start + sign * index * stepPx;
    const text = String(index * step);
    return {
      // Where it takes no room from the others, nor from the glass.
      text: index === (isAcross ? 0 : 1) ? language.withUnit(text, units) : text,
      places: [
        isAcross
          ? {
              x: index === 0 ? at - 4 : at,
              y: inset + 10,
              anchor: index === 0 ? ('start' as const) : 'middle',
            }
          : { x: inset, y: at + 4, anchor: 'start' as const },
      ],
    };
  });
};

/** Every line of the grid, clear of what stands on it. */
export const gridPath = ({ zero, towards, stepPx, size, bleed }: Grid, boxes: readonly Box[]): string => {
  const { width, height } = size;
  const isAcross = towards === 'left';
  const uprights: Segment[] = [];
  const levels: Segment[] = [];
  const firstX = isAcross ? -bleed : rulerPx;
  const firstY = isAcross ? rulerPx - 12 : -bleed;
  for (let x = zero.x + Math.ceil((firstX - zero.x) / stepPx) * stepPx; x < width + bleed; x += stepPx)
    uprights.push({ from: { x, y: -bleed }, to: { x, y: height + bleed } });
  for (let y = zero.y + Math.ceil((firstY - zero.y) / stepPx) * stepPx; y < height + bleed; y += stepPx)
    levels.push({ from: { x: -bleed, y }, to: { x: width + bleed, y } });
  return pathAround([...uprights, ...levels], boxes);
};
