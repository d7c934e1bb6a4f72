import { words } from '#messages/fidelity';
import { language } from '#messages/language';
import type { Fidelity, FidelitySample, Projection } from '../../domain/geometry/fidelity';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { radians, toDegrees } from '../../domain/geometry/units';
import { angleText, degreesText } from '../../text/angles';
import { seemingMetres } from '../../text/lengths';
import { numberText } from '../../text/numbers';
import { percentText } from '../../text/percent';
import { extremesOf } from './extremes';

/** Imperceptible, and 0.0 in the shown decimals. */
const negligibleDegrees = 0.05;
const negligibleScale = 0.005;

const degreesOf = ({ error }: FidelitySample) => Math.abs(toDegrees(error));

const aheadSentence = ({ scaleAhead, fiftyMetresSeemM: metres }: Fidelity): string => {
  const { lifeSize, seemsFar, seemsAt } = words.meaning;
  if (Math.round(scaleAhead * 100) === 100) return lifeSize;
  const share = percentText(scaleAhead);
  if (metres >= 1000) return seemsFar(share);
  return seemsAt(share, seemingMetres(metres));
};

interface Outline {
  /** Place of the last sample; less than 1 if the side views are unknown. */
  readonly outermost: number;
  /** Place of the seam; null = one screen. */
  readonly seam: number | null;
}

const outlineOf = ({ screens }: Fidelity): Outline => {
  const endOf = (screen: string) =>
    screens.find((each) => each.screen === screen)?.samples.at(-1)?.across ?? null;
  return { outermost: endOf('right') ?? endOf('centre') ?? 1, seam: endOf('right') && endOf('centre') };
};

type WorstPlace = keyof typeof words.meaning.largestError;

const placeOf = ({ across }: FidelitySample, { outermost, seam }: Outline): WorstPlace => {
  const out = Math.abs(across);
  if (out > outermost - 0.001) {
    if (outermost < 0.999) return 'atTheCentreEdges';
    return seam === null ? 'atTheEdges' : 'atTheOuterEdges';
  }
  if (seam !== null && Math.abs(out - seam) < 0.001) return 'atTheSeams';
  return seam === null ? 'onTheWay' : 'withinAScreen';
};

/** Summary of the plot: one plain sentence, and further notes. */
export interface Meaning {
  readonly first: string;
  readonly rest: string;
}

export const meaningOf = (answer: Fidelity): Meaning => {
  const { worst } = answer;
  const { smallestScale: smallest, largestScale: largest } = extremesOf([answer]);
  const isPlaced = degreesOf(worst) < negligibleDegrees;
  if (isPlaced && largest - 1 < negligibleScale && 1 - smallest < negligibleScale) {
    return { first: words.meaning.perfect, rest: '' };
  }
  const rest = [
    isPlaced
      ? words.meaning.placed
      : words.meaning.largestError[placeOf(worst, outlineOf(answer))](degreesText(degreesOf(worst))),
  ];
  if (largest >= 1.25 && largest > 1.1 * answer.scaleAhead) {
    rest.push(words.meaning.widerTowardsTheSides(numberText(largest, 1)));
  }
  return { first: aheadSentence(answer), rest: language.sentences(rest) };
};

const wide = (tangent: number) => angleText(radians(2 * Math.atan(tangent)));

/** One line about the game's picture for this setting. */
export const describeProjection = (projection: Projection, { view }: ViewedRig): string => {
  const { drawn } = words;
  if (projection.kind === 'one-projection') return drawn.oneProjection(wide(projection.tanHalfHOfAll));
  const { tanHalfH, sides } = projection;
  const angle = wide(tanHalfH);
  if (view.triple === null) return drawn.oneScreen(angle, angleText(view.coverage));
  if (sides === null) return drawn.centreOnly(angle, angleText(view.coverage));
  if (sides === 'as-built') return drawn.asBuilt(angle);
  return drawn.turned({
    angle,
    turn: angleText(sides.turn),
    sideAngle: angleText(view.triple.sideAngle),
  });
};
