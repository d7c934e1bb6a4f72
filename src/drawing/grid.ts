import { language } from '#messages/language';
import { mmPer, type Units } from '../domain/geometry/units';
import type { Size } from '../ui/svg/use-size';
import { pathAround } from './interrupt';
import type { Box, LabelRequest, Segment } from './place-labels';
import type { PixelPoint } from './viewport';

/** Steps of 10 cm or 4 in; coarser or finer if the ruler's numbers would be too close or too far apart. */
const steps: Readonly<Record<Units, { readonly usual: number; readonly amounts: readonly number[] }>> = {
  cm: { usual: 10, amounts: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] },
  in: { usual: 4, amounts: [1, 2, 4, 8, 20, 40, 80, 200, 400, 800, 2000] },
};

/** Shortest distance of two lines: a number of the ruler fits between them. */
const minStepPx = { finer: 60, coarser: 25 } as const;

export interface Grid {
  /** Zero of the ruler, and origin of the grid. */
  readonly zero: PixelPoint;
  /** Direction in which the ruler counts. */
  readonly towards: 'down' | 'up' | 'left';
  readonly stepPx: number;
  /** Length of a step in the units of the rig. */
  readonly step: number;
  readonly units: Units;
  readonly size: Size;
  /** Pixels by which lines run beyond the paper, for a picture scaled into a frame of another shape. */
  readonly bleed: number;
}

export const gridOf = ({
  pxPerMm,
  units,
  ...rest
}: Omit<Grid, 'stepPx' | 'step'> & { readonly pxPerMm: number }): Grid => {
  const { usual, amounts } = steps[units];
  const step =
    amounts.find(
      (amount) => amount * mmPer[units] * pxPerMm >= minStepPx[amount < usual ? 'finer' : 'coarser'],
    ) ?? 10 * (amounts.at(-1) ?? 1);
  return { ...rest, units, step, stepPx: step * mmPer[units] * pxPerMm };
};

/** Space for the ruler's numbers along the edge. */
const rulerPx = 44;
const inset = 12;

/** Numbers along the edge of the paper, one at each line of the grid. */
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
      // The unit stands where it takes no space from other labels or from the glass.
      before: index === (isAcross ? 0 : 1) ? language.withUnit(text, units) : text,
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

/** Lines of the grid, interrupted at the boxes. */
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
