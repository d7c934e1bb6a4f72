import type { MeasureRecord, Only, Quantity, TripleRecord } from './record-types';

// Set-up for three screens, as data. triple.ts fills in the measures of a rig.

/** Typed recipe literal that keeps its codes, as `tableOf`. */
const recipe = <const Recipe extends TripleRecord>(written: Recipe & Only<TripleRecord, Recipe>): Recipe =>
  written;

type Details = Omit<MeasureRecord, 'what' | 'quantity' | 'unit' | 'decimals'>;

const millimetres = <What extends string>(
  what: What,
  quantity: Quantity,
  details: Details = {},
): MeasureRecord<What> => ({
  what,
  quantity,
  unit: 'mm',
  decimals: 0,
  ...details,
});

const metres = <What extends string>(
  what: What,
  quantity: Quantity,
  details: Details = {},
): MeasureRecord<What> => ({
  what,
  quantity,
  unit: 'm',
  decimals: 3,
  ...details,
});

const degrees = <What extends string>(
  what: What,
  quantity: Quantity,
  details: Details & { readonly decimals: number },
): MeasureRecord<What> => ({ what, quantity, unit: 'degrees', ...details });

/** A switch in a file, such as 0 or 1. */
const choice = <What extends string>(
  what: What,
  quantity: Quantity | number,
  details: { readonly key: string },
): MeasureRecord<What> => ({
  what,
  quantity,
  unit: 'none',
  decimals: 0,
  ...details,
});

export const tripleUnknown = recipe({
  takes: 'unknown',
  sentence: 'unknown',
});

const withDriverBezels = degrees('driver-bezels', 'one-projection-with-bezels', { decimals: 0 });

export const tripleOneProjection = recipe({
  takes: 'one-projection',
  draws: 'one-picture',
  sentence: 'one-picture',
  measures: [withDriverBezels],
});

export const tripleDcs = recipe({
  takes: 'one-projection',
  draws: 'one-picture',
  sentence: 'dcs',
  measures: [degrees('viewport', 'horizontal', { decimals: 1 }), withDriverBezels],
});

/** The older Multiview: the side cameras are turned by H, whatever the stand. */
export const tripleTurnedByHorizontal = recipe({
  takes: 'same',
  draws: 'turned-by-picture',
  sentence: 'multiview',
  measures: [
    degrees('angle-to-build', 'horizontal', { decimals: 1 }),
    degrees('angle-you-have', 'side-angle', { decimals: 1 }),
    degrees('angle-difference', 'side-angle-beyond-horizontal', { decimals: 1 }),
  ],
});

/** The geometry editor of rFactor 2 and its heir. The order of the measures is that of the file. */
export const tripleMultiviewEditor = recipe({
  takes: 'measures',
  draws: 'as-built',
  sentence: 'editor',
  menu: { code: 'geometry-editor' },
  measures: [
    metres('width', 'flat-width'),
    metres('height', 'flat-height'),
    metres('eye-distance', 'flat-distance'),
    degrees('side-angle', 'side-angle', { decimals: 3 }),
    metres('gap', 'gap'),
    metres('side-width', 'side-width', { isForOtherSizes: true }),
    metres('side-height', 'side-height', { isForOtherSizes: true }),
    metres('side-distance', 'side-distance', { isForOtherSizes: true }),
  ],
  file: {
    path: 'UserData\\Config_DX11.ini',
    line: '{key}=({value})',
    together: { centre: ['ViewParams'], sides: ['LeftView', 'RightView'] },
  },
  otherSizes: 'own-unseen',
});

export const tripleAssettoCorsa = recipe({
  takes: 'measures',
  draws: 'as-built',
  sentence: 'assetto-corsa',
  menu: { code: 'triple-screen-app' },
  measures: [
    millimetres('each-width', 'flat-width', { key: 'SP_WIDTH' }),
    millimetres('eye-distance', 'flat-distance', { key: 'SP_DISTANCE' }),
    millimetres('each-bezel', 'bezel', { key: 'SP_MARGINS' }),
    degrees('side-angle', 'side-angle', { key: 'SP_ROTATION', decimals: 0 }),
  ],
  file: {
    path: 'Documents\\Assetto Corsa\\cfg\\triple_screen.ini',
    section: 'SPINNERS',
    line: '{key}={value}',
  },
  otherSizes: 'own-in-file',
});

export const tripleAcc = recipe({
  takes: 'measures',
  draws: 'as-built',
  sentence: 'acc',
  menu: { code: 'rendering-mode' },
  measures: [
    millimetres('each-width', 'flat-width', { key: 'tripleWidth' }),
    millimetres('eye-distance', 'flat-distance', { key: 'tripleDistance' }),
    degrees('side-angle', 'side-angle', { key: 'tripleAngle', decimals: 0 }),
    millimetres('each-bezel', 'bezel', { key: 'tripleBezel' }),
  ],
});

export const tripleAcEvo = recipe({
  takes: 'measures',
  draws: 'as-built',
  sentence: 'ac-evo',
  menu: 'Settings > Video > Triple Screen',
  measures: [
    millimetres('eye-distance', 'flat-distance', { min: 100, max: 3000 }),
    millimetres('width', 'flat-width', { min: 100, max: 3000 }),
    millimetres('bezel', 'bezel', { min: -100, max: 100 }),
    degrees('side-angle', 'side-angle', { decimals: 0, min: 0, max: 90 }),
  ],
});

export const tripleBeamNg = recipe({
  takes: 'measures',
  draws: 'turned-to-face',
  sentence: 'beamng',
  menu: 'Options > Display > Multi-Monitor Render',
  measures: [
    degrees('centre', 'horizontal', { key: 'GraphicTripleMonitorCenterFovDeg', decimals: 1 }),
    degrees('left', 'side-horizontal', { key: 'GraphicTripleMonitorLeftFovDeg', decimals: 1 }),
    degrees('right', 'side-horizontal', { key: 'GraphicTripleMonitorRightFovDeg', decimals: 1 }),
    degrees('borders', 'seam-angle', { key: 'GraphicTripleMonitorBordersFovDeg', decimals: 1 }),
  ],
  otherSizes: 'own',
});

export const tripleIracing = recipe({
  takes: 'total',
  draws: 'as-built',
  sentence: 'iracing',
  menu: { code: 'field-of-view-calculator' },
  measures: [
    choice('screens', 3, { key: 'NumMonitors' }),
    choice('projections', 1, { key: 'RenderViewPerMonitor' }),
    millimetres('framed-width', 'framed-width', { key: 'MonitorWidth' }),
    millimetres('lit-width', 'lit-width', { key: 'ScreenWidth' }),
    millimetres('eye-distance', 'eye-distance', { key: 'ViewingDist' }),
    degrees('side-angle', 'side-angle', { key: 'ScreenAngles', decimals: 0, maxInComment: 65 }),
    choice('curved', 'curved', { key: 'MonitorType' }),
    millimetres('curve-radius', 'curve-radius', { key: 'RadiusOfCurvature' }),
  ],
  file: {
    path: 'Documents\\iRacing\\rendererDX11Monitor.ini',
    section: 'MonitorSetup',
    line: '{key}={value}',
  },
});

export const tripleKartKraft = recipe({
  takes: 'measures',
  draws: 'turned-to-face',
  sentence: 'kartkraft',
  menu: { code: 'camera-menu' },
  measures: [
    millimetres('framed-width', 'flat-framed-width'),
    millimetres('width', 'flat-width'),
    millimetres('eye-distance', 'flat-distance'),
  ],
});

export const tripleRaceRoom = recipe({
  takes: 'unknown',
  sentence: 'raceroom',
  measures: [degrees('side-angle', 'side-angle', { decimals: 1 }), millimetres('bezel', 'bezel')],
});

export const tripleOpenRbrTriples = recipe({
  takes: 'same',
  draws: 'turned-by-stand',
  sentence: 'rbr-triples',
  measures: [
    degrees('correction', 'side-angle-beyond-horizontal', {
      key: 'angle',
      decimals: 2,
    }),
  ],
  file: { path: 'Plugins\\openRBRTriples.toml', line: '{key} = {value}' },
});

const truckFile = { path: 'config.cfg', line: 'uset {key} "{value}"' } as const;
const levelCamera = choice('level', 1, { key: 'g_interior_camera_zero_pitch' });

/** Mode 4 places each camera by itself: any stand, any size. Its angles are in a file of their own. */
const tripleTrucksMode4 = recipe({
  takes: 'file',
  draws: 'as-built',
  sentence: 'trucks-mode-4',
  measures: [choice('views', 4, { key: 'r_multimon_mode' }), levelCamera],
  file: truckFile,
  otherSizes: 'own',
});

/** Both truck simulators. Mode 2 takes one angle for three equal screens that face the eye. */
export const tripleTrucks = recipe({
  takes: 'measures',
  draws: 'turned-to-face',
  sentence: 'trucks',
  measures: [
    choice('views', 2, { key: 'r_multimon_mode' }),
    degrees('each-screen', 'horizontal', { key: 'r_multimon_fov_horizontal', decimals: 2 }),
    choice('height-follows', 0, { key: 'r_multimon_fov_vertical' }),
    degrees('left-seam', 'seam-angle', { key: 'r_multimon_border_fov_left', decimals: 2 }),
    degrees('right-seam', 'seam-angle', { key: 'r_multimon_border_fov_right', decimals: 2 }),
    levelCamera,
    degrees('mode-0-or-1', 'one-projection', { decimals: 0 }),
  ],
  file: truckFile,
  forOtherStands: tripleTrucksMode4,
});
