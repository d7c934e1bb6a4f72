import { useEffect, useId, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useLive } from '../ui/live';
import { mapped, type Source } from '../ui/source';
import { LiveShapes } from './live-shapes';
import type { PixelPoint } from './viewport';
import type { Shape } from './shapes';

/** Where a handle stands, and what it stands for. */
export interface HandleState<Origin> {
  /** Exact; what the handle puts in its place is whole. */
  readonly value: number;
  readonly valueText: string;
  /** Which value has its place at this spot of the paper, for a hand that took the handle at that other one. */
  readonly valueAt: (spot: PixelPoint, taken: PixelPoint) => number;
  /** What Escape puts back: as it was when the drag began, or when the handle got the focus. */
  readonly origin: Origin;
  /** What is seen of it. */
  readonly shapes: readonly Shape[];
}

interface Ends {
  readonly min: number;
  readonly max: number;
}

interface HandleProps<Origin> extends Ends {
  /** null = it has no place now, and will be taken away. */
  readonly source: Source<HandleState<Origin> | null>;
  readonly name: string;
  /** Which way the keys go, in words. */
  readonly keys: string;
  /** Whether the right arrow makes the value more or less. */
  readonly right: 1 | -1;
  readonly className: string;
  readonly orientation?: 'vertical';
  readonly onChange: (value: number) => void;
  readonly onRestore: (origin: Origin) => void;
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

/** What a screen reader says of it. A value beyond its ends is an end itself. */
const spokenOf = ({ value, valueText }: HandleState<unknown>, { min, max }: Ends) => ({
  'aria-valuenow': Number(value.toFixed(1)),
  'aria-valuemin': Number(Math.min(min, value).toFixed(1)),
  'aria-valuemax': Number(Math.max(max, value).toFixed(1)),
  'aria-valuetext': valueText,
});

/**
 * Something in the drawing that can be moved: by mouse, finger, pen or keyboard. It follows its source past React, since every
 * key in a field moves it.
 */
export function Handle<Origin>(props: HandleProps<Origin>) {
  const { source, name, keys, className, onChange, onRestore, onHold } = props;
  const drag = useRef<Drag | null>(null);
  const began = useRef<{ readonly origin: Origin } | null>(null);
  const group = useRef<SVGGElement>(null);
  const keysId = useId();
  const drawable = useMemo(() => mapped(source, (state) => ({ shapes: state?.shapes ?? [] })), [source]);

  useLive(source, (state) => {
    const element = group.current;
    if (!element || !state) return;
    for (const [attribute, value] of Object.entries(spokenOf(state, props)))
      if (element.getAttribute(attribute) !== String(value)) element.setAttribute(attribute, String(value));
  });

  // Browsers do not heed touch-action on a part of a drawing, and React's own listeners may not stop a scroll.
  useEffect(() => {
    const element = group.current;
    if (!element) return;
    const keepPageStill = (event: TouchEvent) => event.preventDefault();
    element.addEventListener('touchstart', keepPageStill, { passive: false });
    return () => element.removeEventListener('touchstart', keepPageStill);
  }, []);

  const change = (next: number) => {
    const within = Math.min(props.max, Math.max(props.min, next));
    if (within !== source.get()?.value) onChange(within);
  };

  const take = (event: PointerEvent<SVGGElement>) => {
    if (event.button !== 0 || drag.current) return;
    const from = spotOf(event);
    const state = source.get();
    if (!from || !state) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    const off = state.valueAt(from, from) - state.value;
    drag.current = { pointerId: event.pointerId, from, off, moved: false };
    began.current = state;
    onHold(true);
  };

  const move = (event: PointerEvent<SVGGElement>) => {
    const held = drag.current;
    if (held?.pointerId !== event.pointerId) return;
    const to = spotOf(event);
    const state = source.get();
    if (!to || !state) return;
    held.moved ||= Math.hypot(to.x - held.from.x, to.y - held.from.y) >= tremblePx;
    if (held.moved) change(Math.round(state.valueAt(to, held.from) - held.off));
  };

  const release = () => {
    if (!drag.current) return;
    drag.current = null;
    onHold(false);
  };

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const state = source.get();
    if (!state) return;
    const steps = stepsOf(event.key, props.right);
    if (steps !== undefined) change(stepFrom(state.value, steps));
    else if (event.key === 'Home') change(props.min);
    else if (event.key === 'End') change(props.max);
    else if (event.key === 'Escape') {
      release();
      onRestore((began.current ?? state).origin);
    } else return;
    event.preventDefault();
  };

  const state = source.get();
  return (
    <g
      ref={group}
      className={`handle ${className}`}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-orientation={props.orientation}
      {...(state && spokenOf(state, props))}
      aria-describedby={keysId}
      onFocus={({ currentTarget }) => {
        began.current = source.get();
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
      <LiveShapes source={drawable} />
    </g>
  );
}

/** Where the pointer is on the paper, whatever size the paper has on the page. */
function spotOf({ currentTarget, clientX, clientY }: PointerEvent<SVGGElement>): PixelPoint | null {
  const matrix = currentTarget.ownerSVGElement?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
