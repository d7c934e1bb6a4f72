import { unitClass } from './figure-unit';
import './figure.css';

interface FigureProps {
  readonly number: string;
  readonly unit: string;
}

/** A number with its sign or unit, such as “61.7°” or “708 mm”: the unit is quieter. */
export const Figure = ({ number, unit }: FigureProps) => (
  <>
    {number}
    {unit !== '' && <span className={unitClass(unit)}>{unit}</span>}
  </>
);
