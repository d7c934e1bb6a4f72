import { floorPlan } from '../geometry/floor-plan';
import type { ViewedRig } from '../geometry/compute-view';
import { limitsFor, settingFor } from '../games/setting';
import { tripleFor, type Measure } from '../games/triple';
import type { Game } from '../games/types';
import { fileKinds, type FileKind } from './file-kinds';
import { cameraPartOf, screenNames, threeScreens, type Edges, type ScreenName } from './screen-geometry';
import type { Amount, Camera, FileNote, FileReason, GameFile, Wanted } from './types';

// What each game's files have to say for a rig. Only files that are known are here: no file is better than a wrong one.

interface Asked extends ViewedRig {
  readonly game: Game;
}

const fileOf = (kind: FileKind, wanted: readonly Wanted[], ...notes: readonly FileNote[]): GameFile => ({
  ...kind,
  wanted,
  notes,
});

const at = (
  section: string | null,
  key: string,
  reason: FileReason,
  ...numbers: readonly Amount[]
): Wanted => ({
  section,
  key,
  reason,
  numbers,
});

const whole = (value: number): Amount => ({ value, decimals: 0 });
const sixDecimals = (value: number): Amount => ({ value, decimals: 6 });

/** A number, and whether the rig's own lies beyond what the game allows: then it is the limit. */
interface WithinLimits {
  readonly amount: Amount;
  readonly outOfRange: 'below' | 'above' | null;
}

/** The number of the game's menu, as the page shows it. */
const menuNumber = ({ game, view }: Asked): WithinLimits | null => {
  const setting = settingFor(game, view);
  if (!setting || !game.scale) return null;
  const amount = { value: setting.value, decimals: game.scale.decimals };
  return { amount, outOfRange: setting.outOfRange };
};

/** The true number, where a file takes more decimals than the menu; beyond the game's limits, the limit. */
const exactNumber = ({ game, view }: Asked, decimals: number): WithinLimits | null => {
  const setting = settingFor(game, view);
  const limits = limitsFor(game, view);
  if (!setting || !limits) return null;
  const { exact } = setting;
  const min = limits.min ?? -Infinity;
  const max = limits.max ?? Infinity;
  return {
    amount: { value: Math.min(Math.max(exact, min), max), decimals },
    outOfRange: exact < min ? 'below' : exact > max ? 'above' : null,
  };
};

type Place = Omit<Wanted, 'numbers' | 'word'>;

const limitReasons = { below: 'game-minimum', above: 'game-maximum' } as const;

/** What a limit of the game made must not be said to be the rig's. */
const wantedNumber = (place: Place, { amount, outOfRange }: WithinLimits): Wanted => ({
  ...place,
  reason: outOfRange === null ? place.reason : limitReasons[outOfRange],
  numbers: [amount],
});

const oneNumber = (
  kind: FileKind,
  place: Place,
  number: WithinLimits | null,
  ...notes: readonly FileNote[]
): readonly GameFile[] => (number ? [fileOf(kind, [wantedNumber(place, number)], ...notes)] : []);

const measuresOf = ({ game, rig, view }: Asked): readonly Measure[] =>
  tripleFor(game, rig, view)?.measures ?? [];

/** The measures that have a key, each at its own. */
const keyedMeasures = (asked: Asked, section: string | null): readonly Wanted[] =>
  measuresOf(asked).flatMap(({ key, what, value, decimals }) =>
    key === null ? [] : [at(section, key, what, { value, decimals })],
  );

const isTriple = ({ view }: Asked): boolean => view.triple !== null;

const iracing = (asked: Asked): readonly GameFile[] => {
  const { rig } = asked;
  const section = 'MonitorSetup';
  const radiusMm = rig.panel.curveRadiusMm;
  const ofOneScreen: readonly Wanted[] = [
    at(section, 'NumMonitors', 'screens', whole(1)),
    at(section, 'ScreenWidth', 'lit-width', whole(rig.panel.widthMm)),
    // How wide its frame is, nobody asked; that it is none narrower than the picture is certain.
    {
      ...at(section, 'MonitorWidth', 'no-narrower-than-lit', whole(rig.panel.widthMm)),
      atLeast: true,
    },
    at(section, 'ViewingDist', 'eye-distance', whole(rig.eyeDistanceMm)),
    at(section, 'MonitorType', 'curved', whole(radiusMm === null ? 0 : 1)),
    ...(radiusMm === null ? [] : [at(section, 'RadiusOfCurvature', 'curve-radius', whole(radiusMm))]),
  ];
  const measures = isTriple(asked) ? keyedMeasures(asked, section) : ofOneScreen;
  const number = menuNumber(asked);
  // The sim likely holds it there; from the measures it works out the right one by itself.
  const isBeyond = (number?.amount.value ?? 0) > 179;
  const notes = [
    'close-first',
    ...(isTriple(asked) ? [] : (['frame-width'] as const)),
    ...(isBeyond ? (['beyond-179'] as const) : []),
  ] as const;
  const place = {
    section: 'View',
    key: 'drivingCamFOV',
    reason: isTriple(asked) ? 'span' : 'number',
  } as const;
  return [
    fileOf(fileKinds.iracingMonitor, measures, ...notes),
    ...(isBeyond ? [] : oneNumber(fileKinds.iracingApp, place, number, 'close-first')),
  ];
};

const inMetres = (mm: number): Amount => ({ value: mm / 1000, decimals: 6, trims: true });

const pointsOf = (section: string, { left, right }: Edges): readonly Wanted[] => [
  at(section, 'LEFT_POINT', 'left-edge', inMetres(left.xMm), inMetres(left.yMm)),
  at(section, 'RIGHT_POINT', 'right-edge', inMetres(right.xMm), inMetres(right.yMm)),
];

const screensOf = ({ rig }: ViewedRig): Readonly<Record<ScreenName, Edges>> | null => {
  const plan = floorPlan(rig);
  return plan.ok ? threeScreens(plan.value) : null;
};

const assettoCorsa = (asked: Asked): readonly GameFile[] => {
  const screens = screensOf(asked);
  const mode = (word: string, reason: FileReason): Wanted => ({
    ...{ section: 'CAMERA', key: 'MODE', reason, word },
    from: ['DEFAULT', 'TRIPLE'],
  });
  if (!screens) {
    const place = { section: 'MODE', key: 'FOV', reason: 'number' } as const;
    return [
      ...oneNumber(fileKinds.assettoCorsaCamera, place, exactNumber(asked, 4)),
      fileOf(fileKinds.assettoCorsaVideo, [mode('DEFAULT', 'one-screen')]),
    ];
  }
  const points = [
    ...pointsOf('LEFT_SCREEN', screens.left),
    ...pointsOf('CENTER_SCREEN', screens.centre),
    ...pointsOf('RIGHT_SCREEN', screens.right),
  ];
  return [
    fileOf(fileKinds.assettoCorsaTriple, [...points, ...keyedMeasures(asked, 'SPINNERS')], 'points'),
    fileOf(fileKinds.assettoCorsaVideo, [mode('TRIPLE', 'three-screens')]),
  ];
};

/** As the game's broadcast lists them. That its file has the same order is inferred. */
const camerasOfCompetizione: readonly Camera[] = [
  ...(['chase', 'far-chase', 'bonnet', 'dash-pro', 'cockpit', 'dash', 'helmet'] as const),
];

const competizione = (asked: Asked): readonly GameFile[] => {
  if (isTriple(asked)) return [fileOf(fileKinds.competizione, keyedMeasures(asked, null))];
  const place: Place = {
    section: null,
    key: 'cameraFOV',
    index: camerasOfCompetizione.indexOf('cockpit'),
    cameras: camerasOfCompetizione,
    reason: 'cockpit-number',
  };
  return oneNumber(fileKinds.competizione, place, menuNumber(asked), 'one-camera');
};

/** All five measures in one value, for each of the three views. */
const multiview = (kind: FileKind, asked: Asked): readonly GameFile[] => {
  const amounts = measuresOf(asked).map(({ value, decimals }) => ({ value, decimals }));
  const view = (key: string, reason: FileReason) => at(null, key, reason, ...amounts);
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

const rFactor2 = (asked: Asked): readonly GameFile[] => {
  if (isTriple(asked)) return multiview(fileKinds.rFactor2, asked);
  const place = { section: 'Graphic Options', key: 'Vertical FOV Degrees', reason: 'number' } as const;
  return oneNumber(fileKinds.rFactor2Player, place, menuNumber(asked));
};

/** What one screen of `multimon_config.sii` has to say. */
const monitorOf = (section: ScreenName, edges: Edges, ratio: number): readonly Wanted[] => {
  const part = cameraPartOf(edges, ratio);
  const entry = (key: string, reason: FileReason, value: number) =>
    at(section, key, reason, sixDecimals(value));
  return [
    entry('horizontal_fov_relative_offset', 'no-other-turn', 0),
    // The game counts to the left.
    entry('heading_offset', 'heading', 0 - part.headingDegrees),
    entry('horizontal_fov_override', 'frustum-width', part.horizontalDegrees),
    entry('vertical_fov_override', 'frustum-height', part.verticalDegrees),
    entry('frustum_subrect_x', 'part-begins', part.begins),
    entry('frustum_subrect_y', 'part-height', 0),
    entry('frustum_subrect_width', 'part-width', part.width),
    entry('frustum_subrect_height', 'part-height', 1),
  ];
};

/** Half a millimetre beside the foot of the perpendicular is nothing. */
const facesEye = ({ rig, view }: Asked): boolean =>
  rig.sides?.panel === null && Math.abs(view.triple?.sideOffsetMm ?? 0) < 0.5;

const trucks =
  (folder: string) =>
  (asked: Asked): readonly GameFile[] => {
    const screens = screensOf(asked);
    if (!screens) return [];
    const inFolder = (kind: FileKind): FileKind => ({
      ...kind,
      path: `Documents\\${folder}\\${kind.name}`,
    });
    const config = inFolder(fileKinds.truckConfig);
    if (facesEye(asked)) return [fileOf(config, keyedMeasures(asked, null), 'read-at-start')];
    const { panel, sides } = asked.rig;
    const ratioOf = ({ widthMm, heightMm } = panel): number => heightMm / widthMm;
    const monitors = screenNames.flatMap((name) =>
      monitorOf(name, screens[name], name === 'centre' ? ratioOf() : ratioOf(sides?.panel ?? panel)),
    );
    return [
      fileOf(inFolder(fileKinds.truckMonitors), monitors, 'mode-4', 'read-at-start'),
      fileOf(config, [
        at(null, 'r_multimon_mode', 'own-views', whole(4)),
        at(null, 'g_interior_camera_zero_pitch', 'level', whole(1)),
      ]),
    ];
  };

const richardBurnsRally = (asked: Asked): readonly GameFile[] => {
  const number = menuNumber(asked);
  if (!number) return [];
  const place = { section: null, key: 'CockpitOverrideFOVValue', reason: 'number' } as const;
  const wanted = [
    { ...at(null, 'CockpitOverrideFOV', 'switch', whole(1)), from: ['0', '1'] },
    wantedNumber(place, number),
  ];
  return [fileOf(fileKinds.richardBurnsRally, wanted, 'switch')];
};

const farmingSimulator = (asked: Asked): readonly GameFile[] =>
  oneNumber(
    fileKinds.farmingSimulator,
    { section: 'gameSettings', key: 'fovY', reason: 'number' },
    menuNumber(asked),
  );

const byGame: Readonly<Record<string, (asked: Asked) => readonly GameFile[]>> = {
  acc: competizione,
  'assetto-corsa': assettoCorsa,
  ats: trucks('American Truck Simulator'),
  ets2: trucks('Euro Truck Simulator 2'),
  'farming-simulator-19': farmingSimulator,
  'farming-simulator-22': farmingSimulator,
  'farming-simulator-25': farmingSimulator,
  gtr2: (asked) =>
    oneNumber(
      fileKinds.gtr2,
      { section: 'Graphic Options', key: 'FOV Multiplier', reason: 'number', quoted: true },
      exactNumber(asked, 5),
    ),
  iracing,
  lmu: (asked) => (isTriple(asked) ? multiview(fileKinds.leMansUltimate, asked) : []),
  rbr: richardBurnsRally,
  'rbr-triples': richardBurnsRally,
  'rfactor-2': rFactor2,
};

/**
 * The files of a game that are known, with what this rig wants in them.
 *
 * @example gameFiles(gameById('assetto-corsa')!, seen)[0]
 * // 27in at 50 cm: camera_onboard.ini, [MODE] FOV 37.1675
 */
export const gameFiles = (game: Game, { rig, view }: ViewedRig): readonly GameFile[] =>
  byGame[game.id]?.({ game, rig, view }) ?? [];
