import { words } from '#messages/measure';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { placeInSecond, type PairResult } from './measure-pairs';
import { pixelsOf } from './paint';

const texts = words.marking;

/** Below three flashes a second, above which pictures are a danger. */
const flickerMs = 600;

const width = 960;

interface OverlayProps {
  readonly result: PairResult;
}

/** The second picture laid over the first as marks or match say, in turns with it: far things must lie still. */
export function Overlay({ result }: OverlayProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSecond, setIsSecond] = useState(false);
  const { first, second } = result.pair;
  const height = Math.round((width * first.heightPx) / first.widthPx);
  const [isStill, setIsStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);

  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setIsSecond((now) => !now), flickerMs);
    return () => clearInterval(timer);
  }, [isStill]);

  const layers = useRef<{ readonly of: PairResult; readonly images: readonly (ImageData | null)[] } | null>(
    null,
  );
  useEffect(() => {
    if (layers.current?.of !== result) {
      const base = pixelsOf(first, width, height);
      const other = pixelsOf(second, width, height);
      const images = [base, base && other && warped(base, other, result)];
      layers.current = { of: result, images };
    }
    const image = layers.current.images[isSecond ? 1 : 0];
    if (image) canvas.current?.getContext('2d')?.putImageData(image, 0, 0);
  }, [result, first, second, height, isSecond]);

  return (
    <div className="measure-overlay">
      <canvas ref={canvas} width={width} height={height} role="img" aria-label={texts.overlayLabel} />
      <p className="text-note">{texts.overlayHint}</p>
      <Button
        onClick={() => {
          setIsStill(true);
          setIsSecond(!isSecond);
        }}
      >
        {texts.showOther}
      </Button>
    </div>
  );
}

/** The second picture as the first would show it; what it lacks is the first's own, darker. */
function warped(base: ImageData, other: ImageData, result: PairResult): ImageData {
  const image = new ImageData(base.width, base.height);
  const scale = result.pair.first.widthPx / base.width;
  const [from, to] = [new Uint32Array(other.data.buffer), new Uint32Array(image.data.buffer)];
  const own = new Uint32Array(base.data.buffer);
  for (let y = 0; y < base.height; y++)
    for (let x = 0; x < base.width; x++) {
      const there = placeInSecond(result, { x: (x + 0.5) * scale, y: (y + 0.5) * scale });
      const column = there ? Math.floor(there.x / scale) : -1;
      const row = there ? Math.floor(there.y / scale) : -1;
      const isInside = column >= 0 && row >= 0 && column < other.width && row < other.height;
      const index = y * base.width + x;
      const shown = isInside ? from[row * other.width + column] : own[index];
      // Halves red, green and blue.
      to[index] = isInside ? (shown ?? 0) : ((((shown ?? 0) >>> 1) & 0x007f7f7f) | 0xff000000) >>> 0;
    }
  return image;
}
