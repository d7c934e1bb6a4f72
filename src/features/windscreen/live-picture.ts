import { meshOf } from '../../domain/scene/mesh';
import type { Sky } from '../../domain/scene/palette';
import { buildScene, type Scene } from '../../domain/scene/scene';
import { fullPace, paceAfter } from './frame-pace';
import { createRenderer, type CameraView } from './renderer';

let built: Scene | null = null;

/** Memoised: all pictures of a page share it. */
export const theScene = (): Scene => (built ??= buildScene());

/** Paints a shot on a canvas of any size. */
export interface Painter<Shot> {
  readonly paint: (shot: Shot) => void;
}

export interface SceneShot {
  readonly views: readonly CameraView[];
  readonly sky: Sky;
}

/** Painter of the scene through cameras. */
export function createScenePainter(canvas: HTMLCanvasElement): Painter<SceneShot> | null {
  const renderer = createRenderer(canvas);
  let loaded: Sky | null = null;
  return (
    renderer && {
      paint: ({ views, sky }) => {
        if (loaded !== sky) renderer.load(meshOf(theScene(), sky));
        loaded = sky;
        renderer.draw(views);
      },
    }
  );
}

export interface LivePicture<Shot> {
  readonly show: (shot: Shot) => void;
  readonly stop: () => void;
}

/** Gap between frames after which the picture counts as still. */
const stillMs = 250;

/**
 * Draws on demand: a frame when the shot changes, none while nothing moves. Handles the loss and return of the WebGL
 * context.
 *
 * @param onAlive Called with whether there is a picture.
 */
export function createLivePicture<Shot>(
  canvas: HTMLCanvasElement,
  createPainter: (canvas: HTMLCanvasElement) => Painter<Shot> | null,
  onAlive: (isAlive: boolean) => void,
): LivePicture<Shot> {
  let painter = createPainter(canvas);
  let shot: Shot | null = null;
  let frame = 0;
  let lastAt = -Infinity;
  let pace = fullPace;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const draw = (at: number, quality: number) => {
    if (!painter || !shot) return;
    const scale = devicePixelRatio * quality;
    const width = Math.max(1, Math.round(canvas.clientWidth * scale));
    const height = Math.max(1, Math.round(canvas.clientHeight * scale));
    // Setting a size, even the same one, clears the canvas.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    painter.paint(shot);
    canvas.dataset['painted'] = '';
    lastAt = at;
  };

  const ask = () => {
    frame ||= requestAnimationFrame((at) => {
      frame = 0;
      if (at - lastAt < stillMs) pace = paceAfter(pace, at - lastAt);
      draw(at, pace.quality);
      clearTimeout(rest);
      if (pace.quality === 1) return;
      // Redraws in full quality once nothing moves, and lets the next movement be faster.
      rest = setTimeout(() => {
        pace = fullPace;
        draw(performance.now(), pace.quality);
      }, stillMs);
    });
  };

  const lose = (event: Event) => {
    // Without this the context would never be restored.
    event.preventDefault();
    painter = null;
    delete canvas.dataset['painted'];
    onAlive(false);
  };
  const restore = () => {
    painter = createPainter(canvas);
    onAlive(painter !== null);
    ask();
  };
  canvas.addEventListener('webglcontextlost', lose);
  canvas.addEventListener('webglcontextrestored', restore);
  const resized = new ResizeObserver(ask);
  resized.observe(canvas);
  onAlive(painter !== null);

  return {
    show: (next) => {
      shot = next;
      ask();
    },
    stop: () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      resized.disconnect();
      canvas.removeEventListener('webglcontextlost', lose);
      canvas.removeEventListener('webglcontextrestored', restore);
    },
  };
}
