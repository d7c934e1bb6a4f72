import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { PixelPoint } from './viewport';
import { Shapes, type Shape } from './shapes';
import './handle.css';
import './held-handle.css';

export interface HandleProps {
  readonly name: string;
  /** Hint about the direction of the keys. */
  readonly keys: string;
  /** Exact value; moving the handle rounds it. */
  readonly value: number;
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  /** Value for a pointer at `spot` that took hold at `taken`. */
  readonly valueAt: (spot: PixelPoint, taken: PixelPoint) => number;
  /** Sign of the change for the right arrow key. */
  readonly right: 1 | -1;
  readonly className: string;
  readonly orientation?: 'vertical';
  /** Visible shapes of the handle. */
  readonly shapes: readonly Shape[];
  readonly onChange: (value: number) => void;
  /** Rig that the handle changes. */
  readonly rigId: string;
  /** Restores the fields' current values. Escape calls the one from before the first change. */
  readonly restore: () => void;
  /** Called when a drag begins and ends. */
  readonly onHold: (held: boolean) => void;
}

interface Drag {
  readonly pointerId: number;
  readonly from: PixelPoint;
  /** Offset of the value at the pointer, so that nothing jumps when the handle is taken off its middle. */
  readonly off: number;
  /** Threshold passed: a shaky click is no drag. */
  moved: boolean;
}

const tremblePx = 3;

/** Steps of a key. Down is always more; right depends on the handle. */
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

/** Next whole value in the direction of the steps: 54.7 and one more is 55. */
export const stepFrom = (value: number, steps: number): number =>
  steps > 0 ? Math.floor(value + steps + 1e-9) : Math.ceil(value + steps - 1e-9);

/** Changes the value within its ends, and takes all changes since the start of a drag, or since the focus, back. */
function useUndoableChange({ value, min, max, rigId, restore, onChange }: HandleProps) {
  const before = useRef<Pick<HandleProps, 'rigId' | 'restore'> | null>(null);
  return {
    change: (next: number) => {
      const within = Math.min(max, Math.max(min, next));
      if (within === value) return;
      if (before.current?.rigId !== rigId) before.current = { rigId, restore };
      onChange(within);
    },
    undo: () => {
      before.current?.restore();
      before.current = null;
    },
    start: () => {
      before.current = null;
    },
  };
}

type UndoableChange = ReturnType<typeof useUndoableChange>;

function useDrag({ value, valueAt, onHold }: HandleProps, { change, start }: UndoableChange) {
  const drag = useRef<Drag | null>(null);

  const take = (event: PointerEvent<SVGGElement>) => {
    if (event.button !== 0 || drag.current) return;
    const from = pixelPointOf(event);
    if (!from) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    drag.current = { pointerId: event.pointerId, from, off: valueAt(from, from) - value, moved: false };
    start();
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

  return { take, move, release };
}

/** Browsers ignore touch-action on parts of a drawing, and React's own listeners are passive. */
function useNoTouchScroll() {
  const element = useRef<SVGGElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const keepPageStill = (event: TouchEvent) => event.preventDefault();
    current.addEventListener('touchstart', keepPageStill, { passive: false });
    return () => current.removeEventListener('touchstart', keepPageStill);
  }, []);
  return element;
}

/** A movable part of the drawing: by mouse, finger, pen or keyboard. */
export function Handle(props: HandleProps) {
  const { name, keys, value, valueText, min, max, className, shapes } = props;
  const undoable = useUndoableChange(props);
  const { take, move, release } = useDrag(props, undoable);
  const element = useNoTouchScroll();
  const keysId = useId();

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = stepsOf(event.key, props.right);
    if (steps !== undefined) undoable.change(stepFrom(value, steps));
    else if (event.key === 'Home') undoable.change(min);
    else if (event.key === 'End') undoable.change(max);
    else if (event.key === 'Escape') {
      release();
      undoable.undo();
    } else return;
    event.preventDefault();
  };

  return (
    <g
      ref={element}
      className={`handle ${className}`}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-orientation={props.orientation}
      aria-valuenow={tenths(value)}
      // Widens the range, so that a value outside of it is valid.
      aria-valuemin={tenths(Math.min(min, value))}
      aria-valuemax={tenths(Math.max(max, value))}
      aria-valuetext={valueText}
      aria-describedby={keysId}
      onFocus={({ currentTarget }) => {
        undoable.start();
        // In a low window the browser shows a part of a large handle, which need not be its knob.
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

/** Converts a pointer's position to the paper's pixels. */
function pixelPointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGGElement>): PixelPoint | null {
  const matrix = currentTarget.ownerSVGElement?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
