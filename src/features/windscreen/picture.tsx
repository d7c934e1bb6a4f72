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
  /** Views while something moves, by the seconds since it began. */
  readonly moving?: ((seconds: number) => readonly CameraView[]) | null;
  /** Width by height. */
  readonly aspect: number;
  readonly label: string;
  readonly describedBy: string;
  /** Called when a still drawing is the fallback. */
  readonly onStill?: (isStill: boolean) => void;
}

/** The scene through cameras: live with WebGL, else a still drawing. */
export function Picture({ views, moving = null, aspect, label, describedBy, onStill }: PictureProps) {
  const sky = useSky();
  const { place, hold, isStill, show, isInView } = useLivePicture(createScenePainter, onStill);

  const isMoving = moving !== null && isInView && !isStill;
  useEffect(() => {
    if (!isMoving && isInView) show({ views, sky });
  }, [show, views, sky, isMoving, isInView]);
  useFrames(isMoving, (seconds) => {
    if (moving) show({ views: moving(seconds), sky });
  });

  return (
    <PictureFrame place={place} hold={hold} isStill={isStill} label={label} describedBy={describedBy}>
      <StillPicture views={views} sky={sky} aspect={aspect} />
    </PictureFrame>
  );
}
