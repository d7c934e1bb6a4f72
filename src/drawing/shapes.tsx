import type { Size } from '../ui/svg/use-size';
import { digits } from './viewport';
import type { PlacedLabel } from './place-labels';
import './drawing.css';
import './labels.css';

/** One element of a drawing. Attributes have the names that React gives them. */
export interface Shape {
  /** The same key always has the same tag and the same names of attributes. */
  readonly key: string;
  readonly tag: 'g' | 'path' | 'rect' | 'circle' | 'ellipse' | 'text';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
  readonly children?: readonly Shape[];
}

export function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map(({ key, tag: Tag, attributes, text, children }) => (
    <Tag key={key} {...attributes}>
      {text ?? (children && <Shapes shapes={children} />)}
    </Tag>
  ));
}

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

export const path = (className: string | null, d: string, key = className ?? d): Shape => ({
  key,
  tag: 'path',
  attributes: className === null ? { d } : { className, d },
});

export const eyeDot = ({ x, y }: { readonly x: number; readonly y: number }): Shape => ({
  key: 'eye',
  tag: 'circle',
  attributes: { className: 'eye-dot', cx: digits(x), cy: digits(y), r: 4.5 },
});

export const labelShapes = (labels: readonly PlacedLabel[]): readonly Shape[] =>
  labels.map(({ id, text, tone, x, y, anchor }) => ({
    key: `label ${id}`,
    tag: 'text',
    attributes: { className: tone, 'data-label': id, x: digits(x), y: digits(y), textAnchor: anchor },
    text,
  }));
