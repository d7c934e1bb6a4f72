import { memo } from 'react';
import type { Frustum } from '../../domain/geometry/frusta';
import type { Sky } from '../../domain/scene/palette';
import { stillPicture, type StillShape } from '../../domain/scene/still-picture';
import { theScene } from './live-picture';
import type { CameraView } from './renderer';

interface StillPictureProps {
  readonly views: readonly CameraView[];
  readonly sky: Sky;
  /** Width by height of the whole. */
  readonly aspect: number;
}

/** Width of the paper; the browser scales it. */
const paperWidth = 1200;

/** Fallback without WebGL: the same scene and projection as SVG. */
export function StillPicture({ views, sky, aspect }: StillPictureProps) {
  const paperHeight = paperWidth / aspect;
  return (
    <svg className="windscreen-still" viewBox={`0 0 ${paperWidth} ${paperHeight}`} aria-hidden="true">
      {views.map(({ frustum, box, shown }, i) => {
        const [x, y] = [shown.x * paperWidth, shown.y * paperHeight];
        const [width, height] = [shown.width * paperWidth, shown.height * paperHeight];
        const from = [(shown.x - box.x) * paperWidth, (shown.y - box.y) * paperHeight];
        return (
          <svg key={i} x={x} y={y} width={width} height={height} viewBox={[...from, width, height].join(' ')}>
            <Shapes
              frustum={frustum}
              width={box.width * paperWidth}
              height={box.height * paperHeight}
              sky={sky}
            />
          </svg>
        );
      })}
    </svg>
  );
}

interface ShapesProps {
  readonly frustum: Frustum;
  readonly width: number;
  readonly height: number;
  readonly sky: Sky;
}

/** Memoised: moving the line over it must not draw the scene again. */
const Shapes = memo(function Shapes({ frustum, width, height, sky }: ShapesProps) {
  return <StillShapes shapes={stillPicture(theScene(), frustum, { width, height, sky })} />;
});

export const StillShapes = ({ shapes }: { readonly shapes: readonly StillShape[] }) =>
  shapes.map(({ path, fill }, i) => <path key={i} d={path} fill={fill} stroke={fill} />);
