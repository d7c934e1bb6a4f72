import type { Size } from '../ui/svg/use-size';
import { digits, type PixelPoint } from './viewport';
import type { LabelText, PlacedLabel } from './place-labels';
import './drawing.css';
import './labels.css';

/** One SVG element of a drawing. Attributes have their React names. */
export interface Shape {
  /** Unique among its siblings. */
  readonly key: string;
  readonly tag: 'g' | 'path' | 'circle' | 'ellipse' | 'text' | 'tspan' | 'radialGradient' | 'stop';
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly children?: readonly (Shape | string)[];
}

export function Shapes({ shapes }: { readonly shapes: readonly (Shape | string)[] }) {
  return shapes.map((shape) => {
    if (typeof shape === 'string') return shape;
    const { key, tag: Tag, attributes, children } = shape;
    return (
      <Tag key={key} {...attributes}>
        {children && <Shapes shapes={children} />}
      </Tag>
    );
  });
}

interface StillDrawingProps {
  /** For measuring its size. */
  readonly ref?: (element: Element | null) => void;
  readonly size: Size;
  readonly shapes: readonly Shape[];
  /** Text alternative. */
  readonly label: string;
}

/** A drawing without handles. */
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

export const path = (className: string, d: string, key = className): Shape => ({
  key,
  tag: 'path',
  attributes: { className, d },
});

/** Shapes in millimetres around a point of the paper, y upwards. */
export const scaledGroup = (
  className: string,
  { at, pxPerMm }: { readonly at: PixelPoint; readonly pxPerMm: number },
  children: readonly Shape[],
): Shape => ({
  key: className,
  tag: 'g',
  attributes: {
    className,
    transform: `translate(${digits(at.x)} ${digits(at.y)}) scale(${pxPerMm} ${-pxPerMm})`,
  },
  children,
});

interface Beam {
  readonly eye: PixelPoint;
  /** Distance from the eye to the brightest part of the gradient, the glass. */
  readonly radius: number;
  readonly cones: readonly string[];
}

/** Light from the glass to the eye: cones filled with a gradient. */
export const beam = (id: string, { eye, radius, cones }: Beam): readonly Shape[] =>
  cones.length === 0
    ? []
    : [
        {
          key: 'beam',
          tag: 'radialGradient',
          attributes: {
            id: `${id}beam`,
            gradientUnits: 'userSpaceOnUse',
            cx: digits(eye.x),
            cy: digits(eye.y),
            r: digits(radius),
          },
          children: [
            { key: 'eye', tag: 'stop', attributes: { className: 'beam-eye' } },
            { key: 'glass', tag: 'stop', attributes: { className: 'beam-glass', offset: 1 } },
          ],
        },
        ...cones.map((d, index): Shape => ({
          key: `cone ${index}`,
          tag: 'path',
          attributes: { className: 'cone', d, fill: `url(#${id}beam)` },
        })),
      ];

export const eyeDot = ({ x, y }: PixelPoint, className = 'eye-dot'): Shape => ({
  key: 'eye',
  tag: 'circle',
  attributes: { className, cx: digits(x), cy: digits(y), r: 4.5 },
});

/** The figure, with the quiet text around it in elements of their own. */
const lettered = ({ before = '', figure, after = '' }: LabelText): readonly (Shape | string)[] => {
  if (figure === undefined) return [before];
  const quiet = (key: string, part: string): readonly Shape[] =>
    part === '' ? [] : [{ key, tag: 'tspan', attributes: {}, children: [part] }];
  return [...quiet('before', before), figure, ...quiet('after', after)];
};

export const labelShapes = (labels: readonly PlacedLabel[]): readonly Shape[] =>
  labels.map((label) => {
    const { id, before, figure, look, sizePx, x, y, anchor } = label;
    return {
      key: `label ${id ?? before}`,
      tag: 'text',
      attributes: {
        className: figure === undefined ? 'quiet' : look,
        'data-label': id,
        x: digits(x),
        y: digits(y),
        textAnchor: anchor === 'start' ? undefined : anchor,
        fontSize: sizePx,
      },
      children: lettered(label),
    };
  });
