import { path, type Shape } from './shapes';
import { digits, type PixelPoint } from './viewport';

const circle = (className: string, r: number): Shape => ({
  key: className,
  tag: 'circle',
  attributes: { className, r },
});

const eyeParts: readonly Shape[] = [
  circle('hit', 24),
  circle('ring', 17),
  circle('knob', 12),
  path('arrows', 'M-4 -3L0 -7L4 -3M-4 3L0 7L4 3'),
];

export const sideParts: readonly Shape[] = [circle('hit', 24), circle('ring', 13), circle('knob', 7)];

export const knobAt = ({ x, y }: PixelPoint, children: readonly Shape[]): Shape => ({
  key: 'knob',
  tag: 'g',
  attributes: { transform: `translate(${digits(x)} ${digits(y)})` },
  children,
});

/** The eye's handle. */
export const eyeKnob = (eye: PixelPoint): readonly Shape[] => [knobAt(eye, eyeParts)];
