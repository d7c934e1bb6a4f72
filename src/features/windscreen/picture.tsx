import { useEffect } from 'react';
import { createScenePainter } from './live-picture';
import { PictureFrame } from './picture-frame';
import type { CameraView } from './renderer';
import { StillPicture } from './still-picture';
import { useFrames } from './use-frames';
import { useLivePicture } from './use-live-picture';
import { useSky } from './use-sky';

interface PictureProps {
  readonly views: readonly CameraView[];
  /** What is shown instead as long as something moves, so many seconds after it began. */
  readonly moving?: ((seconds: number) => readonly CameraView[]) | null;
  /** Width to height. */
  readonly aspect: number;
  readonly label: string;
  readonly describedBy: string;
  /** Told where a still drawing stands in. */
  readonly onStill?: (isStill: boolean) => void;
}

/** What cameras see of the scene. Live where the browser can, else as a still drawing. */
export function Picture({ views, moving = null, aspect, label, describedBy, onStill }: PictureProps) {
  const sky = useSky();
  const { place, hold, isStill, show, isInSight } = useLivePicture(createScenePainter, onStill);

  const isMoving = moving !== null && isInSight && !isStill;
  useEffect(() => {
    if (!isMoving && isInSight) show({ views, sky });
  }, [show, views, sky, isMoving, isInSight]);
  useFrames(isMoving, (seconds) => {
    if (moving) show({ views: moving(seconds), sky });
  });

  return (
    <PictureFrame place={place} hold={hold} isStill={isStill} label={label} describedBy={describedBy}>
      <StillPicture views={views} sky={sky} aspect={aspect} />
    </PictureFrame>
  );
}
