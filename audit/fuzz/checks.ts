import { words } from '#messages/exact';
import { words as detailWords } from '#messages/game-details';
import { words as gameWords } from '#messages/games';
import { classicResults } from '../../src/domain/classic/classic-results';
import { eyeDistanceForSideAngle, eyeDistanceForTotal } from '../../src/domain/geometry/backwards';
import { eyeDistanceForH, eyeDistanceForV } from '../../src/domain/geometry/eye-distance';
import { fidelity, type Projection } from '../../src/domain/geometry/fidelity';
import { floorPlan, partialPlan } from '../../src/domain/geometry/floor-plan';
import { possible, type Outcome } from '../../src/domain/geometry/outcome';
import type { Rig } from '../../src/domain/geometry/rig';
import type { ViewedRig } from '../../src/domain/geometry/compute-view';
import { toDegrees, toRadians } from '../../src/domain/geometry/units';
import { viewAngles, type TripleView, type ViewAngles } from '../../src/domain/geometry/view-angles';
import type { RigEntry } from '../../src/domain/rig/entry';
import { rigOf as rigOfSetup } from '../../src/domain/rig/rig-of-setup';
import { setupOf, type Setup } from '../../src/domain/rig/setup';
import { angleGivenBy } from '../../src/domain/games/convert';
import { degreesText } from '../../src/text/angles';
import { cautionTexts } from '../../src/text/game-texts';
import { gameValuePlain, gameValueText } from '../../src/text/game-values';
import { errorSide } from '../../src/domain/games/error-side';
import {
  exactProjection,
  outOfTheBoxProjection,
  projectionFor,
  wideProjection,
} from '../../src/domain/games/projection';
import { answerFor, type NumberAnswer } from '../../src/domain/games/game-answer';
import type { Measure } from '../../src/domain/games/measure';
import type { Game, Scale } from '../../src/domain/games/types';
import { shaderAnswer } from '../../src/domain/shader/shader-answer';
import { raysTo, rmsErrorOf } from '../../src/testing/curved-rays';
import { isFiniteOrReason, numbersIn } from '../../src/testing/hostile-values';
import type { Case } from './cases';

/** A promise that was broken. The same sentence for the same promise, so that a smaller case can be recognised. */
export class BrokenPromise extends Error {
  readonly detail: unknown;
  constructor(promise: string, detail: unknown) {
    super(promise);
    this.detail = detail;
  }
}

export const promise = (holds: boolean, sentence: string, detail: () => unknown): void => {
  if (!holds) throw new BrokenPromise(sentence, detail());
};

const near = (a: number, b: number, tolerance: number): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));

const shownNumber = /^−?\d+(\.\d+)?(e\+\d+)?(°| rad|x| mm| m)?$/;
const typedNumber = /^-?\d+(\.\d+)?(e\+\d+)?$/;
const noZeroWithSign = /[-−]0(\.0+)?(?![.\d])/;
const noWordForNothing = /NaN|Infinity|undefined|null|∞/;

const checkShown = (text: string): void =>
  promise(shownNumber.test(text) && !noZeroWithSign.test(text), 'a shown number is a number', () => text);

const checkTyped = (text: string): void =>
  promise(typedNumber.test(text) && !noZeroWithSign.test(text), 'a copied number is a number', () => text);

const checkClassic = (setup: Setup): void => {
  for (const { text, number } of classicResults(setup)) {
    const shown = /^(–|-?\d+(\.\d+)?(e\+\d+)?[°x]?)$/.test(text) && !noZeroWithSign.test(text);
    promise(shown, 'a Classic value is a number or a dash', () => text);
    if (number !== null) checkTyped(number);
  }
};

/** The way from what was entered to the rig. */
const rigOf = (entered: Case): Outcome<Rig> => {
  if (entered.kind === 'rig') return { ok: true, value: entered.rig };
  const setup = entered.kind === 'typed' ? setupOf(entered.entry) : entered.setup;
  checkClassic(setup);
  if (entered.kind === 'typed') {
    promise(
      numbersIn(setup).every((value) => Number.isFinite(value) && !Object.is(value, -0)),
      'what is typed becomes finite numbers',
      () => setup,
    );
    const again = setupOf(JSON.parse(JSON.stringify(entered.entry)) as RigEntry);
    promise(
      JSON.stringify(again) === JSON.stringify(setup),
      'an entry goes through JSON without loss',
      () => setup,
    );
  }
  return rigOfSetup(setup);
};

/** Sizes of this world, for which rounding can be told from an error. */
const isOfThisWorld = ({ panel, eyeDistanceMm, sides }: Rig): boolean => {
  const inside = (min: number, max: number) => (mm: number) => mm === 0 || (mm >= min && mm <= max);
  const lengths = [panel, sides?.panel].flatMap((each) =>
    each ? [each.widthMm, each.heightMm, each.curveRadiusMm ?? 1000] : [],
  );
  const seams = sides ? [sides.bezelMm, sides.gapMm ?? 0] : [];
  return [...lengths, eyeDistanceMm].every(inside(10, 20_000)) && seams.every(inside(0.01, 2000));
};

const checkTriple = (triple: TripleView, { h, coverage }: ViewAngles, rig: Rig): void => {
  const detail = () => triple;
  const { sideAngle, total, blindWedge, oneProjection, oneProjectionBezelCorrected, footprint } = triple;
  promise(
    total < 2 * Math.PI && total >= coverage - 1e-12,
    'the total is the centre and more, within a turn',
    detail,
  );
  promise(blindWedge >= 0, 'a wedge is not negative', detail);
  promise(sideAngle >= 0 && sideAngle < Math.PI, 'a side angle is within half a turn', detail);
  promise(
    oneProjection >= coverage - 1e-12 &&
      oneProjectionBezelCorrected >= oneProjection &&
      oneProjection <= Math.PI,
    'one picture over three screens is wider than over one',
    detail,
  );
  promise(footprint.widthMm > 0 && footprint.depthMm >= 0, 'three screens take room', detail);
  if (!isOfThisWorld(rig)) return;
  const parts = coverage + 2 * (blindWedge + triple.sideSpan);
  promise(near(total, parts, 1e-9), 'the total is the sum of its parts', detail);
  const alikeAndFlat = rig.panel.curveRadiusMm === null && !rig.sides?.panel;
  if (alikeAndFlat && rig.sides?.sideAngle === null) {
    promise(near(total, 2 * sideAngle + h, 1e-9), 'facing flat screens: T = 2A + H', detail);
    promise(near(triple.sideSpan, h, 1e-9), 'facing flat screens: each spans H', detail);
    promise(near(triple.sideDistanceMm, rig.eyeDistanceMm, 1e-9), 'facing flat screens: each at d', detail);
  }
};

const checkView = (rig: Rig, view: ViewAngles): void => {
  const detail = () => view;
  promise(numbersIn(view).every(Number.isFinite), 'a view has finite numbers only', detail);
  const { h, v, coverage, fits, triple } = view;
  promise(
    [h, v, coverage].every((span) => span > 0 && span <= Math.PI),
    'spans are above 0 and at most half a turn',
    detail,
  );
  promise((fits === null) === (rig.panel.curveRadiusMm === null), 'a curved screen has three fits', detail);
  promise((triple === null) === (rig.sides === null), 'three screens have a triple view', detail);
  promise(
    Math.sign(view.horizon.lensShift) * Math.sign(rig.eyeOffsetMm) >= 0,
    'the horizon is on the side of the eye',
    detail,
  );
  for (const span of [h, v, coverage]) checkShown(degreesText(toDegrees(span)));
  if (fits === null) promise(coverage === h, 'a flat screen covers H', detail);
  if (triple !== null) checkTriple(triple, view, rig);

  if (!isOfThisWorld(rig)) return;
  const { widthMm, heightMm, curveRadiusMm } = rig.panel;
  const vOfH = 2 * Math.atan(Math.tan(h / 2) * (heightMm / widthMm));
  promise(near(v, vOfH, 1e-9), 'V follows from H', detail);
  if (fits !== null && curveRadiusMm !== null) {
    const { centre, balanced, edge } = fits;
    const rays = raysTo({ widthMm, curveRadiusMm }, rig.eyeDistanceMm, 100);
    const least = Math.min(rmsErrorOf(centre.h, rays), rmsErrorOf(edge.h, rays));
    promise(rmsErrorOf(balanced.h, rays) <= least + 1e-9, 'the balanced fit has the least error', detail);
    promise(near(edge.h, coverage, 1e-9), 'the edge fit spans what the screen spans', detail);
  }
};

/** Compares the rig with others that differ in one thing. */
const checkNeighbours = (rig: Rig, view: ViewAngles): void => {
  const compare = (other: Rig, holds: (there: ViewAngles) => boolean, sentence: string) => {
    const there = viewAngles(other);
    if (there.ok) promise(holds(there.value), sentence, () => ({ view, there: there.value }));
  };
  const { panel, sides } = rig;
  compare(
    { ...rig, eyeDistanceMm: rig.eyeDistanceMm * 0.9 },
    ({ h, v }) => h > view.h && v > view.v,
    'nearer is wider',
  );
  if (panel.curveRadiusMm === null) {
    compare(
      { ...rig, panel: { ...panel, widthMm: panel.widthMm * 1.1 } },
      ({ h }) => h > view.h,
      'a wider screen gives a wider view',
    );
  } else {
    compare(
      { ...rig, panel: { ...panel, curveRadiusMm: 1e12 } },
      ({ h, coverage }) =>
        near(h, 2 * Math.atan(panel.widthMm / 2 / rig.eyeDistanceMm), 1e-6) && near(h, coverage, 1e-6),
      'a huge radius is flat',
    );
  }
  compare(
    { ...rig, eyeOffsetMm: 0 },
    ({ h, v }) => h === view.h && v === view.v,
    'the height of the eye leaves H and V',
  );
  if (sides === null) return;
  compare(
    { ...rig, sides: { ...sides, bezelMm: sides.bezelMm + 3, gapMm: null } },
    ({ h, v }) => h === view.h && v === view.v,
    'bezels leave H and V',
  );
  compare(
    { ...rig, sides: null, fit: 'edge' },
    ({ h, v }) => h === view.h && v === view.v,
    'one screen has the H and V of three',
  );
};

const checkPlan = (rig: Rig, view: Outcome<ViewAngles>): void => {
  const plan = floorPlan(rig);
  promise(isFiniteOrReason(plan), 'a plan has finite numbers only', () => plan);
  const partial = partialPlan(rig);
  promise(numbersIn(partial).every(Number.isFinite), 'a partial plan has finite numbers only', () => partial);
  if (view.ok && plan.ok) promise(partial !== null, 'a possible rig can be drawn', () => plan);
};

/** How far one step of the game's number reaches to either side. */
const halfStepOf = ({ step, decimals }: Scale): number => (step ?? 10 ** -decimals) / 2;

const checkSetting = (
  game: Game,
  { scale, setting, spans }: NumberAnswer,
  { view, rig }: ViewedRig,
): void => {
  const detail = () => ({ game: game.id, setting });
  const { value, exact, outOfRange, gives, errorDegrees } = setting;
  promise([value, exact, gives, errorDegrees].every(Number.isFinite), 'a setting is finite', detail);
  promise(!Object.is(value, -0), 'no setting is −0', detail);
  const halfStep = halfStepOf(scale);
  const steps = value / (2 * halfStep);
  promise(near(steps, Math.round(steps), 1e-9), 'a setting is on its step', detail);

  const { min, max } = setting.limits;
  promise(
    (min === null || value >= min) && (max === null || value <= max),
    'a setting is within its range',
    detail,
  );
  const dust = 1e-9 * Math.max(1, Math.abs(exact));
  if (outOfRange === null) {
    promise(
      Math.abs(value - exact) <= halfStep + dust,
      'without a warning, the setting is the nearest step',
      detail,
    );
  } else {
    const limit = outOfRange === 'below' ? min : max;
    const beyond = limit !== null && (outOfRange === 'below' ? exact < limit : exact > limit);
    promise(beyond && value === limit, 'with a warning, the setting is the limit', detail);
  }

  checkShown(gameValueText(value, scale));
  checkTyped(gameValuePlain(value, scale));
  checkShown(gameValueText(exact, { ...scale, decimals: scale.decimals + 1 }));
  checkShown(degreesText(gives));
  const errorText = gameWords.error[errorSide(errorDegrees)](degreesText(Math.abs(errorDegrees)));
  promise(/^(exact|\d+\.\d° too (narrow|wide))$/.test(errorText), 'an error is told in words', detail);

  // A game that takes unlike screens as equal is off by more than a step, and says so.
  if (outOfRange !== null || spans !== null || !isOfThisWorld(rig)) return;
  const { triple } = view;
  const h =
    setting.span === 'screen' ? view.h : setting.span === 'total' ? triple?.total : triple?.oneProjection;
  const ratio = setting.span === 'screen' ? view.aspect : Math.tan((h ?? NaN) / 2) / Math.tan(view.v / 2);
  const trueAngle = toDegrees(setting.axis === 'vertical' ? view.v : (h ?? view.h));
  const oneStepOff = [-1, 1].map((side) =>
    Math.abs(toDegrees(angleGivenBy(scale.conversion, exact + side * halfStep, ratio)) - trueAngle),
  );
  promise(
    Math.abs(errorDegrees) <= Math.max(...oneStepOff) + 1e-6,
    'the error is at most half a step',
    detail,
  );
};

const checkMeasure = (game: Game, measure: Measure): void => {
  const detail = () => ({ game: game.id, measure });
  const { value, decimals, what, outOfRange } = measure;
  promise(Number.isFinite(value), 'a measure is finite', detail);
  checkShown(gameValueText(measure.value, measure));
  const { measures = [], forOtherStands } = game.triple;
  const spec = [...measures, ...(forOtherStands?.measures ?? [])].find((each) => each.what === what);
  const typed = Number(value.toFixed(decimals));
  const side = typed < (spec?.min ?? -Infinity) ? 'below' : typed > (spec?.max ?? Infinity) ? 'above' : null;
  promise(side === outOfRange, 'a measure outside the range has a warning, and no other', detail);
};

/** Returns whether the game has a number. */
export const checkGame = (game: Game, seen: ViewedRig): boolean => {
  const answer = answerFor(game, seen);
  const hasNoNumber = answer.kind === 'unknown' || answer.kind === 'fixed-view';
  promise(hasNoNumber === (game.scale === null), 'a game with a scale has an answer', () => game.id);
  if (answer.kind === 'number') {
    checkSetting(game, answer, seen);
    for (const { scale, setting } of answer.otherwise) checkShown(gameValueText(setting.value, scale));
  }

  const { triple } = answer;
  promise((triple === null) === (seen.rig.sides === null), 'three screens have instructions', () => game.id);
  if (triple !== null) {
    for (const measure of triple.measures) checkMeasure(game, measure);
    const cautions = cautionTexts(answer);
    for (const text of [detailWords.triple[triple.sentence], ...triple.lines, ...cautions]) {
      promise(!noWordForNothing.test(text) && text !== '', 'instructions have words and numbers', () => text);
    }
    for (const line of triple.lines) promise(!noZeroWithSign.test(line), 'no line has a −0', () => line);
  }
  return !hasNoNumber;
};

const checkFidelity = (rig: Rig, projection: Projection): void => {
  const answer = fidelity(rig, projection, 9);
  promise(isFiniteOrReason(answer), 'fidelity has finite numbers only', () => ({ projection, answer }));
};

/** The pictures that can be looked at: the true one, a wide one, the game's own. */
export const checkPictures = (game: Game, seen: ViewedRig): void => {
  const { rig } = seen;
  const exact = exactProjection(seen);
  checkFidelity(rig, exact);
  checkFidelity(rig, wideProjection(90, seen));
  const typed = projectionFor(game, seen);
  if (typed !== null) checkFidelity(rig, typed);
  const fresh = game.outOfTheBox && outOfTheBoxProjection(game.outOfTheBox, seen);
  if (fresh) checkFidelity(rig, fresh);

  const allFlat = rig.panel.curveRadiusMm === null && (rig.sides?.panel?.curveRadiusMm ?? null) === null;
  const answer = fidelity(rig, exact, 9);
  if (allFlat && answer.ok && isOfThisWorld(rig)) {
    promise(
      Math.abs(answer.value.worst.error) < 1e-9,
      'the true picture on flat screens is true',
      () => answer.value.worst,
    );
  }
};

/** A question, its answer, and how to see whether that is right. */
interface Way {
  readonly distance: Outcome<number>;
  readonly angleOf: (there: ViewAngles) => number | undefined;
  readonly placed: Rig;
}

/** Sitting where the answer says gives the angle that was wanted. */
export const checkBackwards = ({ rig, view }: ViewedRig, wantedDegrees: number): void => {
  const wanted = toRadians(wantedDegrees);
  const { sides } = rig;
  const ways: Way[] = [
    { distance: eyeDistanceForH(rig, wanted), angleOf: ({ h }) => h, placed: rig },
    { distance: eyeDistanceForV(rig, wanted), angleOf: ({ v }) => v, placed: rig },
  ];
  if (sides !== null) {
    const triple = { panel: rig.panel, sides };
    ways.push({
      distance: eyeDistanceForSideAngle(triple, wanted),
      angleOf: (there) => there.triple?.sideAngle,
      placed: { ...rig, sides: { ...sides, sideAngle: null } },
    });
    const distance = eyeDistanceForTotal(triple, wanted);
    ways.push({ distance, angleOf: (there) => there.triple?.total, placed: rig });
  }
  ways.forEach(({ distance, angleOf, placed }, way) => {
    promise(isFiniteOrReason(distance), 'backwards gives a finite number or a reason', () => ({
      way,
      distance,
    }));
    if (!distance.ok || !isOfThisWorld({ ...placed, eyeDistanceMm: distance.value })) return;
    const there = viewAngles({ ...placed, eyeDistanceMm: distance.value });
    promise(there.ok && near(angleOf(there.value) ?? NaN, wanted, 1e-8), 'backwards undoes forwards', () => ({
      way,
      distance,
      there,
    }));
  });

  if (!isOfThisWorld(rig)) return;
  const back = eyeDistanceForH(rig, view.h);
  promise(
    back.ok && near(back.value, rig.eyeDistanceMm, 1e-6),
    'the H of a rig leads back to its distance',
    () => back,
  );
};

/** Sliders that hold what they say, for the picture that the screens span. */
const checkShader = (seen: ViewedRig): void => {
  const answer = shaderAnswer(possible(seen));
  promise(
    numbersIn(answer).every(Number.isFinite),
    'a shader has finite values, or a code',
    () => answer.kind,
  );
  if (answer.kind !== 'settings') return;
  const { values, picture, error, keptShare, darkShare } = answer;
  const { coverage, triple } = seen.view;
  promise(
    values.every(({ slider, value }) => value >= slider.min && value <= slider.max),
    'a shader’s values lie on its sliders',
    () => values,
  );
  promise(
    Math.abs(picture.view.h - (triple?.total ?? coverage)) < 1e-6,
    'a shader needs the picture that the screens span',
    () => picture.view.h,
  );
  promise(error >= 0 && error <= Math.PI, 'a shader is off by an angle', () => error);
  promise(keptShare > 0 && darkShare >= 0 && darkShare <= 1, 'the price of a shader is a share', () => [
    keptShare,
    darkShare,
  ]);
};

/** The rig and its view, or the name of the reason. */
export const checkRig = (entered: Case): Outcome<ViewedRig> => {
  const rig = rigOf(entered);
  const view = rig.ok ? viewAngles(rig.value) : rig;
  if (!view.ok) {
    promise(/^\S.*\.$/.test(words.impossible[view.reason]), 'a reason has a sentence', () => view.reason);
  }
  if (rig.ok) checkPlan(rig.value, view);
  if (!rig.ok || !view.ok) return rig.ok ? (view as Outcome<never>) : rig;
  checkView(rig.value, view.value);
  if (isOfThisWorld(rig.value)) checkNeighbours(rig.value, view.value);
  checkShader({ rig: rig.value, view: view.value });
  return { ok: true, value: { rig: rig.value, view: view.value } };
};
