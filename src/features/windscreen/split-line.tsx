import { words } from '#messages/windscreen';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { percentText } from '../../text/percent';
import './split-line.css';

interface SplitLineProps {
  /** Position: 0 at the left edge, 1 at the right one. */
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly describedBy: string;
}

const hundredths: Readonly<Record<string, number>> = {
  ArrowLeft: -2,
  ArrowDown: -2,
  ArrowRight: 2,
  ArrowUp: 2,
  PageDown: -10,
  PageUp: 10,
  Home: -100,
  End: 100,
};

/** @example lineAfterKey('ArrowRight', 0.5) // 0.52 */
export const lineAfterKey = (key: string, at: number): number | null => {
  const step = hundredths[key];
  return step === undefined ? null : Math.min(1, Math.max(0, Math.round(at * 100 + step) / 100));
};

/** Slider over two pictures: a press anywhere moves the line there. */
export function SplitLine({ at, onMove, describedBy }: SplitLineProps) {
  const area = useRef<HTMLDivElement>(null);
  const knob = useRef<HTMLDivElement>(null);
  const keysId = useId();

  const moveTo = ({ clientX }: PointerEvent) => {
    const { left, width } = area.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    onMove(Math.min(1, Math.max(0, (clientX - left) / width)));
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    knob.current?.focus({ preventScroll: true });
    moveTo(event);
    event.preventDefault();
  };
  const pressKey = (event: KeyboardEvent) => {
    const next = lineAfterKey(event.key, at);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(next);
  };

  return (
    <div
      className="windscreen-split"
      ref={area}
      onPointerDown={press}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
      }}
    >
      <div
        className="windscreen-line"
        ref={knob}
        role="slider"
        tabIndex={0}
        aria-label={words.line}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(at * 100)}
        aria-valuetext={words.lineAt(percentText(at))}
        aria-describedby={`${keysId} ${describedBy}`}
        style={{ insetInlineStart: `${at * 100}%` }}
        onKeyDown={pressKey}
      >
        <svg className="windscreen-knob" viewBox="0 0 44 44" aria-hidden="true">
          <circle className="ring" cx="22" cy="22" r="17" />
          <path d="M17 15l-6 7 6 7M27 15l6 7-6 7" />
        </svg>
      </div>
      <span id={keysId} hidden>
        {words.lineKeys}
      </span>
    </div>
  );
}
