import { words } from '#messages/plan-screens';
import type { Units } from '../../domain/geometry/units';
import { lengthText } from '../../text/lengths';
import './room-bar.css';

interface RoomBarProps {
  readonly name: string;
  readonly takenMm: number;
  readonly roomMm: number;
  readonly units: Units;
}

/** Bar of the taken part of a room; a stroke marks the end of a room that is too small. */
export function RoomBar({ name, takenMm, roomMm, units }: RoomBarProps) {
  const leftMm = roomMm - takenMm;
  const isEnough = leftMm >= 0;
  const maxMm = Math.max(takenMm, roomMm);
  const text = (mm: number) => lengthText(mm, units);
  return (
    <div className="room-bar" data-enough={isEnough}>
      <p>
        <span>{name}</span>{' '}
        <span className="room-numbers">
          {(isEnough ? words.fit.left : words.fit.lacks)(text(takenMm), text(roomMm), text(Math.abs(leftMm)))}
        </span>
      </p>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className="room-whole" width={(100 * roomMm) / maxMm} height="8" />
        <rect className="room-taken" width={(100 * Math.min(takenMm, roomMm)) / maxMm} height="8" />
        {!isEnough && (
          <rect className="room-over" x={(100 * roomMm) / maxMm} width={(100 * -leftMm) / maxMm} height="8" />
        )}
      </svg>
    </div>
  );
}
