import type { MeasureSpec, Quantity, TripleSpec } from './types';

// What to do with three screens, as data. triple.ts fills in the measures of a rig.

type Details = Omit<MeasureSpec, 'what' | 'quantity' | 'unit' | 'decimals'>;

const millimetres = (what: string, quantity: Quantity, details: Details = {}): MeasureSpec => ({
  what,
  quantity,
  unit: 'mm',
  decimals: 0,
  ...details,
});

const metres = (what: string, quantity: Quantity): MeasureSpec => ({
  what,
  quantity,
  unit: 'm',
  decimals: 3,
});

const degrees = (
  what: string,
  quantity: Quantity,
  details: Details & { readonly decimals: number },
): MeasureSpec => ({ what, quantity, unit: 'degrees', ...details });

/** A switch in a file, such as 0 or 1. */
const choice = (
  what: string,
  quantity: Quantity | number,
  details: { readonly key: string },
): MeasureSpec => ({
  what,
  quantity,
  unit: 'none',
  decimals: 0,
  ...details,
});

export const tripleUnknown: TripleSpec = {
  takes: 'unknown',
  sentence:
    'What this game expects with three screens is not known. The number is the one for your centre screen.',
};

const withDriverBezels = degrees(
  'The number instead, if your graphics driver corrects for bezels',
  'one-projection-with-bezels',
  { decimals: 0 },
);

export const tripleOneProjection: TripleSpec = {
  takes: 'one-projection',
  draws: 'one-picture',
  sentence:
    'The game lays one flat picture over all three screens, so enter the angle of that whole picture. Only ' +
    'the centre screen can be true then, unless all three stand in one plane.',
  measures: [withDriverBezels],
};

export const tripleDcs: TripleSpec = {
  takes: 'one-projection',
  draws: 'one-picture',
  sentence:
    'With one camera over all three screens, enter the angle of the whole flat picture. With three ' +
    'viewports in a MonitorSetup file, each takes the angle of one screen.',
  measures: [degrees('Each of three viewports', 'horizontal', { decimals: 1 }), withDriverBezels],
};

/** The older Multiview: the side cameras are turned by H, whatever the stand does. */
export const tripleTurnedByHorizontal: TripleSpec = {
  takes: 'same',
  draws: 'turned-by-picture',
  sentence:
    'Turn on Multiview and enter the same number. The game turns its side views by exactly the horizontal ' +
    'angle of your centre screen and knows no bezels, so set your stand to that angle.',
  measures: [
    degrees('Side angle to build', 'horizontal', { decimals: 1 }),
    degrees('Side angle you have', 'side-angle', { decimals: 1 }),
    degrees('Yours minus the one to build', 'side-angle-beyond-horizontal', { decimals: 1 }),
  ],
};

/** The geometry editor of rFactor 2 and its heir. The order of the measures is their order in the file. */
export const tripleMultiviewEditor: TripleSpec = {
  takes: 'measures',
  draws: 'as-built',
  sentence:
    'Turn on Multiview and enter these measurements in its geometry editor (Ctrl and =) or in the file. They ' +
    'make the picture; the FOV number then does nothing.',
  measures: [
    metres('Screen width', 'flat-width'),
    metres('Screen height', 'flat-height'),
    metres('Eye distance', 'flat-distance'),
    degrees('Side angle', 'side-angle', { decimals: 3 }),
    metres('Gap between two pictures', 'gap'),
  ],
  file: {
    path: 'UserData\\Config_DX11.ini',
    line: '{key}=({value})',
    together: ['ViewParams', 'LeftView', 'RightView'],
  },
};

export const tripleAssettoCorsa: TripleSpec = {
  takes: 'measures',
  draws: 'as-built',
  sentence:
    'Set MODE=TRIPLE under [CAMERA] in video.ini, then enter these measurements in the triple-screen app. They ' +
    'replace the FOV number.',
  measures: [
    millimetres('Width of each screen', 'flat-width', { key: 'SP_WIDTH' }),
    millimetres('Eye distance', 'flat-distance', { key: 'SP_DISTANCE' }),
    millimetres('Bezel of each screen', 'bezel', { key: 'SP_MARGINS' }),
    degrees('Side angle', 'side-angle', { key: 'SP_ROTATION', decimals: 0 }),
  ],
  file: {
    path: 'Documents\\Assetto Corsa\\cfg\\triple_screen.ini',
    section: 'SPINNERS',
    line: '{key}={value}',
  },
};

export const tripleAcc: TripleSpec = {
  takes: 'measures',
  draws: 'as-built',
  sentence:
    'Choose the rendering mode Triple Screen and enter these measurements. They make the picture; the FOV ' +
    'slider is off then.',
  measures: [
    millimetres('Width of each screen', 'flat-width', { key: 'tripleWidth' }),
    millimetres('Eye distance', 'flat-distance', { key: 'tripleDistance' }),
    degrees('Side angle', 'side-angle', { key: 'tripleAngle', decimals: 0 }),
    millimetres('Bezel of each screen', 'bezel', { key: 'tripleBezel' }),
  ],
};

export const tripleAcEvo: TripleSpec = {
  takes: 'measures',
  draws: 'as-built',
  sentence:
    'Turn on Settings > Video > Triple Screen and enter these measurements. They make the picture; the FOV ' +
    'slider is off then.',
  measures: [
    millimetres('Eye distance', 'flat-distance', { min: 100, max: 3000 }),
    millimetres('Screen width', 'flat-width', { min: 100, max: 3000 }),
    millimetres('Bezel', 'bezel', { min: -100, max: 100 }),
    degrees('Side angle', 'side-angle', { decimals: 0, min: 0, max: 90 }),
  ],
};

export const tripleBeamNg: TripleSpec = {
  takes: 'measures',
  draws: 'turned-to-face',
  sentence:
    'Turn on Options > Display > Multi-Monitor Render and enter these angles. They are horizontal, one for ' +
    'each screen.',
  measures: [
    degrees('Centre screen', 'horizontal', { key: 'GraphicTripleMonitorCenterFovDeg', decimals: 1 }),
    degrees('Left screen', 'horizontal', { key: 'GraphicTripleMonitorLeftFovDeg', decimals: 1 }),
    degrees('Right screen', 'horizontal', { key: 'GraphicTripleMonitorRightFovDeg', decimals: 1 }),
    degrees('Borders', 'seam-angle', { key: 'GraphicTripleMonitorBordersFovDeg', decimals: 1 }),
  ],
};

export const tripleIracing: TripleSpec = {
  takes: 'total',
  draws: 'as-built',
  sentence:
    'Type these measurements into the field-of-view calculator, or put the lines into the file. The game then works ' +
    'out its number itself; the whole span shown here is what it should come to.',
  measures: [
    choice('Number of screens', 3, { key: 'NumMonitors' }),
    choice('Three projections', 1, { key: 'RenderViewPerMonitor' }),
    millimetres('Screen width with bezels', 'framed-width', { key: 'MonitorWidth' }),
    millimetres('Lit screen width', 'lit-width', { key: 'ScreenWidth' }),
    millimetres('Eye distance', 'eye-distance', { key: 'ViewingDist' }),
    degrees('Side angle', 'side-angle', { key: 'ScreenAngles', decimals: 0, max: 65 }),
    choice('Flat (0) or curved (1)', 'curved', { key: 'MonitorType' }),
    millimetres('Radius of the curve', 'curve-radius', { key: 'RadiusOfCurvature' }),
  ],
  file: {
    path: 'Documents\\iRacing\\rendererDX11Monitor.ini',
    section: 'MonitorSetup',
    line: '{key}={value}',
  },
};

export const tripleKartKraft: TripleSpec = {
  takes: 'measures',
  draws: 'turned-to-face',
  sentence: 'Enter these measurements in the camera menu.',
  measures: [
    millimetres('Screen width with bezels', 'flat-framed-width'),
    millimetres('Screen width', 'flat-width'),
    millimetres('Eye distance', 'flat-distance'),
  ],
};

export const tripleRaceRoom: TripleSpec = {
  takes: 'unknown',
  sentence:
    'The game draws three views itself and asks for the side angle and the bezel. Let Advanced FOV do the ' +
    'rest.',
  measures: [degrees('Side angle', 'side-angle', { decimals: 1 }), millimetres('Bezel', 'bezel')],
};

export const tripleOpenRbrTriples: TripleSpec = {
  takes: 'same',
  draws: 'turned-by-stand',
  sentence:
    'Enter the same number. The plugin turns the side views by the horizontal angle of one screen; give ' +
    'both side screens the rest of your side angle as the correction.',
  measures: [
    degrees('Angle correction of each side screen', 'side-angle-beyond-horizontal', {
      key: 'angle',
      decimals: 2,
    }),
  ],
  file: { path: 'Plugins\\openRBRTriples.toml', line: '{key} = {value}' },
};

/** The two truck simulators read the same lines. */
export const tripleTrucks: TripleSpec = {
  takes: 'measures',
  draws: 'turned-to-face',
  sentence:
    'Put these lines into the file and turn off the bezel correction of your graphics driver. In the modes ' +
    '0 and 1 the game draws one flat picture over all three screens instead; in mode 4, ' +
    'multimon_config.sii takes a heading and an angle for each screen.',
  measures: [
    choice('Three views', 2, { key: 'r_multimon_mode' }),
    degrees('Each screen', 'horizontal', { key: 'r_multimon_fov_horizontal', decimals: 2 }),
    choice('Height follows the width', 0, { key: 'r_multimon_fov_vertical' }),
    degrees('Left seam', 'seam-angle', { key: 'r_multimon_border_fov_left', decimals: 2 }),
    degrees('Right seam', 'seam-angle', { key: 'r_multimon_border_fov_right', decimals: 2 }),
    choice('Level camera', 1, { key: 'g_interior_camera_zero_pitch' }),
    degrees('The one flat picture of mode 0 or 1', 'one-projection', { decimals: 0 }),
  ],
  file: { path: 'config.cfg', line: 'uset {key} "{value}"' },
};
