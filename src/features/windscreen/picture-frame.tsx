import type { ReactNode, RefCallback, RefObject } from 'react';

interface PictureFrameProps {
  /** These three as `useLivePicture` has them. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly hold: RefCallback<HTMLCanvasElement>;
  readonly isStill: boolean;
  readonly label: string;
  readonly describedBy: string;
  /** What stands in where the browser draws none. */
  readonly children: ReactNode;
}

/** One picture for screen readers, whoever draws it. */
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
