import { memo, useId } from 'react';
import { describeRig } from '../text/describe-rig';
import type { Size } from '../ui/svg/use-size';
import { eyeKnob } from './knobs';
import { Shapes } from './shapes';
import { topModel, type DrawnRig } from './top-model';
import './drawing.css';
import './labels.css';

/** A picture is never measured: it scales. */
const pictureSize: Size = { width: 400, height: 384 };

/** Its frame may be of another shape: the grid goes on to the edges of that. */
const bleedPx = 120;

/**
 * The rig from above, to scale, to look at only, with the knob that it will have once it can be taken by it. Memoised: a rig that comes
 * to rest is the one that is drawn already.
 */
export const TopPicture = memo(function TopPicture(drawn: DrawnRig) {
  const model = topModel(drawn, { id: useId(), size: pictureSize, live: true, bleed: bleedPx });
  const { width, height } = pictureSize;
  return (
    <div className="rig-paper">
      <svg
        className="rig-drawing"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={describeRig(drawn.seen, drawn.units)}
      >
        <g aria-hidden="true">
          <Shapes shapes={model.shapes} />
        </g>
        {model.drawn && (
          <g className="handle">
            <Shapes shapes={eyeKnob(model.drawn.scene.eye)} />
          </g>
        )}
      </svg>
      {model.reason !== null && <p className="rig-reason">{model.reason}</p>}
    </div>
  );
});
