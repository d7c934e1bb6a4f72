import { useId } from 'react';
import type { Units } from '../domain/geometry/units';
import { describeRig } from '../text/describe-rig';
import type { Size } from '../ui/svg/use-size';
import { eyeKnob } from './knobs';
import { StillDrawing } from './shapes';
import { topDrawing } from './top-drawing';
import type { RigToDraw } from './top-layout';

/** Constant: the picture is scaled, not laid out again. */
const pictureSize: Size = { width: 400, height: 384 };

/** Pixels by which the grid overflows, since the frame may be of another shape. */
const bleed = 120;

interface TopPictureProps {
  readonly rig: RigToDraw;
  readonly units: Units;
}

/** The rig from above to scale, with the knob of its handle but without the behaviour. */
export function TopPicture({ rig, units }: TopPictureProps) {
  const drawing = topDrawing(rig, { id: useId(), size: pictureSize, units, variant: 'live', bleed });
  const { shapes, layout, reason } = drawing;
  const knob = layout && {
    key: 'handle',
    tag: 'g' as const,
    attributes: { className: 'handle' },
    children: eyeKnob(layout.eye),
  };
  return (
    <div className="rig-paper">
      <StillDrawing
        size={pictureSize}
        shapes={knob ? [...shapes, knob] : shapes}
        label={describeRig(rig.seen, units)}
      />
      {reason !== null && <p className="rig-reason">{reason}</p>}
    </div>
  );
}
