import { words } from '#messages/drawing';
import { useId, useState } from 'react';
import type { Units } from '../domain/geometry/units';
import { describeRig } from '../text/describe-rig';
import { useSize, type Size } from '../ui/svg/use-size';
import { handlesOf, insteadBecause, type LiveRig } from './live-rig';
import { Shapes } from './shapes';
import { topDrawing } from './top-drawing';
import { EyeHandle, SideHandles, type ChangeRig } from './top-handles';
import type { TopOptions } from './top-layout';
import type { Viewport } from './viewport';
import './live-drawing.css';

interface TopViewProps extends Pick<TopOptions, 'overlay'> {
  readonly live: LiveRig;
  readonly units: Units;
  readonly onChange: ChangeRig;
}

/** Assumed until the drawing is measured. */
const firstSize: Size = { width: 480, height: 384 };

/** The rig from above, to scale; its handles change the entry. */
export function TopView({ live, units, overlay = 'none', onChange }: TopViewProps) {
  const { id: rigId, entry, entered, drawn } = live;
  const { size, ref } = useSize(firstSize);
  const [heldViewport, setHeldViewport] = useState<Viewport | null>(null);
  const descriptionId = useId();
  const { shapes, layout, reason } = topDrawing(drawn, {
    id: descriptionId,
    size,
    units,
    variant: 'live',
    overlay,
    viewport: heldViewport,
    insteadBecause: insteadBecause(live),
  });
  const handles = layout && {
    layout,
    rigId,
    entry,
    onChange,
    onHold: (isHeld: boolean) => setHeldViewport(isHeld ? layout.viewport : null),
  };
  const offered = handlesOf(entered);
  return (
    <div className={entered.seen.ok ? 'rig-paper' : 'rig-paper rig-pale'}>
      <svg
        ref={ref}
        className="rig-drawing"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="group"
        aria-label={words.rig.fromAbove}
        aria-describedby={descriptionId}
      >
        {/* Inside the drawing, where a change causes no layout. */}
        <desc id={descriptionId}>{describeRig(entered.seen, units)}</desc>
        <g aria-hidden="true">
          <Shapes shapes={shapes} />
        </g>
        {handles && offered.sides && <SideHandles {...handles} />}
        {handles && offered.eye && <EyeHandle {...handles} lowest={size.height - 16} />}
      </svg>
      {reason !== null && <p className="rig-reason">{reason}</p>}
    </div>
  );
}
