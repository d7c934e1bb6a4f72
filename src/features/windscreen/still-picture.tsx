import { memo } from 'react';
import type { Frustum } from '../../domain/geometry/frusta';
import type { Sky } from '../../domain/scene/palette';
import { stillPicture, type StillShape } from '../../domain/scene/still-picture';
import { theScene } from './live-picture';
import type { CameraView } from './renderer';

interface StillPictureProps {
  readonly views: readonly CameraView[];
  readonly sky: Sky;
  /** Width to height of the whole. */
  readonly aspect: number;
}

/** On paper so wide; a browser scales it to the room there is. */
const paperWidth = 1200;

/** The same scene by the same projection, as a drawing: where there is no graphics card to ask. */
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

/** Memoised: the whole scene is not drawn again while only the line over it moves. */
const Shapes = memo(function Shapes({ frustum, width, height, sky }: ShapesProps) {
  return <StillShapes shapes={stillPicture(theScene(), frustum, { width, height, sky })} />;
});

export const StillShapes = ({ shapes }: { readonly shapes: readonly StillShape[] }) =>
  shapes.map(({ path, fill }, i) => <path key={i} d={path} fill={fill} stroke={fill} />);
