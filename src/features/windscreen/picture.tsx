import { useCallback, useEffect, useRef, useState } from 'react';
import { useInSight } from '../../ui/use-in-sight';
import { createLivePicture, type LivePicture } from './live-picture';
import type { CameraView } from './renderer';
import { StillPicture } from './still-picture';
import { useFrames } from './use-frames';
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
  const [isStill, setStill] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const picture = useRef<LivePicture>(null);
  const isInSight = useInSight(place);
  const sky = useSky();

  const hold = useCallback((canvas: HTMLCanvasElement | null) => {
    if (!canvas) return;
    picture.current = createLivePicture(canvas, (isAlive) => setStill(!isAlive));
    return () => {
      picture.current?.stop();
      picture.current = null;
    };
  }, []);
  const isMoving = moving !== null && isInSight && !isStill;
  useEffect(() => {
    if (!isMoving) picture.current?.show({ views, sky });
  }, [views, sky, isMoving]);
  useFrames(isMoving, (seconds) => {
    if (moving) picture.current?.show({ views: moving(seconds), sky });
  });
  useEffect(() => onStill?.(isStill), [onStill, isStill]);

  return (
    <div
      className="windscreen-picture"
      ref={place}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
    >
      <canvas className="windscreen-canvas" ref={hold} hidden={isStill} />
      {isStill && <StillPicture views={views} sky={sky} aspect={aspect} />}
    </div>
  );
}
