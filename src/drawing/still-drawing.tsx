import type { Size } from '../ui/svg/use-size';
import { Shapes, type Shape } from './shapes';

interface StillDrawingProps {
  /** Where its size is measured. */
  readonly ref: (element: Element | null) => void;
  readonly size: Size;
  readonly shapes: readonly Shape[];
  /** What it shows, for those who do not see it. */
  readonly label: string;
}

/** A drawing to look at only. */
export const StillDrawing = ({ ref, size, shapes, label }: StillDrawingProps) => (
  <svg
    ref={ref}
    className="rig-drawing"
    viewBox={`0 0 ${size.width} ${size.height}`}
    role="img"
    aria-label={label}
  >
    <g aria-hidden="true">
      <Shapes shapes={shapes} />
    </g>
  </svg>
);
