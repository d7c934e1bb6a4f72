import { useMemo } from 'react';
import { createScenePainter } from './live-picture';
import type { CameraView } from './renderer';
import { StillPicture } from './still-picture';
import { useLivePicture } from './use-live-picture';
import { useSky } from './use-sky';

interface PictureProps {
  readonly views: readonly CameraView[];
  /** Width to height. */
  readonly aspect: number;
  readonly label: string;
  readonly describedBy: string;
  /** Told where a still drawing stands in. */
  readonly onStill?: (isStill: boolean) => void;
}

/** What cameras see of the scene. Live where the browser can, else as a still drawing. */
export function Picture({ views, aspect, label, describedBy, onStill }: PictureProps) {
  const sky = useSky();
  const { hold, isStill } = useLivePicture(
    createScenePainter,
    useMemo(() => ({ views, sky }), [views, sky]),
    onStill,
  );

  return (
    <div className="windscreen-picture" role="img" aria-label={label} aria-describedby={describedBy}>
      <canvas className="windscreen-canvas" ref={hold} hidden={isStill} />
      {isStill && <StillPicture views={views} sky={sky} aspect={aspect} />}
    </div>
  );
}
