import { words } from '#messages/pictures';
import { useCallback, useId, useState } from 'react';
import { LiveText, useRead } from '../ui/live';
import type { Source } from '../ui/source';
import { useSize, type Size } from '../ui/svg/use-size';
import { describeRig } from '../text/describe-rig';
import type { ShownRig } from './last-possible';
import { LiveShapes, useDerived } from './live-shapes';
import type { Viewport } from './viewport';
import { Shapes } from './shapes';
import { EyeHandle, eyeKnob, SideHandles } from './top-handles';
import { topModel, type DrawnRig, type TopModel } from './top-model';

/** A picture is never measured: it scales. */
export const pictureSize: Size = { width: 400, height: 320 };

interface PictureProps extends DrawnRig {
  /** With the knob that it will have once it can be taken by it. */
  readonly hasKnob?: boolean;
}

/** The rig from above, to scale, to look at only. */
export function TopPicture({ hasKnob = false, ...drawn }: PictureProps) {
  const model = topModel(drawn, { size: pictureSize, held: null, live: hasKnob, human: false });
  const { width, height } = pictureSize;
  return (
    <div className={hasKnob ? 'rig-paper' : 'rig-paper picture'}>
      <svg
        className="rig-drawing"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={describeRig(drawn.seen)}
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
}

interface TopViewProps {
  readonly source: Source<ShownRig>;
  /** The same when the typing pauses. */
  readonly pause: Source<DrawnRig>;
  /** Dragging the eye: whole centimetres, or on Escape what was there before. */
  readonly onEyeDistanceCm: (cm: number) => void;
  /** Dragging a side screen: whole degrees, or on Escape what was there before. null = the ideal angle. */
  readonly onSideAngleDegrees: (degrees: number | null) => void;
  /** Lays the human field of view over it. */
  readonly human: boolean;
}

/** Before the window's size is known. */
const firstSize: Size = { width: 480, height: 320 };

/** The rig from above, to scale, and with its handles an input as well. */
export function TopView({ source, pause, human, ...handlers }: TopViewProps) {
  const { size, ref } = useSize(firstSize);
  const [held, setHeld] = useState<Viewport | null>(null);
  const descriptionId = useId();
  const draw = useCallback(
    ({ insteadBecause, ...shown }: ShownRig) => {
      const model = topModel(shown, { size, held, live: true, human });
      return { ...model, reason: insteadBecause ?? model.reason, isPale: insteadBecause !== null };
    },
    [size, held, human],
  );
  const model = useDerived(source, draw);
  const reason = useRead(model, (now) => now.reason);
  const isPale = useRead(model, (now) => now.isPale);
  return (
    <div className={isPale ? 'rig-paper rig-pale' : 'rig-paper'}>
      <svg
        ref={ref}
        className="rig-drawing"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="group"
        aria-label={words.rig.fromAbove}
        aria-describedby={descriptionId}
      >
        <LiveShapes source={model} />
        <Handles source={model} lowest={size.height - 16} onHold={setHeld} {...handlers} />
      </svg>
      {reason !== null && <p className="rig-reason">{reason}</p>}
      <LiveText
        as="p"
        className="visually-hidden"
        id={descriptionId}
        source={pause}
        read={({ seen, units }) => describeRig(seen, units)}
      />
    </div>
  );
}

interface HandlesProps extends Pick<TopViewProps, 'onEyeDistanceCm' | 'onSideAngleDegrees'> {
  readonly source: Source<TopModel>;
  /** The eye stays on the paper; let go and take it again to go on. */
  readonly lowest: number;
  readonly onHold: (viewport: Viewport | null) => void;
}

const isDrawn = ({ drawn }: TopModel) => drawn !== null;
const isDrawnWithSides = ({ drawn }: TopModel) => (drawn?.scene.sides ?? null) !== null;
const unitsOf = ({ drawn }: TopModel) => drawn?.units ?? 'cm';

function Handles({ source, lowest, onHold, onEyeDistanceCm, onSideAngleDegrees }: HandlesProps) {
  const hasEye = useRead(source, isDrawn);
  const hasSides = useRead(source, isDrawnWithSides);
  const units = useRead(source, unitsOf);
  const hold = (isHeld: boolean) => onHold(isHeld ? (source.get().drawn?.viewport ?? null) : null);
  return (
    <>
      {hasSides && <SideHandles source={source} onChange={onSideAngleDegrees} onHold={hold} />}
      {hasEye && (
        <EyeHandle source={source} units={units} lowest={lowest} onChange={onEyeDistanceCm} onHold={hold} />
      )}
    </>
  );
}
