import { words } from '#messages/windscreen';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Orbit } from '../../domain/scene/room-camera';
import { orbitAfterDrag, orbitAfterKey } from './orbit-moves';

interface OrbitAreaProps {
  readonly orbit: Orbit;
  /** null = back to the default, behind the driver. */
  readonly onMove: (orbit: Orbit | null) => void;
  readonly describedBy: string;
}

/** Overlay of the room: dragging or arrow keys change the point of view. */
export function OrbitArea({ orbit, onMove, describedBy }: OrbitAreaProps) {
  const last = useRef({ x: 0, y: 0 });

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const drag = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { clientWidth } = currentTarget;
    onMove(orbitAfterDrag(orbit, (x - last.current.x) / clientWidth, (y - last.current.y) / clientWidth));
    last.current = { x, y };
  };
  const pressKey = (event: KeyboardEvent) => {
    const next = orbitAfterKey(event.key, orbit);
    const isHome = event.key === 'Home';
    if ((!next && !isHome) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(next);
  };

  return (
    <div
      className="windscreen-orbit"
      role="application"
      tabIndex={0}
      aria-label={words.desk.control}
      aria-describedby={describedBy}
      onPointerDown={press}
      onPointerMove={drag}
      onKeyDown={pressKey}
    />
  );
}
