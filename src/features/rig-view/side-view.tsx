import { words } from '#messages/pictures';
import { angleText } from '../../format/angles';
import { useSize, type Size } from '../../ui/use-size';
import { driverRoom } from './driver-room';
import { Labels } from './labels';
import { digits } from './paper';
import { sideScene, type SideScene } from './side-scene';
import { armFromTheSide, columnFromTheSide, driverFromTheSide } from './silhouettes';
import type { DrawnRig } from './top-view';

/** What the page is written with, before the window's size is known. */
const firstSize: Size = { width: 420, height: 460 };

/** The rig from the side: how high the screen is, and where the eye is before it. */
export function SideView({ rig, seen, plan, units = 'cm' }: DrawnRig) {
  const { size, ref } = useSize(firstSize);
  const wheelMm = plan && driverRoom(plan).wheelMm;
  const scene = rig && sideScene(rig, seen.ok ? seen.value : null, { size, wheelMm, units });
  const { described } = words;
  return (
    <div className="rig-paper">
      <svg
        ref={ref}
        className="rig-drawing"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={
          seen.ok ? described.fromTheSide(angleText(seen.value.view.v)) : described.fromTheSideInPart
        }
      >
        {scene && (
          <>
            <Driver scene={scene} />
            {layersOf(scene).map(([name, d]) => (
              <path key={name} className={name} d={d} />
            ))}
            <circle className="eye-dot" cx={digits(scene.eye.x)} cy={digits(scene.eye.y)} r="4.5" />
            <Labels labels={scene.labels} />
          </>
        )}
      </svg>
    </div>
  );
}

/** What is drawn over what: its class in the style sheet, and its path. */
const layersOf = (scene: SideScene) =>
  [
    ['cone centre', scene.cone],
    ['horizon', scene.horizon],
    ['sight', scene.sightLines],
    ['angle-mark', scene.angleMark],
    ['help', scene.middle],
    ['measure', scene.dimensions],
    ['measure scale-bar', scene.scaleBar],
    ['lit', scene.screen],
  ] as const;

function Driver({ scene: { eye, pxPerMm, wheel } }: { readonly scene: SideScene }) {
  return (
    <g className="driver">
      <g transform={`translate(${digits(eye.x)} ${digits(eye.y)}) scale(${pxPerMm} ${-pxPerMm})`}>
        {silhouette}
        {wheel && (
          <>
            <path d={armFromTheSide(wheel.nearerMm)} />
            <path d={columnFromTheSide(wheel.nearerMm)} />
          </>
        )}
      </g>
      {wheel && <path className="side-wheel" d={wheel.d} />}
    </g>
  );
}

/** One element for all drawings: React need not compare it. */
const silhouette = (
  <>
    <path className="solid" d={driverFromTheSide.seat} />
    <path d={driverFromTheSide.body} />
    <path className="solid" d={driverFromTheSide.head} />
  </>
);
