import { useCallback, useEffect, useRef, useState } from 'react';
import { useInSight } from '../../ui/loading/use-in-sight';
import { createLivePicture, type LivePicture, type Painter } from './live-picture';

/**
 * A canvas that is painted when there is something to show and somebody to see it: a key would wait for a picture drawn for nobody.
 * It is still where the browser, or the machine under it, draws none.
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
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(place);

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
  return { place, hold, isStill, show, isInSight };
}
