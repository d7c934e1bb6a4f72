import { meshOf } from '../../domain/scene/mesh';
import type { Sky } from '../../domain/scene/palette';
import { buildScene, type Scene } from '../../domain/scene/scene';
import { fullPace, paceAfter } from './frame-pace';
import { createRenderer, type CameraView } from './renderer';

let built: Scene | null = null;

/** The same for all pictures of a page. */
export const theScene = (): Scene => (built ??= buildScene());

/** Puts something on a canvas, of whatever size that is. */
export interface Painter<Shot> {
  readonly paint: (shot: Shot) => void;
}

export interface SceneShot {
  readonly views: readonly CameraView[];
  readonly sky: Sky;
}

/** What cameras see of the scene. */
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

/** Two frames that are farther apart than this were no movement. */
const stillMs = 250;

/**
 * Draws on demand: a frame when there is something new to show, and none while nothing moves. Where the machine takes the
 * graphics away, it says so, and goes on when they come back.
 *
 * @param onAlive Told whether there is a picture.
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
    // Setting a size, even the same one, empties the canvas.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    painter.paint(shot);
    lastAt = at;
  };

  const ask = () => {
    frame ||= requestAnimationFrame((at) => {
      frame = 0;
      if (at - lastAt < stillMs) pace = paceAfter(pace, at - lastAt);
      draw(at, pace.quality);
      clearTimeout(rest);
      if (pace.quality === 1) return;
      // What was drawn in haste is drawn well once it stands still, and the next movement may be faster.
      rest = setTimeout(() => {
        pace = fullPace;
        draw(performance.now(), pace.quality);
      }, stillMs);
    });
  };

  const lose = (event: Event) => {
    // Without this it would never come back.
    event.preventDefault();
    painter = null;
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
