import { useCallback, useEffect, useRef, useState } from 'react';
import { createLivePicture, type LivePicture, type Painter } from './live-picture';

/**
 * A canvas that shows a shot, live. It is still where the browser, or the machine under it, draws none.
 *
 * @param createPainter The same function each time.
 * @param onStill Told where a still drawing stands in.
 */
export function useLivePicture<Shot>(
  createPainter: (canvas: HTMLCanvasElement) => Painter<Shot> | null,
  shot: Shot,
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
  useEffect(() => picture.current?.show(shot), [shot]);
  useEffect(() => onStill?.(isStill), [onStill, isStill]);
  return { hold, isStill };
}
