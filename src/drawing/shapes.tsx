import { createElement } from 'react';
import { digits } from './viewport';
import type { PlacedLabel } from './place-labels';

/** One element of a drawing. Attributes have the names that React gives them. */
export interface Shape {
  /** The same key always has the same tag and the same names of attributes. */
  readonly key: string;
  readonly tag: 'g' | 'path' | 'rect' | 'circle' | 'ellipse' | 'text';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
  readonly children?: readonly Shape[];
}

/** A drawing that stands still, as the pages are written with. What follows the fields is drawn by draw-shapes.ts. */
export function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map(({ key, tag, attributes, text, children }) =>
    createElement(tag, { key, ...attributes }, text ?? (children && <Shapes shapes={children} />)),
  );
}

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
