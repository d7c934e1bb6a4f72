import { useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '../../ui/loading/use-in-view';
import { createLivePicture, type LivePicture, type Painter } from './live-picture';

/**
 * A canvas that is painted after a change, if it is in view: painting out of sight would slow down typing. Reports a
 * fallback without WebGL.
 *
 * @param createPainter Must keep its identity.
 * @param onStill Called when a still drawing is the fallback.
 */
export function useLivePicture<Shot>(
  createPainter: (canvas: HTMLCanvasElement) => Painter<Shot> | null,
  onStill?: (isStill: boolean) => void,
) {
  const [isStill, setStill] = useState(false);
  const picture = useRef<LivePicture<Shot>>(null);
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);

  const hold = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      picture.current = createLivePicture(canvas, createPainter, (isAlive) => setStill(!isAlive));
      return () => {
        picture.current?.stop();
        picture.current = null;
      };
    },
    [createPainter],
  );
  const show = useCallback((shot: Shot) => picture.current?.show(shot), []);
  useEffect(() => onStill?.(isStill), [onStill, isStill]);
  return { place, hold, isStill, show, isInView };
}
