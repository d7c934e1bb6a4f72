import { useRef } from 'react';
import type { Outcome } from '../../core/outcome';
import type { Rig } from '../../core/rig';
import type { SeenRig } from '../../core/see-rig';
import { Labels } from './labels';
import type { Size } from './paper';
import { sideScene } from './side-scene';
import { driverFromTheSide } from './silhouettes';
import { degrees } from './texts';
import { useSize } from './use-size';

/** What the page is written with, before the window's size is known. */
const firstSize: Size = { width: 420, height: 460 };

interface SideViewProps {
  readonly rig: Rig | null;
  readonly seen: Outcome<SeenRig>;
}

/** The rig from the side: how high the screen is, and where the eye is before it. */
export function SideView({ rig, seen }: SideViewProps) {
  const svg = useRef<SVGSVGElement>(null);
  const size = useSize(svg) ?? firstSize;
  const scene = rig && sideScene(rig, seen.ok ? seen.value : null, size);
  const name = seen.ok
    ? `From the side: V is ${degrees(seen.value.view.v)}.`
    : 'From the side, as far as it can be drawn.';
  const driver = scene && driverFromTheSide(scene.at);
  return (
    <div className="rig-paper">
      <svg
        ref={svg}
        className="rig-drawing"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={name}
      >
        {scene && driver && (
          <>
            <g className="driver">
              <path className="solid" d={driver.seat} />
              <path d={driver.body} />
              <path className="solid" d={driver.head} />
              <path d={driver.column} />
              <path className="side-wheel" d={driver.wheel} />
            </g>
            <path className="cone centre" d={scene.cone} />
            <path className="horizon" d={scene.horizon} />
            <path className="sight" d={scene.sightLines} />
            <path className="angle-mark" d={scene.angleMark} />
            <path className="help" d={scene.middle} />
            <path className="measure" d={scene.dimensions} />
            <path className="measure scale-bar" d={scene.scaleBar} />
            <path className="lit" d={scene.screen} />
            <circle className="eye-dot" cx={scene.eye.x.toFixed(2)} cy={scene.eye.y.toFixed(2)} r="4.5" />
            <Labels labels={scene.labels} />
          </>
        )}
      </svg>
    </div>
  );
}
