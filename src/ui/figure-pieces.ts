import { unitBehindNumber } from '../messages/unit-behind-number';

const units = new RegExp(`(${unitBehindNumber})`, 'u');

/** A text with numbers in pieces: every second one is a sign or unit, which belongs to a number and is not it. */
export const figurePieces = (text: string): readonly string[] => text.split(units);

/** What such a piece is shown as. */
export const classOfPiece = (piece: string): string => (piece === '°' ? 'figure-degree' : 'figure-unit');
