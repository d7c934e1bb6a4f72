import { words } from '#messages/pictures';
import { memo, useId, useState } from 'react';
import { useSize, type Size } from '../ui/svg/use-size';
import { describeRig } from '../text/describe-rig';
import type { Viewport } from './viewport';
import { Shapes } from './shapes';
import type { ShownRig } from './shown-rig';
import { EyeHandle, eyeKnob, SideHandles, type ChangeRig } from './top-handles';
import { topModel, type DrawnRig } from './top-model';
import './drawing.css';
import './labels.css';
import './live-drawing.css';

/** A picture is never measured: it scales. */
export const pictureSize: Size = { width: 400, height: 320 };

interface PictureProps extends DrawnRig {
  /** With the knob that it will have once it can be taken by it. */
  readonly hasKnob?: boolean;
}

/** The rig from above, to scale, to look at only. Memoised: it may be behind the fields. */
export const TopPicture = memo(function TopPicture({ hasKnob = false, ...drawn }: PictureProps) {
  const model = topModel(drawn, { size: pictureSize, held: null, live: hasKnob, human: false });
  const { width, height } = pictureSize;
  return (
    <div className={hasKnob ? 'rig-paper' : 'rig-paper picture'}>
      <svg
        className="rig-drawing"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={describeRig(drawn.seen, drawn.units)}
      >
        <g aria-hidden="true">
          <Shapes shapes={model.shapes} />
        </g>
        {hasKnob && model.drawn && (
          <g className="handle">
            <Shapes shapes={eyeKnob(model.drawn.scene.eye)} />
          </g>
        )}
      </svg>
    </div>
  );
});

interface TopViewProps {
  readonly shown: ShownRig;
  /** Lays the human field of view over it. */
  readonly human: boolean;
  /** By its handles, and back by Escape. */
  readonly onChange: ChangeRig;
}

/** Before the window's size is known. */
const firstSize: Size = { width: 480, height: 320 };

/** The rig from above, to scale, and with its handles an input as well. */
export function TopView({ shown, human, onChange }: TopViewProps) {
  const { rigId, entry, entered, drawn, insteadBecause } = shown;
  const { size, ref } = useSize(firstSize);
  const [held, setHeld] = useState<Viewport | null>(null);
  const descriptionId = useId();
  const model = topModel(drawn, { size, held, live: true, human });
  const reason = insteadBecause ?? model.reason;
  const handles = model.drawn && {
    drawn: model.drawn,
    rigId,
    entry,
    onChange,
    onHold: (isHeld: boolean) => setHeld(isHeld ? (model.drawn?.viewport ?? null) : null),
  };
  return (
    <div className={insteadBecause === null ? 'rig-paper' : 'rig-paper rig-pale'}>
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
        {handles && <SideHandles {...handles} />}
        {handles && <EyeHandle {...handles} lowest={size.height - 16} />}
      </svg>
      {reason !== null && <p className="rig-reason">{reason}</p>}
    </div>
  );
}
