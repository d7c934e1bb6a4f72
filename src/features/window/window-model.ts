import { words as exactWords } from '#messages/exact';
import { language } from '#messages/language';
import { words } from '#messages/window';
import { shippedView } from '../../domain/games/shipped-view';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { toRadians, type Units } from '../../domain/geometry/units';
import {
  drawnPerUnit,
  drawnScale,
  widestBearing,
  windowView,
  type PlanePoint,
  type WindowView,
} from '../../domain/geometry/window-view';
import type { ExactAnswer } from '../../domain/rig/exact-answer';
import { carAhead } from '../../domain/scene/grid-slots';
import { angleText } from '../../text/angles';
import { shortLengthText } from '../../text/lengths';
import { numberText } from '../../text/numbers';
import { percentText } from '../../text/percent';

/** The stage is so many times as wide as high, whatever hangs on it: nothing below it moves. */
const stageRatio = 16 / 9;

/** Three screens leave the middle one so much of the stage; the others reach beyond it. */
const middleOfThree = 0.44;

interface Mark {
  /** Across the stage, in percent. */
  readonly x: string;
  /** Whether its text ends there, or begins. */
  readonly isEnd: boolean;
  readonly text: string;
}

/** What hangs in the world, as attributes and texts. */
export interface Hung {
  readonly viewBox: string;
  readonly frame: string;
  readonly glass: string;
  /** The glass of the side screens; empty where there is one screen. */
  readonly sides: string;
  /** How a picture of the shipped angle of view lies on the glass. */
  readonly shipped: string;
  /** The two ends of all pictures, upright; empty where they are not drawn. */
  readonly ends: string;
  /** What one picture spans across the stage; null where three do, whose outer ones rise above it. */
  readonly across: { readonly from: string; readonly to: string } | null;
  readonly top: string;
  readonly graticule: string;
  readonly marks: readonly Mark[];
  readonly span: string;
  readonly settings: { readonly shipped: string; readonly yours: string };
  readonly sentences: { readonly shipped: string; readonly yours: string };
}

/** What the world is seen by where nothing can hang in it: as wide as the rig that the page is served with. */
const worldOnly = { viewBox: '-598 -336 1196 672' };

export type WindowModel =
  { readonly hung: Hung } | { readonly hung: null; readonly viewBox: string; readonly reason: string };

const short = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

/** @example pathOf([{ right: 0.1, up: 0.2 }, …]) // "M100-200L…Z" */
const pathOf = (points: readonly PlanePoint[]): string =>
  points.length === 0
    ? ''
    : `M${points.map(({ right, up }) => `${short(right * drawnPerUnit, 1)} ${short(-up * drawnPerUnit, 1)}`).join('L')}Z`;

/** What of the plane is on the stage: the middle of the glass in its middle, and as large as fits. */
const stageOf = ({ middle, panels }: WindowView) => {
  const share = panels.length > 1 ? middleOfThree : 1;
  const width = Math.max((middle.right - middle.left) / share, (middle.top - middle.bottom) * stageRatio);
  const middleUp = (middle.top + middle.bottom) / 2;
  return { width, height: width / stageRatio, middleUp };
};

type Stage = ReturnType<typeof stageOf>;

/** What is smaller or larger than that is no picture any more: a tenth of a degree, or a hair's breadth before the eye. */
const isDrawable = ({ width, middleUp }: Stage): boolean =>
  width > 0.002 && width < 1000 && Math.abs(middleUp) < 1000;

const acrossStage = (right: number, { width }: Stage): number => 50 + (100 * right) / width;

const percent = (value: number): string => `${short(value, 2)}%`;

/** Every ten degrees; named as often as there is room for it on a phone. */
const bearings = [10, 20, 30, 40, 50, 60, 70];
const roomForName = 11;
/** As far beside the stage as a window is wide at most, in percent of it. */
const farthest = 260;

const graticuleOf = (stage: Stage, glassEnd: number): Pick<Hung, 'graticule' | 'marks'> => {
  const drawn = [0, ...bearings].filter(
    (degrees) => acrossStage(Math.tan(toRadians(degrees)), stage) < farthest,
  );
  const step = acrossStage(Math.tan(toRadians(10)), stage) - 50 >= roomForName ? 10 : 30;
  const both = drawn.flatMap((degrees) => (degrees === 0 ? [0] : [-degrees, degrees]));
  // Inside the line on the glass, outside beside it: no name lies on an edge of the glass.
  const isEnd = (degrees: number) => degrees > 0 === Math.abs(Math.tan(toRadians(degrees))) < glassEnd;
  return {
    graticule: both
      .map((degrees) => `M${short(Math.tan(toRadians(degrees)) * drawnPerUnit, 0)}-9999V9999`)
      .join(''),
    marks: both
      .filter((degrees) => degrees !== 0 && degrees % step === 0)
      .map((degrees) => ({ degrees, across: acrossStage(Math.tan(toRadians(degrees)), stage) }))
      // Beside the stage a name would be cut in two where the window ends, or lie behind the title.
      .filter(({ across }) => across >= 0 && across <= 100)
      .map(({ degrees, across }) => ({
        x: percent(across),
        isEnd: isEnd(degrees),
        text: angleText(toRadians(Math.abs(degrees)), 0),
      })),
  };
};

/** In one line. */
const metres = (value: number): string => language.withUnit(numberText(value, 0), 'm').replace(' ', '\u00a0');

/** So far away nobody tells one distance from another. */
const farM = 1000;

const sentencesOf = ({ rig, view }: ViewedRig, window: WindowView): Hung['sentences'] => {
  const { aheadM } = carAhead;
  const scale = drawnScale({ seen: view.v, drawn: shippedView.v });
  const looksM = aheadM / scale;
  const looks = looksM > farM ? words.moreThan(metres(farM)) : metres(looksM);
  const cut = window.ends === null ? [words.cut(angleText(widestBearing, 0))] : [];
  return {
    shipped: language.sentences([
      words.scaled(metres(aheadM), looks, percentText(scale)),
      ...(rig.sides === null ? [words.whoShips(angleText(shippedView.v, 0))] : [words.sidesDark]),
    ]),
    yours: language.sentences([
      words.lifeSize(metres(aheadM)),
      ...(rig.panel.curveRadiusMm === null ? [] : [words.curved]),
      ...cut,
    ]),
  };
};

/**
 * A rig as a window, or why it is none.
 *
 * @example windowModel(exactAnswer(defaultEntry), 'cm').hung.span // "**61.7°** of your view, from 50 cm"
 */
export const windowModel = ({ seen }: Pick<ExactAnswer, 'seen'>, units: Units): WindowModel => {
  if (!seen.ok) return { hung: null, ...worldOnly, reason: words.none(exactWords.impossible[seen.reason]) };
  const { rig, view } = seen.value;
  const window = windowView(rig);
  const stage = window.ok ? stageOf(window.value) : null;
  if (!window.ok || !stage || !isDrawable(stage))
    return { hung: null, ...worldOnly, reason: words.none(words.notDrawable) };
  const { panels, middle, ends } = window.value;
  const scale = drawnScale({ seen: view.v, drawn: shippedView.v });
  const corner = { x: -stage.width / 2, y: -stage.middleUp - stage.height / 2 };
  const glassOf = (isWanted: (screen: string) => boolean) =>
    panels.map(({ screen, glass }) => (isWanted(screen) ? pathOf(glass) : '')).join('');
  return {
    hung: {
      viewBox: [corner.x, corner.y, stage.width, stage.height]
        .map((value) => short(value * drawnPerUnit, 1))
        .join(' '),
      frame: panels.map(({ frame }) => pathOf(frame)).join(''),
      glass: glassOf(() => true),
      sides: glassOf((screen) => screen !== 'centre'),
      shipped: [
        ...(stage.middleUp === 0 ? [] : [`translate(0 ${short(-stage.middleUp * drawnPerUnit, 1)})`]),
        `scale(${Number(scale.toPrecision(4))})`,
      ].join(' '),
      ends: ends
        ? [ends.left, ends.right].map((end) => `M${short(end * drawnPerUnit, 1)}-9999V9999`).join('')
        : '',
      across:
        rig.sides === null
          ? {
              from: percent(acrossStage(middle.left, stage)),
              to: percent(acrossStage(middle.right, stage)),
            }
          : null,
      top: percent(50 - (50 * (middle.top - middle.bottom)) / stage.height),
      ...graticuleOf(stage, middle.right),
      span: words.span(
        angleText(view.triple?.total ?? view.coverage),
        shortLengthText(rig.eyeDistanceMm, units),
      ),
      settings: {
        shipped: words.shipped(angleText(shippedView.v, 0)),
        yours: words.yours(angleText(view.v, 0)),
      },
      sentences: sentencesOf(seen.value, window.value),
    },
  };
};
