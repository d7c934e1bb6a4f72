import { language } from '#messages/language';
import { words } from '#messages/plan-screens';
import type { Footprint } from '../../domain/geometry/floor-plan';
import { mmPer, toDegrees, type Radians, type Units } from '../../domain/geometry/units';
import { degreesText } from '../../text/angles';
import { lengthNumber, lengthText } from '../../text/lengths';
import { figureOf, type FigureParts } from '../../text/figures';
import { exactNumberText } from '../../text/numbers';
import type { CommonScreen } from '../../domain/planning/common-screens';
import type { Screens } from '../../domain/planning/what-to-buy';

/** Inches in any units: no shop sells screens by the centimetre. @example inchText(32) // "32″" */
const inchText = (inches: number): string => language.withUnit(exactNumberText(inches), 'in');

/** @example diagonalText(812.8) // "32″" */
export const diagonalText = (mm: number): string => inchText(Number((mm / mmPer.in).toFixed(1)));

/** @example screenText(screen) // "49″ 32:9 1000R" */
const screenText = ({ sizeIn, soldAs, curveRadiusMm }: CommonScreen): string =>
  curveRadiusMm === null
    ? words.screen.flat(inchText(sizeIn), soldAs)
    : words.screen.curved(inchText(sizeIn), soldAs, exactNumberText(curveRadiusMm));

const counted = (text: string, screens: Screens): string =>
  screens === 'triple' ? words.screen.three(text) : text;

/** @example screensText(screen, 'triple') // "3 × 32″ 16:9" */
export const screensText = (screen: CommonScreen, screens: Screens): string =>
  counted(screenText(screen), screens);

/** @example sizeFigure(screen, 'triple') // { number: '3 × 32', unit: '″' } */
export const sizeFigure = ({ sizeIn }: CommonScreen, screens: Screens): FigureParts =>
  figureOf(counted(exactNumberText(sizeIn), screens), 'in');

/**
 * One flat screen has no depth.
 *
 * @example footprintText({ widthMm: 1440.7, depthMm: 629.7 }, 'cm') // "144.1 × 63.0 cm"
 */
export const footprintText = ({ widthMm, depthMm }: Footprint, units: Units): string =>
  depthMm === 0
    ? lengthText(widthMm, units)
    : words.footprint(lengthNumber(widthMm, units), lengthText(depthMm, units));

/** Always with a sign. @example differenceText(radians(0.03)) // "+1.7°" */
export const differenceText = (angle: Radians): string => {
  const text = degreesText(toDegrees(angle));
  return toDegrees(angle) >= 0.05 ? `+${text}` : text;
};

/** Unique key of screens in a table. */
export const keyOfScreens = ({ sizeIn, soldAs, curveRadiusMm }: CommonScreen, screens: Screens): string =>
  [screens, sizeIn, soldAs, curveRadiusMm].join(' ');

/** @example degreesAsTyped(163.1154) // "163.1154°" */
export const degreesAsTyped = (degrees: number): string =>
  language.withUnit(exactNumberText(degrees), 'degrees');
