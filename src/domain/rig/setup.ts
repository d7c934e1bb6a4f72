import type { PanelSize } from '../geometry/panel-size';
import type { Ratio, ScreenRatio } from '../geometry/ratio';
import type { CurveFit } from '../geometry/rig';
import type { RigEntry } from './entry';
import { fields, isLengthField, type MeasuredField, type screenCounts } from './fields';
import { readMeasured, type Reading } from './read-quantity';
import { readPixels, readRatio, readShape, type Pixels } from './read-shape';

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
  /** The same without pixels, typed as a ratio; never both. */
  readonly ownRatio: Ratio | null;
  /** Lit width and height where the owner measured them: they beat size, ratio and resolution. */
  readonly litSize: PanelSize | null;
  /** Degrees, fixed by the stand; null = the ideal angle. */
  readonly sideAngle: number | null;
  /** Millimetres between two lit pictures at a seam; null = the frames touch. */
  readonly gap: number | null;
  /** Diagonal of the side screens in inches; null = like the centre screen. */
  readonly sideSize: number | null;
  /** Shape of the side screens; null = like the centre screen. */
  readonly sideRatio: Ratio | null;
  /** Centimetres of the eye above (+) or below (−) the middle of the screen. */
  readonly eyeOffset: number;
}

/** It is curved, and nobody has said how much: nothing is made up, the owner is asked. */
export const lacksRadius = ({ curvedScreen, radiusCurve }: Setup): boolean =>
  curvedScreen && !(radiusCurve > 0);

/** What one field's text says, or null where it is no number. */
export const readField = (id: MeasuredField, entry: RigEntry): Reading | null =>
  readMeasured(id, entry[id], isLengthField(id) ? entry[`${id}Unit`] : undefined);

/** @example setupOf(defaultEntry).screenSize // 27 */
export function setupOf(entry: RigEntry): Setup {
  const read = <Id extends MeasuredField>(id: Id) =>
    (readField(id, entry)?.value ?? fields[id].whenEmpty) as number | (typeof fields)[Id]['whenEmpty'];
  const { screenRatio, screens, curvedScreen, fit, resolution, sideRatio } = entry;
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
    // Pixels of which there are none say nothing about the shape, as the field tells.
    resolution: readShape(resolution) && readPixels(resolution),
    ownRatio: readRatio(resolution),
    litSize: widthMm === null || heightMm === null ? null : { widthMm, heightMm },
    sideAngle: read('sideAngle'),
    gap: read('gap'),
    sideSize: read('sideSize'),
    sideRatio: readShape(sideRatio),
    eyeOffset: read('eyeOffset'),
  };
}
