import { toDegrees, type Radians } from '../../core/units';
import { angleText, plainNumber } from '../../games/format';

/** @example cm(597.73) // "59.8 cm" */
export const cm = (mm: number): string => `${plainNumber(mm / 10, 1)} cm`;

/** Without a tenth that is nought. @example shortCm(500) // "50 cm" */
export const shortCm = (mm: number): string => `${plainNumber(mm / 10, 1).replace(/\.0$/, '')} cm`;

export const degrees = (angle: Radians): string => angleText(toDegrees(angle));
