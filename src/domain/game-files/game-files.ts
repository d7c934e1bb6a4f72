import { floorPlan } from '../geometry/floor-plan';
import type { ViewedRig } from '../geometry/compute-view';
import { answerFor, type PossibleAnswer } from '../games/game-answer';
import { measuresOfView, type Measure } from '../games/measure';
import type { Game } from '../games/types';
import { fileKinds, type FileKind } from './file-kinds';
import { cameraPartOf, screenNames, threeScreens, type Edges, type ScreenName } from './screen-geometry';
import type { Amount, Camera, FileNote, FileReason, GameFile, TargetValue } from './types';

// Values of each game's files for a rig. Only known files are listed: no file is better than a wrong one.

/** A rig with the game's answer to it. */
interface AnsweredRig extends ViewedRig {
  readonly answer: PossibleAnswer;
}

const fileOf = (
  kind: FileKind,
  targets: readonly TargetValue[],
  ...notes: readonly FileNote[]
): GameFile => ({
  ...kind,
  targets,
  notes,
});

const at = (
  section: string | null,
  key: string,
  reason: FileReason,
  ...numbers: readonly Amount[]
): TargetValue => ({
  section,
  key,
  reason,
  numbers,
});

const whole = (value: number): Amount => ({ value, decimals: 0 });
const sixDecimals = (value: number): Amount => ({ value, decimals: 6 });

/** A number within the game's limits, and the side on which the rig's own number exceeds them. */
interface WithinLimits {
  readonly amount: Amount;
  readonly outOfRange: 'below' | 'above' | null;
}

/** Number of the game's menu, as the page shows it. */
const menuNumber = ({ answer }: AnsweredRig): WithinLimits | null => {
  if (answer.kind !== 'number') return null;
  const { scale, setting } = answer;
  const amount = { value: setting.value, decimals: scale.decimals };
  return { amount, outOfRange: setting.outOfRange };
};

/** The true number, for a file that takes more decimals than the menu; clamped to the game's limits. */
const exactNumber = ({ answer }: AnsweredRig, decimals: number): WithinLimits | null => {
  if (answer.kind !== 'number') return null;
  const { exact, limits } = answer.setting;
  const min = limits.min ?? -Infinity;
  const max = limits.max ?? Infinity;
  return {
    amount: { value: Math.min(Math.max(exact, min), max), decimals },
    outOfRange: exact < min ? 'below' : exact > max ? 'above' : null,
  };
};

type Place = Omit<TargetValue, 'numbers' | 'word'>;

const limitReasons = { below: 'game-minimum', above: 'game-maximum' } as const;

/** Gives a clamped number the limit as its reason, not the rig. */
const targetNumber = (place: Place, { amount, outOfRange }: WithinLimits): TargetValue => ({
  ...place,
  reason: outOfRange === null ? place.reason : limitReasons[outOfRange],
  numbers: [amount],
});

const oneNumber = (
  kind: FileKind,
  place: Place,
  number: WithinLimits | null,
  ...notes: readonly FileNote[]
): readonly GameFile[] => (number ? [fileOf(kind, [targetNumber(place, number)], ...notes)] : []);

const measuresOf = ({ answer }: AnsweredRig): readonly Measure[] => answer.triple?.measures ?? [];

/** Each measure with a key, under that key. */
const keyedMeasures = (answered: AnsweredRig, section: string | null): readonly TargetValue[] =>
  measuresOf(answered).flatMap(({ key, what, value, decimals }) =>
    key === null ? [] : [at(section, key, what, { value, decimals })],
  );

const isTriple = ({ view }: AnsweredRig): boolean => view.triple !== null;

const iracing = (answered: AnsweredRig): readonly GameFile[] => {
  const { rig } = answered;
  const section = 'MonitorSetup';
  const radiusMm = rig.panel.curveRadiusMm;
  const ofOneScreen: readonly TargetValue[] = [
    at(section, 'NumMonitors', 'screens', whole(1)),
    at(section, 'ScreenWidth', 'lit-width', whole(rig.panel.widthMm)),
    // The rig has no frame width; a frame is at least as wide as the picture.
    {
      ...at(section, 'MonitorWidth', 'no-narrower-than-lit', whole(rig.panel.widthMm)),
      atLeast: true,
    },
    at(section, 'ViewingDist', 'eye-distance', whole(rig.eyeDistanceMm)),
    at(section, 'MonitorType', 'curved', whole(radiusMm === null ? 0 : 1)),
    ...(radiusMm === null ? [] : [at(section, 'RadiusOfCurvature', 'curve-radius', whole(radiusMm))]),
  ];
  const measures = isTriple(answered) ? keyedMeasures(answered, section) : ofOneScreen;
  const number = menuNumber(answered);
  // The sim probably clamps the number, and computes the right one from the measures.
  const isBeyond = (number?.amount.value ?? 0) > 179;
  const notes = [
    'close-first',
    ...(isTriple(answered) ? [] : (['frame-width'] as const)),
    ...(isBeyond ? (['beyond-179'] as const) : []),
  ] as const;
  const place = {
    section: 'View',
    key: 'drivingCamFOV',
    reason: isTriple(answered) ? 'span' : 'number',
  } as const;
  return [
    fileOf(fileKinds.iracingMonitor, measures, ...notes),
    ...(isBeyond ? [] : oneNumber(fileKinds.iracingApp, place, number, 'close-first')),
  ];
};

const inMetres = (mm: number): Amount => ({ value: mm / 1000, decimals: 6, trims: true });

const pointsOf = (section: string, { left, right }: Edges): readonly TargetValue[] => [
  at(section, 'LEFT_POINT', 'left-edge', inMetres(left.xMm), inMetres(left.yMm)),
  at(section, 'RIGHT_POINT', 'right-edge', inMetres(right.xMm), inMetres(right.yMm)),
];

const screensOf = ({ rig }: ViewedRig): Readonly<Record<ScreenName, Edges>> | null => {
  const plan = floorPlan(rig);
  return plan.ok ? threeScreens(plan.value) : null;
};

const assettoCorsa = (answered: AnsweredRig): readonly GameFile[] => {
  const screens = screensOf(answered);
  const mode = (word: string, reason: FileReason): TargetValue => ({
    ...{ section: 'CAMERA', key: 'MODE', reason, word },
    from: ['DEFAULT', 'TRIPLE'],
  });
  if (!screens) {
    const place = { section: 'MODE', key: 'FOV', reason: 'number' } as const;
    return [
      ...oneNumber(fileKinds.assettoCorsaCamera, place, exactNumber(answered, 4)),
      fileOf(fileKinds.assettoCorsaVideo, [mode('DEFAULT', 'one-screen')]),
    ];
  }
  const points = [
    ...pointsOf('LEFT_SCREEN', screens.left),
    ...pointsOf('CENTER_SCREEN', screens.centre),
    ...pointsOf('RIGHT_SCREEN', screens.right),
  ];
  return [
    fileOf(fileKinds.assettoCorsaTriple, [...points, ...keyedMeasures(answered, 'SPINNERS')], 'points'),
    fileOf(fileKinds.assettoCorsaVideo, [mode('TRIPLE', 'three-screens')]),
  ];
};

/** In the order of the game's broadcast list. That the file has the same order is inferred. */
const camerasOfCompetizione: readonly Camera[] = [
  ...(['chase', 'far-chase', 'bonnet', 'dash-pro', 'cockpit', 'dash', 'helmet'] as const),
];

const competizione = (answered: AnsweredRig): readonly GameFile[] => {
  if (isTriple(answered)) return [fileOf(fileKinds.competizione, keyedMeasures(answered, null))];
  const place: Place = {
    section: null,
    key: 'cameraFOV',
    index: camerasOfCompetizione.indexOf('cockpit'),
    cameras: camerasOfCompetizione,
    reason: 'cockpit-number',
  };
  return oneNumber(fileKinds.competizione, place, menuNumber(answered), 'one-camera');
};

/** All five measures in one value, for each of the three views. */
const multiview = (kind: FileKind, answered: AnsweredRig): readonly GameFile[] => {
  const amountsOf = (view: 'centre' | 'side') =>
    measuresOfView(measuresOf(answered), view).map(({ value, decimals }) => ({ value, decimals }));
  const view = (key: string, reason: 'centre' | 'left' | 'right') =>
    at(null, key, reason, ...amountsOf(reason === 'centre' ? 'centre' : 'side'));
  return [
    fileOf(kind, [
      at(null, 'SubViews', 'three-screens', whole(2)),
      { ...at(null, 'UseSubViewParams', 'own-views', whole(1)), from: ['0', '1'] },
      view('ViewParams', 'centre'),
      view('LeftView', 'left'),
      view('RightView', 'right'),
    ]),
  ];
};

const rFactor2 = (answered: AnsweredRig): readonly GameFile[] => {
  if (isTriple(answered)) return multiview(fileKinds.rFactor2, answered);
  const place = { section: 'Graphic Options', key: 'Vertical FOV Degrees', reason: 'number' } as const;
  return oneNumber(fileKinds.rFactor2Player, place, menuNumber(answered));
};

/** Values of one screen in `multimon_config.sii`. */
const monitorOf = (section: ScreenName, edges: Edges, ratio: number): readonly TargetValue[] => {
  const part = cameraPartOf(edges, ratio);
  const entry = (key: string, reason: FileReason, value: number) =>
    at(section, key, reason, sixDecimals(value));
  return [
    entry('horizontal_fov_relative_offset', 'no-other-turn', 0),
    // Positive is to the left in the game.
    entry('heading_offset', 'heading', 0 - part.headingDegrees),
    entry('horizontal_fov_override', 'frustum-width', part.horizontalDegrees),
    entry('vertical_fov_override', 'frustum-height', part.verticalDegrees),
    entry('frustum_subrect_x', 'part-begins', part.begins),
    entry('frustum_subrect_y', 'part-height', 0),
    entry('frustum_subrect_width', 'part-width', part.width),
    entry('frustum_subrect_height', 'part-height', 1),
  ];
};

const trucks =
  (folder: string) =>
  (answered: AnsweredRig): readonly GameFile[] => {
    const screens = screensOf(answered);
    if (!screens) return [];
    const inFolder = (kind: FileKind): FileKind => ({
      ...kind,
      path: `Documents\\${folder}\\${kind.name}`,
    });
    const config = inFolder(fileKinds.truckConfig);
    const keyed = keyedMeasures(answered, null);
    if (answered.answer.kind !== 'no-effect') return [fileOf(config, keyed, 'read-at-start')];
    const { panel, sides } = answered.rig;
    const ratioOf = ({ widthMm, heightMm } = panel): number => heightMm / widthMm;
    const monitors = screenNames.flatMap((name) =>
      monitorOf(name, screens[name], name === 'centre' ? ratioOf() : ratioOf(sides?.panel ?? panel)),
    );
    return [
      fileOf(inFolder(fileKinds.truckMonitors), monitors, 'mode-4', 'read-at-start'),
      fileOf(config, keyed),
    ];
  };

const richardBurnsRally = (answered: AnsweredRig): readonly GameFile[] => {
  const number = menuNumber(answered);
  if (!number) return [];
  const place = { section: null, key: 'CockpitOverrideFOVValue', reason: 'number' } as const;
  const targets = [
    { ...at(null, 'CockpitOverrideFOV', 'switch', whole(1)), from: ['0', '1'] },
    targetNumber(place, number),
  ];
  return [fileOf(fileKinds.richardBurnsRally, targets, 'switch')];
};

const farmingSimulator = (answered: AnsweredRig): readonly GameFile[] =>
  oneNumber(
    fileKinds.farmingSimulator,
    { section: 'gameSettings', key: 'fovY', reason: 'number' },
    menuNumber(answered),
  );

const byGame: Readonly<Record<string, (answered: AnsweredRig) => readonly GameFile[]>> = {
  acc: competizione,
  'assetto-corsa': assettoCorsa,
  ats: trucks('American Truck Simulator'),
  ets2: trucks('Euro Truck Simulator 2'),
  'farming-simulator-19': farmingSimulator,
  'farming-simulator-22': farmingSimulator,
  'farming-simulator-25': farmingSimulator,
  gtr2: (answered) =>
    oneNumber(
      fileKinds.gtr2,
      { section: 'Graphic Options', key: 'FOV Multiplier', reason: 'number', quoted: true },
      exactNumber(answered, 5),
    ),
  iracing,
  lmu: (answered) => (isTriple(answered) ? multiview(fileKinds.leMansUltimate, answered) : []),
  rbr: richardBurnsRally,
  'rbr-triples': richardBurnsRally,
  'rfactor-2': rFactor2,
};

/**
 * The game's known files, with the values for this rig.
 *
 * @example gameFiles(gameById('assetto-corsa')!, seen)[0]
 * // 27in at 50 cm: camera_onboard.ini, [MODE] FOV 37.1675
 */
export const gameFiles = (game: Game, { rig, view }: ViewedRig): readonly GameFile[] =>
  byGame[game.id]?.({ answer: answerFor(game, { rig, view }), rig, view }) ?? [];
