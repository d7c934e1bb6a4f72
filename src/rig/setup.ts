import type { PanelSize } from '../core/panel-size';
import type { ScreenRatio } from '../core/ratio';
import type { CurveFit } from '../core/rig';
import type { RigEntry } from './entry';
import { fields, isLengthField, type MeasuredField, type screenCounts } from './fields';
import { readMeasured, type Reading } from './read-quantity';

/** What an entry counts as: its fields as numbers, in the units of the table of fields. */
export interface Setup {
  readonly screenRatio: ScreenRatio;
  /** Diagonal in inches. */
  readonly screenSize: number;
  /** Eye to screen in centimetres. */
  readonly distance: number;
  readonly screens: (typeof screenCounts)[number];
  readonly curvedScreen: boolean;
  /** Millimetres. */
  readonly radiusCurve: number;
  /** Millimetres. */
  readonly bezelThickness: number;

  readonly fit: CurveFit;
  /** Pixels; they give a truer ratio than the one on the box. */
  readonly resolution: Pixels | null;
  /** Lit width and height where the owner measured them: they beat size, ratio and resolution. */
  readonly litSize: PanelSize | null;
  /** Degrees, fixed by the stand; null = the ideal angle. */
  readonly sideAngle: number | null;
  /** Millimetres between two lit pictures at a seam; null = the frames touch. */
  readonly gap: number | null;
  /** Diagonal of the side screens in inches, of the centre screen's shape; null = like the centre screen. */
  readonly sideSize: number | null;
  /** Centimetres of the eye above (+) or below (−) the middle of the screen. */
  readonly eyeOffset: number;
}

export interface Pixels {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** @example readPixels('3440 × 1440') // { widthPx: 3440, heightPx: 1440 } */
export function readPixels(text: string): Pixels | null {
  const [, width, height] = /^(\d{1,6}) ?[x×] ?(\d{1,6})$/i.exec(text.trim()) ?? [];
  return width === undefined ? null : { widthPx: Number(width), heightPx: Number(height) };
}

/** What one field's text says, or null where it is no number. */
export const readField = (id: MeasuredField, entry: RigEntry): Reading | null =>
  readMeasured(id, entry[id], isLengthField(id) ? entry[`${id}Unit`] : undefined);

/** @example setupOf(defaultEntry).screenSize // 27 */
export function setupOf(entry: RigEntry): Setup {
  const read = <Id extends MeasuredField>(id: Id) =>
    (readField(id, entry)?.value ?? fields[id].whenEmpty) as number | (typeof fields)[Id]['whenEmpty'];
  const { screenRatio, screens, curvedScreen, fit, resolution } = entry;
  const [widthMm, heightMm] = [read('litWidth'), read('litHeight')];
  return {
    screenRatio,
    screenSize: read('screenSize'),
    distance: read('distance'),
    screens,
    curvedScreen,
    radiusCurve: read('radiusCurve'),
    bezelThickness: read('bezelThickness'),
    fit,
    resolution: readPixels(resolution),
    litSize: widthMm === null || heightMm === null ? null : { widthMm, heightMm },
    sideAngle: read('sideAngle'),
    gap: read('gap'),
    sideSize: read('sideSize'),
    eyeOffset: read('eyeOffset'),
  };
}
