import type { ReactNode, RefCallback, RefObject } from 'react';

interface PictureFrameProps {
  /** The next three come from `useLivePicture`. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly hold: RefCallback<HTMLCanvasElement>;
  readonly isStill: boolean;
  readonly label: string;
  readonly describedBy: string;
  /** Fallback without WebGL. */
  readonly children: ReactNode;
}

/** One image for screen readers, live or still. */
export const PictureFrame = ({ place, hold, isStill, label, describedBy, children }: PictureFrameProps) => (
  <div
    className="windscreen-picture"
    ref={place}
    role="img"
    aria-label={label}
    aria-describedby={describedBy}
  >
    <canvas className="windscreen-canvas" ref={hold} hidden={isStill} />
    {isStill && children}
  </div>
);
