import { words } from '#messages/exact';
import { ratioFromResolution } from '../domain/geometry/panel-size';
import type { ScreenRatio } from '../domain/geometry/ratio';
import { mmPer, toDegrees } from '../domain/geometry/units';
import {
  commonScreens,
  entryOfScreen,
  screensOf,
  type CommonScreen,
} from '../domain/planning/common-screens';
import { seats } from '../domain/planning/walk-seats';
import {
  whereToSit,
  type NoPlace,
  type PlacedRig,
  type Placing,
  type Reach,
} from '../domain/planning/where-to-sit';
import { fitInto } from '../domain/planning/will-it-fit';
import type { RigEntry } from '../domain/rig/entry';
import { rigOf } from '../domain/rig/rig-of-setup';
import { setupOf, type Setup } from '../domain/rig/setup';
import type { PlanOptions } from './plan-options';
import { gameReport, type ReportError } from './report';

/** Effective ratio: measured, by pixels, or as typed. */
function ratioText({ litSize, resolution, ownRatio, screenRatio }: Setup): ScreenRatio {
  if (litSize) return `${litSize.widthMm}:${litSize.heightMm}`;
  if (ownRatio) return `${ownRatio.width}:${ownRatio.height}`;
  const ratio = resolution && ratioFromResolution(resolution.widthPx, resolution.heightPx);
  return ratio?.ok ? `${ratio.value.width}:${ratio.value.height}` : screenRatio;
}

const sizeIn = ({ litSize, screenSize }: Setup): number =>
  litSize ? Math.hypot(litSize.widthMm, litSize.heightMm) / mmPer.in : screenSize;

const seatOf = (distanceMm: number) =>
  distanceMm < seats.nearestMm
    ? 'nearer-than-anyone-sits'
    : distanceMm > seats.farthestMm
      ? 'farther-than-a-room'
      : null;

function answerOf(setup: Setup, placed: PlacedRig, { room, game }: PlanOptions) {
  const { rig, view, plan } = placed;
  const { widthMm, depthMm } = plan.footprint;
  const isAsked = room.widthMm !== null || room.depthMm !== null;
  return {
    sizeIn: sizeIn(setup),
    ratio: ratioText(setup),
    curveRadiusMm: rig.panel.curveRadiusMm,
    screens: setup.screens,
    distanceCm: rig.eyeDistanceMm / 10,
    h: toDegrees(view.h),
    v: toDegrees(view.v),
    sideAngle: view.triple && toDegrees(view.triple.sideAngle),
    total: view.triple && toDegrees(view.triple.total),
    footprint: { widthCm: widthMm / 10, depthCm: depthMm / 10 },
    seat: seatOf(rig.eyeDistanceMm),
    fits: isAsked ? fitInto(plan.footprint, room).fits : null,
    game: game && gameReport(game, placed),
  };
}

export type PlanAnswer = ReturnType<typeof answerOf>;

export interface PlanReport {
  readonly want: Readonly<Record<string, number>>;
  readonly answers: readonly PlanAnswer[];
}

export type PlanResult =
  { readonly ok: true; readonly value: PlanReport } | { readonly ok: false; readonly error: ReportError };

/** Size and curve of a common screen, and its shape if none was given; other options stay. */
function filledWith(screen: CommonScreen, { entry, typed }: PlanOptions): RigEntry {
  const { screenSize, screenSizeUnit, screenRatio, resolution, ...rest } = entryOfScreen(screen);
  const { curvedScreen, radiusCurve = entry.radiusCurve, radiusCurveUnit = entry.radiusCurveUnit } = rest;
  return {
    ...entry,
    ...{ screenSize, screenSizeUnit, curvedScreen, radiusCurve, radiusCurveUnit },
    ...(isShapeAsked(typed) ? {} : { screenRatio, resolution }),
  };
}

const isShapeAsked = (typed: PlanOptions['typed']): boolean =>
  typed.includes('screenRatio') || typed.includes('resolution');

/** Every common screen bent alike, each size and shape once. */
const bentTo = (screens: readonly CommonScreen[], curveRadiusMm: number): readonly CommonScreen[] =>
  [...new Map(screens.map((screen) => [`${screen.sizeIn} ${screen.ratio}`, screen])).values()].map(
    (screen) => ({ ...screen, curveRadiusMm }),
  );

/** The rigs that the options leave open: the one that they describe, or one for each common size. */
function entriesOf(options: PlanOptions): readonly RigEntry[] {
  const { entry, typed, monitor } = options;
  if (monitor || typed.includes('screenSize') || typed.includes('litWidth')) return [entry];
  const setup = setupOf(entry);
  const screens = isShapeAsked(typed) ? screensOf(ratioText(setup)) : commonScreens;
  if (!entry.curvedScreen) return screens.map((screen) => filledWith(screen, options));
  const curved = typed.includes('radiusCurve')
    ? bentTo(screens, setup.radiusCurve)
    : screens.filter(({ curveRadiusMm }) => curveRadiusMm !== null);
  return curved.map((screen) => filledWith(screen, options));
}

function placingOf(setup: Setup, { want }: PlanOptions): Placing {
  const rig = rigOf(setup);
  return rig.ok ? whereToSit(rig.value, want) : { ok: false, reason: rig.reason, reach: null };
}

const angleNames = {
  h: 'a horizontal angle',
  v: 'a vertical angle',
  angle: 'a side angle',
  total: 'a total span',
} as const;

/** Message for an angle out of reach, with the limit rounded to the reachable side. */
function messageOf({ wanted }: PlanOptions, reason: NoPlace, reaches: readonly Reach[]): string {
  const reasonText =
    reason === 'wanted-angle-out-of-range'
      ? `No distance gives ${angleNames[wanted.name]} of ${wanted.degrees}° with these screens.`
      : reason === 'needs-three-screens'
        ? 'That needs three screens.'
        : words.impossible[reason];
  if (reaches.length === 0) return reasonText;
  const max = Math.max(...reaches.map((reach) => toDegrees(reach.max.angle)));
  const min = Math.min(...reaches.map((reach) => toDegrees(reach.min.angle)));
  const [fromCm, toCm] = [seats.nearestMm / 10, seats.farthestMm / 10];
  return (
    `${reasonText} From ${fromCm} to ${toCm} cm away the most is ${(Math.floor(max * 10) / 10).toFixed(1)}° ` +
    `and the least ${(Math.ceil(min * 10) / 10).toFixed(1)}°.`
  );
}

/**
 * Seat for the target angle: for one rig, or for each common size that reaches it.
 *
 * @example planReport(options) // of `--want total=180 --size 32 --bezel 8`: one answer, 62.27 cm
 */
export function planReport(options: PlanOptions): PlanResult {
  const placings = entriesOf(options).map((entry) => {
    const setup = setupOf(entry);
    return { setup, placing: placingOf(setup, options) };
  });
  const answers = placings.flatMap(({ setup, placing }) =>
    placing.ok ? [answerOf(setup, placing.value, options)] : [],
  );
  const { name, degrees } = options.wanted;
  if (answers.length > 0) return { ok: true, value: { want: { [name]: degrees }, answers } };

  const refused = placings.flatMap(({ placing }) => (placing.ok ? [] : [placing]));
  const reason = refused[0]?.reason ?? 'wanted-angle-out-of-range';
  const reaches = refused.flatMap(({ reach }) => (reach ? [reach] : []));
  return { ok: false, error: { reason, message: messageOf(options, reason, reaches) } };
}
