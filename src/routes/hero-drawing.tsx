import { noRefinements } from '../core/parse-rig';
import { seeRig } from '../core/see-rig';
import { defaultSetup } from '../core/setup';
import { toDegrees } from '../core/units';

/** The default rig from above, to scale: one unit of the drawing is one millimetre, the eye is at the origin. */
const { rig, view } = defaultRig();
const { widthMm } = rig.panel;
const distanceMm = rig.eyeDistanceMm;
const angle = toDegrees(view.h);

const halfMm = widthMm / 2;
const arcRadiusMm = 150;
const arcEnd = (side: 1 | -1) => {
  const half = Math.atan2(halfMm, distanceMm);
  return `${side * arcRadiusMm * Math.sin(half)} ${-arcRadiusMm * Math.cos(half)}`;
};

export function HeroDrawing() {
  const widthCm = (widthMm / 10).toFixed(1);
  return (
    <svg
      className="hero-drawing"
      viewBox="-400 -600 800 720"
      role="img"
      aria-label={`A rig from above, to scale: a ${defaultSetup.screenSize} inch screen, ${widthCm} cm wide, ${defaultSetup.distance} cm from the eye, spans ${angle.toFixed(1)} degrees.`}
    >
      <path className="cone" d={`M0 0L${-halfMm} ${-distanceMm}H${halfMm}Z`} />
      <path className="sight" d={`M${-halfMm} ${-distanceMm}L0 0L${halfMm} ${-distanceMm}`} />
      <path className="screen" d={`M${-halfMm} ${-distanceMm}H${halfMm}`} />
      <path className="angle" d={`M${arcEnd(-1)}A${arcRadiusMm} ${arcRadiusMm} 0 0 1 ${arcEnd(1)}`} />
      <path
        className="measure"
        d={`M${-halfMm} ${-distanceMm - 30}v-30M${halfMm} ${-distanceMm - 30}v-30M${-halfMm} ${-distanceMm - 45}H${halfMm}`}
      />
      <path className="measure" d={`M350 0h30M350 ${-distanceMm}h30M365 0V${-distanceMm}`} />
      <path className="axis" d={`M0 0V${-distanceMm}`} />
      <circle className="eye" r="11" />
      <text y={-distanceMm - 58} textAnchor="middle">
        {widthCm} cm
      </text>
      <text transform={`translate(350 ${-distanceMm / 2}) rotate(-90)`} textAnchor="middle">
        {defaultSetup.distance} cm
      </text>
      <text className="big" y={-arcRadiusMm - 28} textAnchor="middle">
        {angle.toFixed(1)}°
      </text>
      <text y="58" textAnchor="middle">
        your eyes
      </text>
    </svg>
  );
}

function defaultRig() {
  const seen = seeRig(defaultSetup, noRefinements);
  if (!seen.ok) throw new Error('The default rig must be possible.');
  return seen.value;
}
