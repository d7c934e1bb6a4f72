import type { Size } from '../ui/svg/use-size';
import { digits, type PixelPoint } from './viewport';
import type { PlacedLabel } from './place-labels';
import './drawing.css';
import './labels.css';

/** One element of a drawing. Attributes have the names that React gives them. */
export interface Shape {
  /** The same key always has the same tag and the same names of attributes. */
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

export const path = (className: string, d: string, key = className): Shape => ({
  key,
  tag: 'path',
  attributes: { className, d },
});

interface Beam {
  readonly eye: PixelPoint;
  /** From the eye to where the screen shines brightest. */
  readonly radius: number;
  readonly cones: readonly string[];
}

/** What the screens light up, from the glass to the eye. */
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

export const eyeDot = ({ x, y }: PixelPoint): Shape => ({
  key: 'eye',
  tag: 'circle',
  attributes: { className: 'eye-dot', cx: digits(x), cy: digits(y), r: 4.5 },
});

/** The figure, with what stands before and after it set apart. */
const lettered = ({ text, figure }: PlacedLabel): readonly (Shape | string)[] => {
  if (figure === undefined || text === figure) return [text];
  const [before = '', after = ''] = text.split(figure);
  const quiet = (key: string, part: string): readonly Shape[] =>
    part === '' ? [] : [{ key, tag: 'tspan', attributes: {}, children: [part] }];
  return [...quiet('before', before), figure, ...quiet('after', after)];
};

export const labelShapes = (labels: readonly PlacedLabel[]): readonly Shape[] =>
  labels.map((label) => {
    const { id, figure, isLive, sizePx, x, y, anchor } = label;
    return {
      key: `label ${id ?? label.text}`,
      tag: 'text',
      attributes: {
        className: figure === undefined ? 'quiet' : isLive ? 'live' : undefined,
        'data-label': id,
        x: digits(x),
        y: digits(y),
        textAnchor: anchor === 'start' ? undefined : anchor,
        fontSize: sizePx,
      },
      children: lettered(label),
    };
  });
