import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { PixelPoint } from './viewport';
import { Shapes, type Shape } from './shapes';
import './handle.css';
import './held-handle.css';

export interface HandleProps {
  readonly name: string;
  /** Which way the keys go, in words. */
  readonly keys: string;
  /** Exact; what the handle puts in its place is whole. */
  readonly value: number;
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  /** Which value has its place at this point of the drawing, for a hand that took the handle at that other one. */
  readonly valueAt: (spot: PixelPoint, taken: PixelPoint) => number;
  /** Whether the right arrow makes the value more or less. */
  readonly right: 1 | -1;
  readonly className: string;
  readonly orientation?: 'vertical';
  /** What is seen of it. */
  readonly shapes: readonly Shape[];
  readonly onChange: (value: number) => void;
  /** Which rig it changes. */
  readonly rigId: string;
  /** Puts back what stands in the fields now. Escape calls the one from before the first change. */
  readonly restore: () => void;
  /** Tells when a drag begins and ends. */
  readonly onHold: (held: boolean) => void;
}

interface Drag {
  readonly pointerId: number;
  readonly from: PixelPoint;
  /** What the value at the pointer is off by, so that nothing jumps when the handle is taken off its middle. */
  readonly off: number;
  /** A click that trembles is not a drag. */
  moved: boolean;
}

const tremblePx = 3;

/** As what is held moves in the picture: down is always more, right is more or less. */
export const stepsOf = (key: string, right: 1 | -1): number | undefined => {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: 10,
    PageUp: -10,
    ArrowRight: right,
    ArrowLeft: -right,
  };
  return steps[key];
};

/** The next whole value on the way: 54.7 and one more is 55. */
export const stepFrom = (value: number, steps: number): number =>
  steps > 0 ? Math.floor(value + steps + 1e-9) : Math.ceil(value + steps - 1e-9);

/** Something in the drawing that can be moved: by mouse, finger, pen or keyboard. */
export function Handle(props: HandleProps) {
  const { name, keys, value, valueText, min, max, valueAt, className, shapes, rigId, onHold } = props;
  const drag = useRef<Drag | null>(null);
  /** As it was when the drag began, or when the handle got the focus; null = nothing has changed since. */
  const before = useRef<Pick<HandleProps, 'rigId' | 'restore'> | null>(null);
  const group = useRef<SVGGElement>(null);
  const keysId = useId();

  // Browsers do not heed touch-action on a part of a drawing, and React's own listeners may not stop a scroll.
  useEffect(() => {
    const element = group.current;
    if (!element) return;
    const keepPageStill = (event: TouchEvent) => event.preventDefault();
    element.addEventListener('touchstart', keepPageStill, { passive: false });
    return () => element.removeEventListener('touchstart', keepPageStill);
  }, []);

  const change = (next: number) => {
    const within = Math.min(max, Math.max(min, next));
    if (within === value) return;
    if (before.current?.rigId !== rigId) before.current = { rigId, restore: props.restore };
    props.onChange(within);
  };

  const take = (event: PointerEvent<SVGGElement>) => {
    if (event.button !== 0 || drag.current) return;
    const from = pixelPointOf(event);
    if (!from) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    drag.current = { pointerId: event.pointerId, from, off: valueAt(from, from) - value, moved: false };
    before.current = null;
    onHold(true);
  };

  const move = (event: PointerEvent<SVGGElement>) => {
    const held = drag.current;
    if (held?.pointerId !== event.pointerId) return;
    const to = pixelPointOf(event);
    if (!to) return;
    held.moved ||= Math.hypot(to.x - held.from.x, to.y - held.from.y) >= tremblePx;
    if (held.moved) change(Math.round(valueAt(to, held.from) - held.off));
  };

  const release = () => {
    if (!drag.current) return;
    drag.current = null;
    onHold(false);
  };

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = stepsOf(event.key, props.right);
    if (steps !== undefined) change(stepFrom(value, steps));
    else if (event.key === 'Home') change(min);
    else if (event.key === 'End') change(max);
    else if (event.key === 'Escape') {
      release();
      before.current?.restore();
      before.current = null;
    } else return;
    event.preventDefault();
  };

  return (
    <g
      ref={group}
      className={`handle ${className}`}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-orientation={props.orientation}
      aria-valuenow={tenths(value)}
      // A value beyond its ends is an end itself.
      aria-valuemin={tenths(Math.min(min, value))}
      aria-valuemax={tenths(Math.max(max, value))}
      aria-valuetext={valueText}
      aria-describedby={keysId}
      onFocus={({ currentTarget }) => {
        before.current = null;
        // In a low window the browser shows some of a large handle, which need not be what moves.
        if (currentTarget.matches(':focus-visible'))
          currentTarget.querySelector('.knob')?.scrollIntoView({ block: 'nearest' });
      }}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
    >
      <desc id={keysId}>{keys}</desc>
      <g aria-hidden="true">
        <Shapes shapes={shapes} />
      </g>
    </g>
  );
}

const tenths = (value: number): number => Number(value.toFixed(1));

/** Where the pointer is on the paper, whatever size the paper has on the page. */
function pixelPointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGGElement>): PixelPoint | null {
  const matrix = currentTarget.ownerSVGElement?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
