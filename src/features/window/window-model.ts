import { words as exactWords } from '#messages/exact';
import { language } from '#messages/language';
import { words } from '#messages/window';
import { fovOfVertical } from '../../domain/games/convert';
import { answerFor, numberOf } from '../../domain/games/game-answer';
import { shippedView, type ShippedView } from '../../domain/games/shipped-view';
import { shortName } from '../../domain/games/short-name';
import type { Game } from '../../domain/games/types';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { toRadians, type Radians, type Units } from '../../domain/geometry/units';
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
import { figureOf, unbrokenText } from '../../text/figures';
import { shortLengthText } from '../../text/lengths';
import { numberText } from '../../text/numbers';
import { percentText } from '../../text/percent';

/** Fixed aspect ratio of the stage: the content below it never moves. */
const stageRatio = 16 / 9;

/** Share of the stage for the middle one of three screens; the others overflow it. */
const middleOfThree = 0.44;

interface Mark {
  /** Position across the stage, in percent. */
  readonly x: string;
  /** Whether its text ends there, or begins. */
  readonly isEnd: boolean;
  readonly text: string;
}

/** A bracket up the side of the glass, for a vertical angle, or along its foot. */
type Bracket = 'side' | 'foot';

/** The rig in the window, as attributes and texts. */
export interface Hung {
  readonly viewBox: string;
  readonly frame: string;
  readonly glass: string;
  /** Path of the side screens' glass; empty for one screen. */
  readonly sides: string;
  /** Transform of a picture with the game's default angle of view. */
  readonly shipped: string;
  /** Path of the two outer ends of all pictures; empty if they are not drawn. */
  readonly ends: string;
  /** Ends of one picture across the stage; null for three, whose outer ones rise above it. */
  readonly across: { readonly from: string; readonly to: string } | null;
  /** Upper edge of the middle glass, and its lower one. */
  readonly top: string;
  readonly bottom: string;
  /** The dimension of the glass that the game's number is; null = another thing, or the span of three screens. */
  readonly bracket: Bracket | null;
  readonly graticule: string;
  readonly marks: readonly Mark[];
  readonly span: string;
  readonly settings: { readonly shipped: string; readonly yours: string };
  readonly sentences: { readonly shipped: string; readonly yours: string };
}

/** View box without a rig: that of the default rig. */
const worldOnly = { viewBox: '-598 -336 1196 672' };

export type WindowModel =
  { readonly hung: Hung } | { readonly hung: null; readonly viewBox: string; readonly reason: string };

const short = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

/** @example pathOf([{ right: 0.1, up: 0.2 }, …]) // "M100-200L…Z" */
const pathOf = (points: readonly PlanePoint[]): string =>
  points.length === 0
    ? ''
    : `M${points.map(({ right, up }) => `${short(right * drawnPerUnit, 1)} ${short(-up * drawnPerUnit, 1)}`).join('L')}Z`;

/** Part of the plane on the stage: centred on the glass, as large as fits. */
const stageOf = ({ middle, panels }: WindowView) => {
  const share = panels.length > 1 ? middleOfThree : 1;
  const width = Math.max((middle.right - middle.left) / share, (middle.top - middle.bottom) * stageRatio);
  const middleUp = (middle.top + middle.bottom) / 2;
  return { width, height: width / stageRatio, middleUp };
};

type Stage = ReturnType<typeof stageOf>;

/** Limits of a drawable stage: a tenth of a degree, or an eye almost at the glass. */
const isDrawable = ({ width, middleUp }: Stage): boolean =>
  width > 0.002 && width < 1000 && Math.abs(middleUp) < 1000;

const acrossStage = (right: number, { width }: Stage): number => 50 + (100 * right) / width;

const percent = (value: number): string => `${short(value, 2)}%`;

/** Marks every ten degrees; labelled as often as a phone has room for. */
const bearings = [10, 20, 30, 40, 50, 60, 70];
const roomForName = 11;
/** Limit beside the stage, in percent of it: the widest window. */
const farthest = 260;

const graticuleOf = (stage: Stage, glassEnd: number): Pick<Hung, 'graticule' | 'marks'> => {
  const drawn = [0, ...bearings].filter(
    (degrees) => acrossStage(Math.tan(toRadians(degrees)), stage) < farthest,
  );
  const step = acrossStage(Math.tan(toRadians(10)), stage) - 50 >= roomForName ? 10 : 30;
  const both = drawn.flatMap((degrees) => (degrees === 0 ? [0] : [-degrees, degrees]));
  // Labels are inside of their line on the glass, outside beside it, so that none covers an edge of the glass.
  const isEnd = (degrees: number) => degrees > 0 === Math.abs(Math.tan(toRadians(degrees))) < glassEnd;
  return {
    graticule: both
      .map((degrees) => `M${short(Math.tan(toRadians(degrees)) * drawnPerUnit, 0)}-9999V9999`)
      .join(''),
    marks: both
      .filter((degrees) => degrees !== 0 && degrees % step === 0)
      .map((degrees) => ({ degrees, across: acrossStage(Math.tan(toRadians(degrees)), stage) }))
      // A label beside the stage would be cut by the window's edge, or lie behind the title.
      .filter(({ across }) => across >= 0 && across <= 100)
      .map(({ degrees, across }) => ({
        x: percent(across),
        isEnd: isEnd(degrees),
        text: angleText(toRadians(Math.abs(degrees)), 0),
      })),
  };
};

const metres = (value: number): string => unbrokenText(figureOf(numberText(value, 0), 'm'));

/** Beyond this, distances look alike. */
const farM = 1000;

/** Distance at which the car ahead seems to be. */
const seemingDistance = (scale: number): string => {
  const looksM = carAhead.aheadM / scale;
  return looksM > farM ? words.moreThan(metres(farM)) : metres(looksM);
};

const bracketOf = (game: Game, seen: ViewedRig): Bracket | null => {
  const number = numberOf(answerFor(game, seen));
  if (number === null || seen.rig.sides !== null) return null;
  const { kind } = number.scale.conversion;
  return kind === 'vertical' ? 'side' : kind === 'horizontal' ? 'foot' : null;
};

interface Drawn {
  readonly game: Game;
  readonly shipped: ShippedView;
  readonly bracket: Bracket | null;
  readonly scale: number;
  readonly window: WindowView;
}

const settingsOf = (
  { view }: ViewedRig,
  { game, shipped: { v, isOwn }, bracket }: Drawn,
): Hung['settings'] => {
  // In the game's own direction where both are known there; else they say that they are high.
  const isWide = isOwn && bracket === 'foot';
  const text = (angle: Radians) => {
    const plain = angleText(angle, 0);
    return isWide || bracket === 'side' ? plain : words.high(plain);
  };
  const shipped = text(isWide ? fovOfVertical(v, view.aspect).h : v);
  return {
    shipped: isOwn ? words.shipped(shipped, shortName(game)) : words.commonDefault(shipped),
    yours: (game.scale ? words.yours : words.inLifeSize)(text(isWide ? view.h : view.v)),
  };
};

/** Size of things straight ahead in a flat picture on a curved screen, against life size. */
const scaleOnCurve = ({ rig: { panel, eyeDistanceMm }, view }: ViewedRig): number =>
  panel.widthMm / 2 / eyeDistanceMm / Math.tan(view.h / 2);

const sentencesOf = (seen: ViewedRig, { game, shipped, scale, window }: Drawn): Hung['sentences'] => {
  const { rig } = seen;
  const { aheadM } = carAhead;
  const angle = angleText(shipped.v, 0);
  const cut = window.ends === null ? [words.cut(angleText(widestBearing, 0))] : [];
  return {
    shipped: language.sentences([
      words.scaled(metres(aheadM), seemingDistance(scale), percentText(scale)),
      rig.sides === null
        ? words.whoShips[shipped.isOwn ? 'own' : 'other'](angle, game.name)
        : words.sidesDark,
    ]),
    yours: language.sentences([
      words.lifeSize(metres(aheadM)),
      ...(rig.panel.curveRadiusMm === null ? [] : [words.curved(seemingDistance(scaleOnCurve(seen)))]),
      ...cut,
    ]),
  };
};

/**
 * A rig as a window for one game, or the reason why there is none.
 *
 * @example windowModel(exactAnswer(defaultEntry), { game, units: 'cm' }).hung.span // "**61.7°** of your view, from 50 cm"
 */
export const windowModel = (
  { seen }: Pick<ExactAnswer, 'seen'>,
  { game, units }: { readonly game: Game; readonly units: Units },
): WindowModel => {
  if (!seen.ok) return { hung: null, ...worldOnly, reason: words.none(exactWords.impossible[seen.reason]) };
  const { rig, view } = seen.value;
  const window = windowView(rig);
  const stage = window.ok ? stageOf(window.value) : null;
  if (!window.ok || !stage || !isDrawable(stage))
    return { hung: null, ...worldOnly, reason: words.none(words.notDrawable) };
  const { panels, middle, ends } = window.value;
  const shipped = shippedView(game, seen.value);
  const scale = drawnScale({ seen: view.v, drawn: shipped.v });
  const bracket = bracketOf(game, seen.value);
  const drawn = { game, shipped, bracket, scale, window: window.value };
  const heightShare = (50 * (middle.top - middle.bottom)) / stage.height;
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
      top: percent(50 - heightShare),
      bottom: percent(50 + heightShare),
      bracket,
      ...graticuleOf(stage, middle.right),
      span: words.span(
        angleText(view.triple?.total ?? view.coverage),
        shortLengthText(rig.eyeDistanceMm, units),
      ),
      settings: settingsOf(seen.value, drawn),
      sentences: sentencesOf(seen.value, drawn),
    },
  };
};
