import type { Sky } from '../../domain/scene/palette';
import { createScenePainter } from './live-picture';
import type { CameraView } from './renderer';

/** Texts on the picture. */
export interface PictureTexts {
  readonly left: string;
  readonly right: string;
  /** Below the picture: a headline and a sentence. */
  readonly headline: string;
  readonly sentence: string;
}

interface Comparison extends PictureTexts {
  readonly views: readonly CameraView[];
  readonly sky: Sky;
  /** Width by height of the scene. */
  readonly aspect: number;
  /** Place of the line between the halves, as a share of the width. */
  readonly lineAt: number;
}

const size = { width: 1200, height: 630 } as const;
const footPx = 96;
/** Width by height of the scene above the texts. */
export const sceneAspect = size.width / (size.height - footPx);

const ground = '#0b0e10';
const ink = '#eef2f1';
const quiet = '#97a3a8';
const margin = 32;

/** Two halves of the road as a PNG to share. Rejects without WebGL. */
export async function comparisonPicture(comparison: Comparison): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = ground;
  context.fillRect(0, 0, size.width, size.height);
  paintScene(context, comparison);
  paintTexts(context, comparison);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('No picture'))), 'image/png');
  });
}

function paintScene(context: CanvasRenderingContext2D, { views, sky, aspect, lineAt }: Comparison): void {
  const height = Math.round(size.width / aspect);
  const scene = Object.assign(document.createElement('canvas'), { width: size.width, height });
  const painter = createScenePainter(scene);
  if (!painter) throw new Error('No WebGL');
  painter.paint({ views, sky });
  // In the same task: a WebGL canvas is empty after it.
  const y = Math.round((size.height - footPx - height) / 2);
  context.drawImage(scene, 0, y);
  context.fillStyle = ink;
  context.fillRect(lineAt * size.width - 1, y, 2, height);
}

function paintTexts(context: CanvasRenderingContext2D, texts: Comparison): void {
  const { fontFamily } = getComputedStyle(document.body);
  const write = (text: string, [x, y]: readonly [number, number], font: string, colour: string) => {
    context.font = `${font} ${fontFamily}`;
    context.fillStyle = colour;
    context.fillText(text, x, y, size.width - 2 * margin);
  };
  const label = (text: string, x: (width: number) => number) => {
    context.font = `600 20px ${fontFamily}`;
    const { width } = context.measureText(text);
    context.fillStyle = ground;
    context.fillRect(x(width) - 12, 16, width + 24, 40);
    write(text, [x(width), 43], '600 20px', ink);
  };
  label(texts.left, () => margin);
  label(texts.right, (width) => size.width - margin - width);
  write(texts.headline, [margin, size.height - 54], '600 28px', ink);
  write(texts.sentence, [margin, size.height - 20], '400 20px', quiet);
}
