import type { ViewedRig } from '../domain/geometry/compute-view';
import type { Rig } from '../domain/geometry/rig';
import { lengthFigure } from '../text/lengths';
import type { Size } from '../ui/svg/use-size';
import { driverRoom } from './driver-room';
import { gridOf, type Grid } from './grid';
import { figureLabel, labelWidth, type LabelText } from './place-labels';
import { wheelFromAbove } from './silhouettes';
import type { RigToDraw, TopOptions } from './top-layout';
import type { PixelPoint } from './viewport';

export type SideOptions = Pick<TopOptions, 'size' | 'units' | 'insteadBecause'>;

/** A rig from the side, laid out on the paper: the eye on the left, the screen on the right. */
export interface SideLayout extends Required<SideOptions> {
  readonly rig: Rig;
  /** null = the rig is impossible or a stand-in: no angles are shown. */
  readonly seen: ViewedRig | null;
  readonly pxPerMm: number;
  /** Converts millimetres ahead of the eye and above it to the paper. */
  readonly at: (forwardMm: number, upMm: number) => PixelPoint;
  readonly eye: PixelPoint;
  /** Ends and middle of the screen. */
  readonly top: PixelPoint;
  readonly bottom: PixelPoint;
  readonly middle: PixelPoint;
  /** Ends of the line that marks the middle of a screen that is not level with the eye; empty = it is level. */
  readonly tick: readonly PixelPoint[];
  /** Pixels from the eye to the screen. */
  readonly away: number;
  /** Arc between the lines of sight: bearings clockwise from straight up. */
  readonly mark: { readonly from: number; readonly to: number; readonly radius: number };
  /** Label of the screen's height, and the position of its dimension line. */
  readonly height: LabelText;
  readonly besideX: number;
  /** Millimetres by which the wheel is nearer (below 0) than at arm's length; null = no room for one. */
  readonly wheelNearerMm: number | null;
  readonly grid: Grid;
}

const driver = { behindMm: 330, aboveMm: 125, belowMm: 700 } as const;
/** Top margin for the ruler and the distance. */
const margin = { left: 12, top: 62, bottom: 8 } as const;
/** Distances from the screen to the number of its height, and from there to the edge of the paper. */
const besidePx = 14;
/** Minimum, so that the scale does not change with every digit. */
const minTextPx = 56;
const stepMm = 100;

/** A hundred metres: in larger rigs nothing would be visible. */
const largestMm = 1e5;

const isDrawable = ({ eyeDistanceMm, eyeOffsetMm, panel: { heightMm } }: Rig): boolean =>
  eyeDistanceMm >= 0 &&
  eyeDistanceMm < largestMm &&
  heightMm / 2 > 0 &&
  heightMm / 2 < largestMm &&
  Math.abs(eyeOffsetMm) < largestMm;

/** null = the rig cannot be drawn. */
export const sideLayout = (answer: RigToDraw, options: SideOptions): SideLayout | null => {
  if (!answer.rig.ok || !isDrawable(answer.rig.value)) return null;
  const rig = answer.rig.value;
  const { size, units, insteadBecause = null } = options;
  const { eyeDistanceMm, eyeOffsetMm, panel } = rig;
  // Heights count from the eye, so the screen's middle is below a high eye.
  const topMm = panel.heightMm / 2 - eyeOffsetMm;
  const bottomMm = -panel.heightMm / 2 - eyeOffsetMm;
  const height = figureLabel(lengthFigure(panel.heightMm, units));
  const textPx = Math.max(minTextPx, labelWidth(height));
  const { at, pxPerMm } = placing({ eyeDistanceMm, topMm, bottomMm, textPx }, size);
  const eye = at(0, 0);
  const top = at(eyeDistanceMm, topMm);
  const bottom = at(eyeDistanceMm, bottomMm);
  const middle = at(eyeDistanceMm, -eyeOffsetMm);
  const away = middle.x - eye.x;
  const bearingTo = ({ y }: PixelPoint) => Math.PI / 2 + Math.atan2(y - eye.y, away);
  const wheelMm = answer.plan && driverRoom(answer.plan).wheelMm;
  return {
    ...{ rig, size, units, insteadBecause, pxPerMm, at, eye, top, bottom, middle, away, height },
    seen: answer.seen.ok && insteadBecause === null ? answer.seen.value : null,
    tick: eyeOffsetMm === 0 ? [] : [-26, 8].map((off) => ({ x: middle.x + off, y: middle.y })),
    mark: { from: bearingTo(top), to: bearingTo(bottom), radius: Math.min(64, away * 0.4) },
    besideX: middle.x + besidePx + textPx / 2,
    wheelNearerMm: wheelMm === null ? null : wheelMm - wheelFromAbove.reachMm,
    grid: gridOf({ zero: { x: middle.x, y: eye.y }, towards: 'left', pxPerMm, units, size, bleed: 0 }),
  };
};

interface Content {
  readonly eyeDistanceMm: number;
  readonly topMm: number;
  readonly bottomMm: number;
  /** Width of the label beside the screen. */
  readonly textPx: number;
}

/** Largest scale at which driver and screen fit, in the middle of the paper. */
const placing = (
  { eyeDistanceMm, topMm, bottomMm, textPx }: Content,
  size: Size,
): Pick<SideLayout, 'at' | 'pxPerMm'> => {
  const highMm = Math.max(driver.aboveMm, topMm);
  const lowMm = Math.min(-driver.belowMm, bottomMm);
  const farMm = Math.ceil(eyeDistanceMm / stepMm - 1e-9) * stepMm;
  const roomX = Math.max(40, size.width - margin.left - (besidePx + textPx + 8));
  const roomY = Math.max(40, size.height - margin.top - margin.bottom);
  const pxPerMm = Math.min(roomX / (farMm + driver.behindMm), roomY / (highMm - lowMm));
  const spareX = roomX - (farMm + driver.behindMm) * pxPerMm;
  const spareY = roomY - (highMm - lowMm) * pxPerMm;
  const x = margin.left + spareX / 2 + driver.behindMm * pxPerMm;
  const y = margin.top + spareY / 2 + highMm * pxPerMm;
  return { pxPerMm, at: (forwardMm, upMm) => ({ x: x + forwardMm * pxPerMm, y: y - upMm * pxPerMm }) };
};
