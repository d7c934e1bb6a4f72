import type { PanelSize } from '../geometry/panel-size';
import type { Ratio, ScreenRatio } from '../geometry/ratio';
import type { CurveFit } from '../geometry/rig';
import type { RigEntry } from './entry';
import {
  fields,
  isLengthField,
  measuredFields,
  type FieldId,
  type Fields,
  type LengthField,
  type MeasuredField,
  type screenCounts,
} from './fields';
import { mmPer } from '../geometry/units';
import { readMeasured, type Reading } from './read-quantity';
import { readPixels, readRatio, readShape, type Pixels } from './read-shape';

/** Numbers in the fields' units; null = the method computes it. */
type Numbers = { readonly [Id in MeasuredField]: number | Fields[Id]['whenEmpty'] };

/** An entry as numbers. */
export interface Setup extends Omit<Numbers, 'litWidth' | 'litHeight'> {
  readonly screenRatio: ScreenRatio;
  readonly screens: (typeof screenCounts)[number];
  readonly curvedScreen: boolean;
  readonly fit: CurveFit;
  /** Pixels; their ratio is more exact than the advertised one. */
  readonly resolution: Pixels | null;
  /** A typed ratio instead of pixels; never both. */
  readonly ownRatio: Ratio | null;
  /** Measured lit width and height, which take precedence over size, ratio and resolution. */
  readonly litSize: PanelSize | null;
  /** Shape of the side screens; null = like the centre screen. */
  readonly sideRatio: Ratio | null;
}

/** Curved without a radius: none is assumed, the page asks for it. */
export const lacksRadius = ({ curvedScreen, radiusCurve }: Setup): boolean =>
  curvedScreen && !(radiusCurve > 0);

/** Number of one field; null = no number. */
export const readField = (id: MeasuredField, entry: RigEntry): Reading | null =>
  readMeasured(id, entry[id], isLengthField(id) ? entry[`${id}Unit`] : undefined);

/** @example readLengthMm('distance', { ...defaultEntry, distance: '4', distanceUnit: 'in' }) // 101.6 */
export const readLengthMm = (id: LengthField, entry: RigEntry): number | null => {
  const reading = readField(id, entry);
  return reading && reading.value * mmPer[fields[id].unit];
};

/** @example setupOf(defaultEntry).screenSize // 27 */
export function setupOf(entry: RigEntry): Setup {
  const { litWidth, litHeight, ...numbers } = Object.fromEntries(
    measuredFields.map((id) => [id, readField(id, entry)?.value ?? fields[id].whenEmpty]),
  ) as Numbers;
  const { screenRatio, screens, curvedScreen, fit, resolution, sideRatio } = entry;
  return {
    ...numbers,
    screenRatio,
    screens,
    curvedScreen,
    fit,
    // Zero pixels have no ratio; the field shows an error.
    resolution: readShape(resolution) && readPixels(resolution),
    ownRatio: readRatio(resolution),
    litSize: litWidth === null || litHeight === null ? null : { widthMm: litWidth, heightMm: litHeight },
    sideRatio: readShape(sideRatio),
  };
}

/** True if 1:1 asks for the field on this rig. */
export function isAskedFor(id: FieldId, { screens, curvedScreen, litSize }: Setup): boolean {
  switch (fields[id].askedFor) {
    case 'always':
      return true;
    case 'without-lit-size':
      return litSize === null;
    case 'curved':
      return curvedScreen;
    case 'one-curved':
      return curvedScreen && screens === 'single';
    case 'triple':
      return screens === 'triple';
  }
}
