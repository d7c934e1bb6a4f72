import { useCallback, useEffect, useRef, useState } from 'react';
import { createLivePicture, type LivePicture, type Painter } from './live-picture';

/**
 * A canvas that is painted when there is something to show. It is still where the browser, or the machine under it, draws none.
 *
 * @param createPainter The same function each time.
 * @param onStill Told where a still drawing stands in.
 */
export function useLivePicture<Shot>(
  createPainter: (canvas: HTMLCanvasElement) => Painter<Shot> | null,
  onStill?: (isStill: boolean) => void,
) {
  const [isStill, setStill] = useState(false);
  const picture = useRef<LivePicture<Shot>>(null);

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
  return { hold, show, isStill };
}
