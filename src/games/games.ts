import { gamesWithoutSetting } from './games-without-setting';
import {
  believed,
  between,
  confirmed,
  degreesOfUnknownStep,
  projectCarsRange,
  readAt,
  reported,
  timesFiftyEight,
  twiceVertical,
  wholeDegrees,
} from './record-parts';
import {
  tripleAcEvo,
  tripleAcc,
  tripleAssettoCorsa,
  tripleBeamNg,
  tripleDcs,
  tripleIracing,
  tripleKartKraft,
  tripleMultiviewEditor,
  tripleOneProjection,
  tripleOpenRbrTriples,
  tripleRaceRoom,
  tripleTrucks,
  tripleTurnedByHorizontal,
  tripleUnknown,
} from './triple-recipes';
import type { Game, Scale } from './types';

/** The slider of the F1 series: 2° of a 16:9 picture's width a step, however the steps are numbered. */
const f1Slider = ({ step, decimals, reach }: Record<'step' | 'decimals' | 'reach', number>): Scale => ({
  takes: 'a slider around 77° horizontal at 16:9, 2° a step',
  conversion: { kind: 'ratio-linear', ratio: 16 / 9, zeroAt: 77, degreesPerUnit: 2 / step },
  range: between(-reach, reach),
  step,
  decimals,
  unit: 'none',
});

const f1 = {
  developer: 'Codemasters',
  where: {
    menu: 'Camera customisation',
    file: null,
    tip: 'This is for the cockpit camera. T-cam and nose start from 82°, the T-cam offset from 85°.',
  },
  triple: {
    takes: 'same',
    draws: 'one-picture',
    sentence:
      'Enter the same number. The game lays one flat picture over all three screens, and only the centre ' +
      'screen can be true.',
  },
  sources: readAt(
    'https://www.reddit.com/r/F1Game/comments/7x0of9/',
    'https://github.com/dinex86/FOV-Calculator/pull/12',
    'https://github.com/caerphoto/fovcalc',
  ),
  outOfTheBox: { degrees: 77, axis: 'horizontal', ratio: 16 / 9 },
} as const satisfies Partial<Game>;

const f1Hundredths = {
  ...f1,
  scale: f1Slider({ step: 0.05, decimals: 2, reach: 1 }),
  evidence: reported('A player measured the slider; Codemasters never published what it means.'),
} as const satisfies Partial<Game>;

const f1Tenths = {
  ...f1,
  scale: f1Slider({ step: 0.1, decimals: 1, reach: 2 }),
  evidence: reported('Measured by players on the games before; Codemasters never published what it means.'),
  note: 'The range from −2 to 2 is inferred.',
} as const satisfies Partial<Game>;

const f1Whole = {
  ...f1,
  scale: f1Slider({ step: 1, decimals: 0, reach: 20 }),
  evidence: believed('Carried over from the older games, and called approximate by those who did it.'),
} as const satisfies Partial<Game>;

const multiviewOld = {
  scale: wholeDegrees('vertical', between(10, 100)),
  triple: tripleTurnedByHorizontal,
  evidence: confirmed,
  note: 'The range from 10 to 100 is taken from other calculators.',
  sources: readAt(
    'https://www.overtake.gg/threads/16847/',
    'https://www.overtake.gg/threads/123586/',
    'https://forum.reizastudios.com/threads/4009/',
  ),
} as const satisfies Partial<Game>;

const multiviewOldMenu = 'Settings > Display > FOV';

const simBinFamily = {
  developer: 'SimBin',
  where: { menu: null, file: null },
  triple: tripleUnknown,
  evidence: believed('Other calculators use it; nothing by the makers was found.'),
  sources: readAt('https://github.com/dinex86/FOV-Calculator'),
} as const satisfies Partial<Game>;

const truckSimulator = {
  developer: 'SCS Software',
  scale: wholeDegrees('horizontal', null),
  where: { menu: 'F4 > seat adjustment', file: null },
  triple: tripleTrucks,
  evidence: confirmed,
  note: 'The limits of the slider were not verified.',
  sources: readAt('https://modding.scssoft.com/wiki/Documentation/Engine/Multi_monitor_configuration'),
} as const satisfies Partial<Game>;

const farmingSimulator = {
  developer: 'GIANTS Software',
  where: { menu: null, file: { path: 'gameSettings.xml', key: 'fovY' } },
  triple: tripleUnknown,
  sources: [],
} as const satisfies Partial<Game>;

const farmingSimulatorOlder = {
  ...farmingSimulator,
  scale: {
    takes: 'vertical degrees, halved below 60',
    conversion: { kind: 'vertical-halved-below', base: 60 },
    range: between(45, 90),
    step: 1,
    decimals: 0,
    unit: 'degrees',
  },
  evidence: reported("Read from the game's own scripts once, with no page to link to."),
} as const satisfies Partial<Game>;

const dirtRally = {
  developer: 'Codemasters',
  triple: { takes: 'same', sentence: 'Enter the same number with one screen or three.' },
  evidence: confirmed,
  sources: readAt('https://projectimmersion.com/fov', 'https://rallyleague.com/'),
} as const satisfies Partial<Game>;

const richardBurnsRallySources = readAt(
  'https://vileska.blogspot.com/p/blog-page_12.html',
  'https://github.com/Detegr/openRBRTriples',
  'https://github.com/mika-n/NGPCarMenu',
);

/** Games whose number is known, sorted by id. To add one, copy a record that takes the same thing. */
export const gamesWithSetting: readonly Game[] = [
  {
    id: 'ac-evo',
    name: 'Assetto Corsa EVO',
    developer: 'Kunos Simulazioni',
    aliases: ['ac evo', 'ace', 'evo'],
    scale: wholeDegrees('vertical', between(10, 90)),
    where: {
      menu: 'Pause > View Settings > FOV',
      file: null,
      tip: 'Its settings files are binary, so there is none to edit by hand.',
    },
    triple: tripleAcEvo,
    evidence: believed('The game says degrees but not which way; all that is known points to vertical.'),
    note: "The range is from the game's own interface.",
    sources: readAt(
      'https://github.com/MikhailDubina/AC-EVO-Russian',
      'https://github.com/WhoaThatCombo/AC-evo-content-manager-',
    ),
    outOfTheBox: { degrees: 55, axis: 'vertical' },
  },
  {
    id: 'ac-rally',
    name: 'Assetto Corsa Rally',
    developer: 'Supernova Games Studios, Kunos Simulazioni',
    aliases: ['ac rally', 'acr'],
    scale: degreesOfUnknownStep('horizontal'),
    where: { menu: null, file: null },
    triple: tripleUnknown,
    evidence: believed('Inferred. No page by the makers or by someone who measured it was found.'),
    sources: [],
  },
  {
    id: 'acc',
    name: 'Assetto Corsa Competizione',
    developer: 'Kunos Simulazioni',
    aliases: ['acc', 'ac competizione'],
    scale: wholeDegrees('vertical', { kind: 'fixed', min: 10, max: 120, doubtfulAbove: 90 }),
    where: {
      menu: 'Esc > View settings > camera > FOV',
      file: {
        path: 'Documents\\Assetto Corsa Competizione\\Config\\cameraSettings.json',
        key: 'cameraFOV',
      },
      tip:
        'The file holds seven whole numbers, one a camera; the cockpit is the fifth. Set panniniProjection ' +
        'to 0 for a true flat picture.',
    },
    triple: tripleAcc,
    evidence: confirmed,
    note: 'Most sources end the range at 90, one at 120: above 90 your slider may stop earlier.',
    sources: readAt(
      'https://assettocorsa.gg/',
      'https://driver61.com/',
      'https://github.com/dcheva/ACC23',
      'https://github.com/4dd4m/AsettoCorsaSetups',
      'https://github.com/kyxap/acc-all-in-one',
    ),
    outOfTheBox: { degrees: 54, axis: 'vertical' },
  },
  {
    id: 'assetto-corsa',
    name: 'Assetto Corsa',
    developer: 'Kunos Simulazioni',
    aliases: ['ac', 'ac1', 'content manager'],
    scale: wholeDegrees('vertical', between(10, 120)),
    where: {
      menu: 'Content Manager > Settings > Assetto Corsa > View, or the on-board settings app',
      file: {
        path: 'Documents\\Assetto Corsa\\cfg\\camera_onboard.ini',
        section: 'MODE',
        key: 'FOV',
      },
      tip:
        'On a curved screen, Custom Shaders Patch has a Curved Monitor filter: it bends the picture and ' +
        'chooses the FOV itself.',
    },
    triple: tripleAssettoCorsa,
    evidence: confirmed,
    sources: readAt(
      'https://github.com/gro-ove/actools',
      'https://github.com/ac-custom-shaders-patch',
      'https://www.wsgf.org/dr/assetto-corsa/en',
      'https://driver61.com/',
    ),
    outOfTheBox: { degrees: 56, axis: 'vertical' },
  },
  {
    ...truckSimulator,
    id: 'ats',
    name: 'American Truck Simulator',
    aliases: ['ats'],
  },
  {
    ...multiviewOld,
    id: 'automobilista',
    name: 'Automobilista',
    developer: 'Reiza Studios',
    aliases: ['ams', 'ams1', 'automobilista 1'],
    where: {
      menu: multiviewOldMenu,
      file: { path: 'your player file (.PLR)', key: 'Vertical FOV Angle' },
      tip: '9 stands for the view that each car brings along.',
    },
  },
  {
    id: 'automobilista-2',
    name: 'Automobilista 2',
    developer: 'Reiza Studios',
    aliases: ['ams2', 'ams 2'],
    scale: wholeDegrees('horizontal', projectCarsRange),
    where: {
      menu: 'Options > Camera > Field of View',
      file: null,
      tip: 'In the car, [ and ] change it live.',
    },
    triple: {
      takes: 'same',
      sentence:
        'Enter the number of your centre screen, not the whole span: the game draws three views itself.',
    },
    evidence: confirmed,
    note:
      'The range is one report of 35 to 120 at 16:9; that it shifts with the ratio as in Project CARS 2 is ' +
      'inferred.',
    sources: readAt(
      'https://forum.reizastudios.com/threads/22326/',
      'https://forum.reizastudios.com/threads/15857/',
      'https://forum.reizastudios.com/threads/34353/',
    ),
  },
  {
    id: 'beamng',
    name: 'BeamNG.drive',
    developer: 'BeamNG',
    aliases: ['beamng', 'beam ng drive', 'bng'],
    scale: wholeDegrees('vertical', between(10, 120)),
    where: {
      menu: 'Options > Camera > Driver',
      file: null,
      tip: 'Click the slider with Ctrl held to type the number. The setting is called cameraDriverFov.',
    },
    triple: tripleBeamNg,
    evidence: confirmed,
    sources: readAt('https://documentation.beamng.com/tutorials/triple_monitor/'),
  },
  {
    id: 'dcs',
    name: 'DCS World',
    developer: 'Eagle Dynamics',
    aliases: ['dcs', 'digital combat simulator'],
    scale: { ...degreesOfUnknownStep('horizontal'), takes: 'horizontal degrees of the viewport' },
    where: { menu: 'Snap views', file: { path: 'SnapViews.lua', key: 'viewAngle' } },
    triple: tripleDcs,
    evidence: reported(
      'That the key is viewAngle is certain; that it is horizontal rests on one table of angles.',
    ),
    note: 'The limits differ by aircraft, for example 20 to 170.',
    sources: readAt('https://blog.zencoffee.org/2012/08/'),
  },
  {
    ...dirtRally,
    id: 'dirt-rally',
    name: 'DiRT Rally',
    aliases: ['dr1', 'dirt rally 1', 'dirt rally menu'],
    scale: {
      takes: 'a slider from 30° to 70° vertical',
      conversion: { kind: 'vertical-linear', zeroAt: 30, degreesPerUnit: 40 },
      range: between(0, 1),
      step: 0.1,
      decimals: 1,
      unit: 'none',
    },
    where: { menu: 'Camera settings', file: null, tip: 'A step is 4°. By file you can set it exactly.' },
  },
  {
    id: 'dirt-rally-2',
    name: 'DiRT Rally 2.0',
    developer: 'Codemasters',
    aliases: ['dr2', 'dirt rally 2'],
    scale: {
      takes: 'one of 11 slider positions, from 30° to 70° vertical',
      // 30.0 35.8 41.2 46.2 50.8 55.0 58.8 62.2 65.2 67.8 70.0 from −5 to 5
      conversion: { kind: 'vertical-parabola', apexAt: 10, apexDegrees: 75, bend: 0.2 },
      range: between(-5, 5),
      step: 1,
      decimals: 0,
      unit: 'none',
    },
    where: {
      menu: 'Camera settings',
      file: null,
      tip:
        'The menu shows positions, not degrees. Twice the vertical angle, as some calculators print it, ' +
        'belongs to the file of the first DiRT Rally.',
    },
    triple: tripleUnknown,
    evidence: reported('A player measured all positions; Codemasters never published them.'),
    sources: readAt(
      'https://github.com/caerphoto/fovcalc',
      'https://www.reddit.com/r/dirtgame/comments/bgg61d/',
    ),
  },
  {
    ...dirtRally,
    id: 'dirt-rally-file',
    name: 'DiRT Rally (by file)',
    aliases: ['dr1', 'dirt rally 1', 'eyefinity'],
    scale: twiceVertical,
    where: {
      menu: null,
      file: {
        path: 'cars\\generics\\eyefinity_cameras_adjustments.xml',
        section: '<CameraAdjustment class="Head">',
        key: '<Fov angle="…"/>',
      },
      tip:
        'First write <eyefinity force="3x1" osd="" /> into hardwaresettings\\hardware_settings_config.xml, ' +
        'with one screen too.',
    },
  },
  {
    id: 'ea-wrc',
    name: 'EA Sports WRC',
    developer: 'Codemasters',
    aliases: ['wrc 23', 'wrc 2023', 'wrc 24', 'eawrc'],
    scale: {
      takes: 'a slider from 18° to 68° vertical',
      conversion: { kind: 'vertical-linear', zeroAt: 18, degreesPerUnit: 0.5 },
      range: between(0, 100),
      step: 1,
      decimals: 0,
      unit: 'none',
    },
    where: { menu: 'Camera FOV', file: null },
    triple: tripleUnknown,
    evidence: reported('The game itself names 18° and 68°, but that they are vertical rests on one report.'),
    sources: readAt(
      'https://github.com/dinex86/FOV-Calculator/issues/10',
      'https://github.com/dinex86/FOV-Calculator/issues/15',
    ),
  },
  {
    ...truckSimulator,
    id: 'ets2',
    name: 'Euro Truck Simulator 2',
    aliases: ['ets2', 'ets 2'],
    outOfTheBox: { degrees: 50, axis: 'horizontal', screens: 3 },
  },
  { ...f1Hundredths, id: 'f1-2016', name: 'F1 2016', aliases: ['formula 1 2016'] },
  { ...f1Hundredths, id: 'f1-2017', name: 'F1 2017', aliases: ['formula 1 2017'] },
  { ...f1Hundredths, id: 'f1-2018', name: 'F1 2018', aliases: ['formula 1 2018'] },
  { ...f1Tenths, id: 'f1-2019', name: 'F1 2019', aliases: ['formula 1 2019'] },
  { ...f1Tenths, id: 'f1-2020', name: 'F1 2020', aliases: ['formula 1 2020'] },
  { ...f1Whole, id: 'f1-2021', name: 'F1 2021', aliases: ['formula 1 2021'] },
  { ...f1Whole, id: 'f1-22', name: 'F1 22', aliases: ['f1 2022', 'formula 1 2022'] },
  { ...f1Whole, id: 'f1-23', name: 'F1 23', aliases: ['f1 2023', 'formula 1 2023'] },
  { ...f1Whole, id: 'f1-24', name: 'F1 24', aliases: ['f1 2024', 'formula 1 2024'] },
  { ...f1Whole, id: 'f1-25', name: 'F1 25', aliases: ['f1 2025', 'formula 1 2025'] },
  {
    ...farmingSimulatorOlder,
    id: 'farming-simulator-19',
    name: 'Farming Simulator 19',
    aliases: ['fs19', 'ls19'],
  },
  {
    ...farmingSimulatorOlder,
    id: 'farming-simulator-22',
    name: 'Farming Simulator 22',
    aliases: ['fs22', 'ls22'],
  },
  {
    ...farmingSimulator,
    id: 'farming-simulator-25',
    name: 'Farming Simulator 25',
    aliases: ['fs25', 'ls25'],
    scale: wholeDegrees('vertical', between(40, 120)),
    evidence: confirmed,
    note: "Read from the game's own scripts, for cameras that start from 60°; there is no page to link to.",
    outOfTheBox: { degrees: 60, axis: 'vertical' },
  },
  {
    id: 'forza-horizon-5',
    name: 'Forza Horizon 5',
    developer: 'Playground Games',
    aliases: ['fh5'],
    scale: wholeDegrees('vertical', between(40, 55)),
    where: { menu: null, file: null, tip: 'This is for the cockpit. Hood and bumper allow 40 to 70.' },
    triple: tripleUnknown,
    evidence: believed('The game says degrees but not which way; vertical is the most likely.'),
    note: "The range was read once from the game's memory.",
    sources: readAt('https://github.com/ForzaMods/Fov-Menu'),
  },
  {
    id: 'forza-motorsport',
    name: 'Forza Motorsport',
    developer: 'Turn 10 Studios',
    aliases: ['forza motorsport 2023', 'forza 8', 'fm8'],
    scale: wholeDegrees('vertical', between(25, 65)),
    where: {
      menu: 'Settings > Gameplay & HUD > Camera',
      file: null,
      tip: 'Each camera has its own number.',
    },
    triple: tripleUnknown,
    evidence: believed(
      'The makers publish the range but not which way it counts; vertical is the most likely.',
    ),
    sources: readAt(
      'https://support.forzamotorsport.net/hc/en-us/articles/19789919468435',
      'https://www.overtake.gg/news/1305/',
    ),
  },
  {
    ...multiviewOld,
    id: 'game-stock-car',
    name: 'Game Stock Car',
    developer: 'Reiza Studios',
    aliases: ['gsc'],
    where: { menu: multiviewOldMenu, file: null },
  },
  {
    id: 'grid-autosport',
    name: 'GRID Autosport',
    developer: 'Codemasters',
    aliases: ['grid autosport file'],
    scale: twiceVertical,
    where: { menu: null, file: null, tip: "The number goes into the game's camera file, not into a menu." },
    triple: tripleUnknown,
    evidence: believed('Other calculators treat it like the first DiRT Rally; nobody has shown it.'),
    sources: readAt('https://github.com/dinex86/FOV-Calculator'),
  },
  {
    ...simBinFamily,
    id: 'gtr-evolution',
    name: 'GTR Evolution',
    aliases: ['gtr evo'],
    scale: timesFiftyEight(between(0.4, 1.5)),
  },
  {
    ...simBinFamily,
    id: 'gtr2',
    name: 'GTR 2',
    developer: 'Blimey! Games, SimBin',
    aliases: ['gtr2', 'gtr 2 fia gt racing game'],
    scale: timesFiftyEight(between(0.5, 1.5)),
  },
  {
    id: 'iracing',
    name: 'iRacing',
    developer: 'iRacing.com Motorsport Simulations',
    aliases: ['ir'],
    scale: {
      ...wholeDegrees('horizontal', { kind: 'fixed', min: 45, max: 179, maxOverThreeScreens: 270 }),
      takes: 'horizontal degrees of the lit width',
    },
    where: {
      menu: 'Options > Display > Monitor > field-of-view calculator',
      file: { path: 'Documents\\iRacing\\app.ini', section: 'View', key: 'drivingCamFOV' },
      tip: 'In the car, [ and ] change it.',
    },
    triple: tripleIracing,
    evidence: confirmed,
    note: 'The limits of 45, 179 and, over three screens, 270 are reported by players.',
    sources: readAt(
      'https://support.iracing.com/support/solutions/articles/31000171395',
      'https://support.iracing.com/support/solutions/articles/31000133498',
      'https://support.iracing.com/support/solutions/articles/31000157600',
      'https://github.com/rosskevin/iracing',
      'https://github.com/dillonkirsch/iracing-tracker',
      'https://github.com/W1ckedWook1ee/iRacing',
    ),
    outOfTheBox: { degrees: 78, axis: 'horizontal' },
  },
  {
    id: 'kartkraft',
    name: 'KartKraft',
    developer: 'Black Delta',
    aliases: ['kart kraft'],
    scale: {
      ...degreesOfUnknownStep('horizontal'),
      takes: 'your measurements; horizontal degrees of one screen',
    },
    where: {
      menu: 'Camera',
      file: null,
      tip:
        'The camera menu takes the width of the screen with and without bezels and your eye distance, in ' +
        'mm, and works out the angle itself.',
    },
    triple: tripleKartKraft,
    evidence: believed('Inferred from its menu. No page that explains the number was found.'),
    sources: [],
  },
  {
    id: 'live-for-speed',
    name: 'Live for Speed',
    developer: 'Scawen Roberts, Eric Bailey, Victor van Vlaardingen',
    aliases: ['lfs'],
    scale: degreesOfUnknownStep('horizontal'),
    where: { menu: 'Options > View', file: null },
    triple: {
      takes: 'unknown',
      sentence:
        'The game has a multiple-screen layout of its own under Options > View. The number is the one for ' +
        'your centre screen.',
    },
    evidence: reported("The players' manual is the only source."),
    sources: readAt('https://en.lfsmanual.net/wiki/Options/View'),
    outOfTheBox: { degrees: 90, axis: 'horizontal' },
  },
  {
    id: 'lmu',
    name: 'Le Mans Ultimate',
    developer: 'Studio 397',
    aliases: ['lmu', 'lemans ultimate'],
    scale: wholeDegrees('vertical', between(10, 100)),
    where: { menu: 'Settings > Graphics > Visuals > Vertical FOV', file: null },
    triple: tripleMultiviewEditor,
    evidence: confirmed,
    note: 'That the number does nothing with three screens is what players report.',
    sources: readAt(
      'https://lemansultimate.com/',
      'https://community.lemansultimate.com/index.php?threads/4064/',
      'https://github.com/lucassandin/le_mans_ultimate_settings',
    ),
    outOfTheBox: { degrees: 49, axis: 'vertical' },
  },
  {
    id: 'project-cars',
    name: 'Project CARS',
    developer: 'Slightly Mad Studios',
    aliases: ['pcars', 'pcars 1', 'project cars 1'],
    scale: {
      ...wholeDegrees('horizontal', projectCarsRange),
      takes: 'horizontal degrees of the whole picture',
    },
    where: { menu: 'Options > Camera', file: null },
    triple: tripleOneProjection,
    evidence: confirmed,
    note: 'The range is taken to be that of Project CARS 2.',
    sources: readAt('https://www.wsgf.org/dr/project-cars-2/en'),
  },
  {
    id: 'project-cars-2',
    name: 'Project CARS 2',
    developer: 'Slightly Mad Studios',
    aliases: ['pcars 2', 'pc2'],
    scale: wholeDegrees('horizontal', projectCarsRange),
    where: { menu: 'Options > Camera', file: null },
    triple: {
      takes: 'same',
      sentence: 'The game draws three views itself. Enter the number of your centre screen.',
    },
    evidence: confirmed,
    sources: readAt('https://www.wsgf.org/dr/project-cars-2/en'),
    outOfTheBox: { degrees: 70, axis: 'horizontal', ratio: 16 / 9 },
  },
  {
    id: 'project-cars-3',
    name: 'Project CARS 3',
    developer: 'Slightly Mad Studios',
    aliases: ['pcars 3'],
    scale: degreesOfUnknownStep('horizontal'),
    where: { menu: 'Options > Camera', file: null },
    triple: tripleUnknown,
    evidence: believed('Carried over from Project CARS 2; nobody has shown it for this game.'),
    sources: readAt('https://www.wsgf.org/dr/project-cars-2/en'),
  },
  {
    ...simBinFamily,
    id: 'race-07',
    name: 'Race 07',
    aliases: ['race07', 'race 07 the wtcc game'],
    scale: timesFiftyEight(between(0.4, 1.5)),
  },
  {
    id: 'raceroom',
    name: 'RaceRoom Racing Experience',
    developer: 'KW Studios, Sector3 Studios',
    aliases: ['r3e', 'rrre', 'race room'],
    scale: { ...wholeDegrees('horizontal', between(35, 180)), step: 0.1, decimals: 1 },
    otherwise: [
      {
        when: 'If your menu shows a multiplier such as 1.0x',
        scale: timesFiftyEight(between(0.5, 1.3)),
      },
      { when: 'If your menu counts vertical degrees', scale: degreesOfUnknownStep('vertical') },
    ],
    where: {
      menu: 'Options > Field of View',
      file: null,
      tip:
        'Better still, use Advanced FOV there: it takes your screen size and eye distance and needs no ' +
        'number.',
    },
    triple: tripleRaceRoom,
    evidence: believed(
      'Sources contradict each other: horizontal degrees, vertical degrees, or a multiplier.',
    ),
    sources: readAt(
      'https://github.com/dinex86/FOV-Calculator/pull/8',
      'https://forum.kw-studios.com/index.php?threads/19371/',
    ),
    outOfTheBox: { degrees: 58, axis: 'vertical' },
  },
  {
    id: 'raceroom-legacy',
    name: 'RaceRoom Racing Experience (before 2022)',
    developer: 'Sector3 Studios',
    aliases: ['r3e', 'rrre', 'race room', 'raceroom multiplier'],
    scale: timesFiftyEight(between(0.5, 1.3)),
    where: { menu: 'Options > Field of View', file: null },
    triple: tripleUnknown,
    evidence: reported('One thread in a forum explains the multiplier.'),
    sources: readAt('https://www.racedepartment.com/threads/142992/'),
    outOfTheBox: { degrees: 58, axis: 'vertical' },
  },
  {
    id: 'rbr',
    name: 'Richard Burns Rally',
    developer: 'Warthog Games',
    aliases: ['rbr', 'rallysimfans', 'rsf', 'ngp'],
    scale: {
      takes: "radians: the width of a 4:3 picture of your screen's height",
      conversion: { kind: 'ratio-linear', ratio: 4 / 3, zeroAt: 0, degreesPerUnit: 180 / Math.PI },
      range: between(0.17, 3.1),
      step: 0.001,
      decimals: 3,
      unit: 'radians',
    },
    where: {
      menu: 'RSF launcher, or NGPCarMenu > Cockpit > Override FOV',
      file: { path: 'Plugins\\NGPCarMenu.ini', key: 'CockpitOverrideFOVValue' },
      tip: 'Your real ratio does not matter to this number.',
    },
    triple: {
      takes: 'same',
      sentence:
        'One flat picture over all three screens takes the same number. For three true views use the ' +
        'plugin openRBRTriples, which has an entry of its own here.',
    },
    evidence: confirmed,
    note: 'The limits of 0.17 and 3.1 are approximate.',
    sources: richardBurnsRallySources,
  },
  {
    id: 'rbr-triples',
    name: 'Richard Burns Rally with openRBRTriples',
    developer: 'Warthog Games',
    aliases: ['rbr triples', 'openrbrtriples'],
    scale: {
      takes: 'radians: vertical times 4/3',
      conversion: { kind: 'vertical-linear', zeroAt: 0, degreesPerUnit: (180 / Math.PI) * (3 / 4) },
      range: null,
      step: 0.001,
      decimals: 3,
      unit: 'radians',
    },
    where: {
      menu: 'RSF launcher, or NGPCarMenu > Cockpit > Override FOV',
      file: { path: 'Plugins\\NGPCarMenu.ini', key: 'CockpitOverrideFOVValue' },
    },
    triple: tripleOpenRbrTriples,
    evidence: confirmed,
    sources: richardBurnsRallySources,
  },
  {
    id: 'rennsport',
    name: 'Rennsport',
    developer: 'Competition Company',
    aliases: [],
    scale: {
      ...wholeDegrees('horizontal', between(60, 170)),
      takes: 'horizontal degrees of the whole picture',
    },
    where: {
      menu: 'Options > Gameplay > Edit Gameplay Cameras',
      file: null,
      tip: 'Each car has its own number. Most single screens need less than the 60 that the game allows.',
    },
    triple: tripleOneProjection,
    evidence: believed('One source that could not be checked.'),
    sources: [],
  },
  {
    ...multiviewOld,
    id: 'rfactor',
    name: 'rFactor',
    developer: 'Image Space Incorporated',
    aliases: ['rf1', 'rfactor 1'],
    where: { menu: multiviewOldMenu, file: null },
  },
  {
    id: 'rfactor-2',
    name: 'rFactor 2',
    developer: 'Image Space Incorporated, Studio 397',
    aliases: ['rf2', 'rfactor2'],
    scale: wholeDegrees('vertical', between(10, 100)),
    where: {
      menu: 'Settings > Display > Vertical FOV',
      file: {
        path: 'UserData\\player\\player.JSON',
        section: 'Graphic Options',
        key: 'Vertical FOV Degrees',
      },
      tip: '9 stands for the view that each car brings along.',
    },
    triple: tripleMultiviewEditor,
    evidence: confirmed,
    sources: readAt(
      'https://github.com/tappi287/rf2_video_settings',
      'https://github.com/phaase/myrf2settings',
      'https://github.com/Nakun1/rFactor2_Userdata',
      'https://forum.studio-397.com/index.php?threads/30626/',
      'https://forum.studio-397.com/index.php?threads/52134/',
    ),
  },
  {
    ...multiviewOld,
    id: 'stock-car-extreme',
    name: 'Stock Car Extreme',
    developer: 'Reiza Studios',
    aliases: ['sce', 'gsce', 'game stock car extreme'],
    where: { menu: multiviewOldMenu, file: null },
  },
];

const byId = (a: Game, b: Game): number => (a.id < b.id ? -1 : 1);

/** Every game, sorted by id. */
export const games: readonly Game[] = [...gamesWithSetting, ...gamesWithoutSetting].sort(byId);

const index: ReadonlyMap<string, Game> = new Map(games.map((game) => [game.id, game]));

/** @example gameById('iracing')?.name // "iRacing" */
export const gameById = (id: string): Game | undefined => index.get(id);
