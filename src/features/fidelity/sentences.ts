import type { Fidelity, FidelitySample, Projection } from '../../core/fidelity';
import type { SeenRig } from '../../core/see-rig';
import { radians, toDegrees } from '../../core/units';
import { angleText } from '../../games/format';

/** Below this nobody can tell, and the one decimal shown would be zero. */
const negligibleDegrees = 0.05;
const negligibleScale = 0.005;

const degreesOf = ({ error }: FidelitySample) => Math.abs(toDegrees(error));

const aheadSentence = ({ scaleAhead, fiftyMetresSeemM: metres }: Fidelity): string => {
  const percent = Math.round(scaleAhead * 100);
  if (percent === 100) return 'Straight ahead, things look life size.';
  const seems =
    metres >= 1000 ? 'more than 1000' : metres.toFixed(metres < 10 || Math.abs(metres - 50) < 5 ? 1 : 0);
  return (
    `Straight ahead, things look ${percent}\u00a0% of life size: ` +
    `a car 50\u00a0m ahead looks as if it were ${seems}\u00a0m away.`
  );
};

interface Outline {
  /** How far out the last sample is; less than 1 where nothing is known of the side screens. */
  readonly outermost: number;
  /** Where the screens meet; null = one screen. */
  readonly seam: number | null;
}

const outlineOf = ({ screens }: Fidelity): Outline => {
  const endOf = (screen: string) =>
    screens.find((each) => each.screen === screen)?.samples.at(-1)?.across ?? null;
  return { outermost: endOf('right') ?? endOf('centre') ?? 1, seam: endOf('right') && endOf('centre') };
};

const placeOf = ({ across }: FidelitySample, { outermost, seam }: Outline): string => {
  const out = Math.abs(across);
  if (out > outermost - 0.001) {
    if (outermost < 0.999) return 'at the edges of the centre screen';
    return seam === null ? 'at the edges' : 'at the outer edges';
  }
  if (seam !== null && Math.abs(out - seam) < 0.001) return 'at the seams';
  return seam === null ? 'part of the way to the edges' : 'part of the way across a screen';
};

/** What the plot means: one plain sentence, and what else is worth knowing. */
export interface Meaning {
  readonly first: string;
  readonly rest: string;
}

export const meaningOf = (answer: Fidelity): Meaning => {
  const { screens, worst } = answer;
  const scales = screens.flatMap(({ samples }) => samples.map(({ scale }) => scale));
  const largest = Math.max(...scales);
  const isPlaced = degreesOf(worst) < negligibleDegrees;
  if (isPlaced && largest - 1 < negligibleScale && 1 - Math.min(...scales) < negligibleScale) {
    return { first: 'Every point is seen where it should be, at life size.', rest: '' };
  }
  const rest = [
    isPlaced
      ? 'No point is off by as much as 0.1°.'
      : `The largest error is ${angleText(degreesOf(worst))}, ${placeOf(worst, outlineOf(answer))}.`,
  ];
  if (largest >= 1.25 && largest > 1.1 * answer.scaleAhead) {
    rest.push(`Towards the sides, things look up to ${largest.toFixed(1)} times as wide as they should.`);
  }
  return { first: aheadSentence(answer), rest: rest.join(' ') };
};

const wide = (tangent: number) => angleText(toDegrees(radians(2 * Math.atan(tangent))));

/** What the game draws for this setting, in a line. */
export const describeProjection = (projection: Projection, { view }: SeenRig): string => {
  if (projection.kind === 'one-projection') {
    return `One flat picture, ${wide(projection.tanHalfHOfAll)} wide, over all three screens.`;
  }
  const { tanHalfH, sides } = projection;
  const spans = `The picture is ${wide(tanHalfH)} wide; your screen spans ${angleText(toDegrees(view.coverage))}.`;
  if (view.triple === null) return spans;
  if (sides === null) {
    return `${spans} How this game fills the side screens is not known, so only the centre one is drawn.`;
  }
  if (sides === 'as-built')
    return `The centre screen shows ${wide(tanHalfH)}; each screen is drawn for where it stands.`;
  return (
    `Each screen shows ${wide(tanHalfH)}. The side views are turned by ${angleText(toDegrees(sides.turn))}, ` +
    `your side screens by ${angleText(toDegrees(view.triple.sideAngle))}.`
  );
};
