import { words } from '#messages/drawing';
import { useId, useState } from 'react';
import { useSize, type Size } from '../ui/svg/use-size';
import { describeRig } from '../text/describe-rig';
import type { Viewport } from './viewport';
import { Shapes } from './shapes';
import { handlesOf, type ShownRig } from './shown-rig';
import { EyeHandle, SideHandles, type ChangeRig } from './top-handles';
import { topModel } from './top-model';
import './drawing.css';
import './labels.css';
import './live-drawing.css';

interface TopViewProps {
  readonly shown: ShownRig;
  /** Lays the human field of view over it. */
  readonly human: boolean;
  /** By its handles, and back by Escape. */
  readonly onChange: ChangeRig;
}

/** Before the window's size is known. */
const firstSize: Size = { width: 480, height: 384 };

/** The rig from above, to scale, and with its handles an input as well. */
export function TopView({ shown, human, onChange }: TopViewProps) {
  const { rigId, entry, entered, drawn, insteadBecause } = shown;
  const { size, ref } = useSize(firstSize);
  const [held, setHeld] = useState<Viewport | null>(null);
  const descriptionId = useId();
  const bare = insteadBecause !== null;
  const model = topModel(drawn, {
    id: descriptionId,
    size,
    held,
    live: true,
    human,
    bare,
    note: insteadBecause,
  });
  const reason = insteadBecause ?? model.reason;
  const handles = model.drawn && {
    drawn: model.drawn,
    rigId,
    entry,
    onChange,
    onHold: (isHeld: boolean) => setHeld(isHeld ? (model.drawn?.viewport ?? null) : null),
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
        {/* Inside the drawing, where no key makes the browser lay out anything for it. */}
        <desc id={descriptionId}>{describeRig(entered.seen, entered.units)}</desc>
        <g aria-hidden="true">
          <Shapes shapes={model.shapes} />
        </g>
        {handles && offered.sides && <SideHandles {...handles} />}
        {handles && offered.eye && <EyeHandle {...handles} lowest={size.height - 16} />}
      </svg>
      {reason !== null && <p className="rig-reason">{reason}</p>}
    </div>
  );
}
