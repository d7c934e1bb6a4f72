import type { DisagreementCode } from '../../domain/games/game-sources';
import type { FileNote } from '../../domain/game-files/types';
import type { Caution } from '../../domain/games/triple';
import type {
  MeasureCode,
  NoteCode,
  ReasonCode,
  SentenceCode,
  TakesCode,
  TipCode,
  WhenCode,
} from '../../domain/games/types';

/** What an opened game says. A script of its own brings it, so what a closed row says is in games.ts. */
export const words = {
  /** The parts of what an opened game shows. */
  parts: { type: 'Type it', file: 'In a file', sure: 'How sure we are' },
  titles: {
    takes: 'Takes',
    menu: 'In the menu',
    tip: 'Good to know',
    developer: 'Developer',
    sources: 'Sources',
    disagreements: 'Other calculators',
    triple: 'With three screens',
  },
  takesWithinLimits: (takes: string, min: string, max: string) => `${takes}, from ${min} to ${max}`,
  takesWithoutLimits: (takes: string) => `${takes}; its limits are not known`,
  otherwiseTakes: (value: string, takes: string) => `${value} (${takes})`,
  evidenceSentence: (level: string) => `${level}.`,
  /** `{path}`, `{section}` and `{key}` are shown as code. */
  fileAndKey: '{path}, key {key}',
  fileSectionAndKey: '{path}, section {section}, key {key}',
  fileOnly: '{path}',
  linesOfFile: 'In {path}:',
  linesOfSection: 'In {path}, section {section}:',
  readOn: (day: string) => `, read ${day}`,
  copyLines: 'Copy these lines',
  patch: 'Patch my file',
  /** What to know before a file is changed. */
  fileNotes: {
    'close-first': 'Close the sim first: it writes this file when it exits.',
    'beyond-179':
      'Your span is above 179, and whether the sim goes beyond that is open. These measurements let it work out the view by itself.',
    points:
      'The game draws from the points alone: the edges of your pictures in metres, your eyes at 0,0. The last four lines are what its app shows.',
    'frame-width': 'MonitorWidth counts the frame too: it must not be less than ScreenWidth.',
    'one-camera':
      "Of its seven numbers, the one of your camera is changed: the fifth unless you choose another, as the game's own list of cameras has the cockpit there. In the files of some players it is the fourth that they changed.",
    switch:
      'The number counts only while CockpitOverrideFOV is 1. In the files that were seen it was 0, so both lines are needed.',
    'mode-4':
      'Your side screens do not face you, or are of another size. Mode 2 cannot show that. In mode 4 each screen shows its part of a wider picture, and that is exact. The screens are told apart by where they stand, whatever their names.',
    'read-at-start': 'The game reads it when it starts, and a change of its display options writes it again.',
  } satisfies Record<FileNote, string>,
  /** The columns of what a game asks for with three screens. */
  measureColumns: { what: 'Measure', value: 'Yours', key: 'In the file' },
  keysAreIn: 'The file is {path}.',
  measuresGoTo: (menu: string) => `Where they go: ${menu}`,
  belowRange: 'less than the game says it takes',
  aboveRange: 'more than the game says it takes',

  /** What the number is. Limits may follow: "vertical degrees, from 10° to 90°". */
  takes: {
    horizontal: 'horizontal degrees',
    vertical: 'vertical degrees',
    'halved-below-60': 'vertical degrees, halved below 60',
    'times-58': 'a multiple of 58° vertical',
    'twice-vertical': 'twice the vertical degrees',
    'whole-picture': 'horizontal degrees of the whole picture',
    'at-16-9': 'horizontal degrees of a 16:9 picture',
    dcs: 'horizontal degrees of the viewport',
    'dirt-rally': 'a slider from 30° to 70° vertical',
    'dirt-rally-2': 'one of 11 slider positions, from 30° to 70° vertical',
    'ea-wrc': 'a slider of the head camera, from 18° at 0 to 68° at 100, vertical',
    f1: 'a slider around 77° horizontal at 16:9, 2° a step',
    iracing: 'horizontal degrees of the lit width',
    kartkraft: 'your measurements; horizontal degrees of one screen',
    rbr: "radians: the width of a 4:3 picture of your screen's height",
    'rbr-triples': 'radians: vertical times 4/3',
  } satisfies Record<TakesCode, string>,
  /** When another number counts, as its title. */
  otherwise: {
    multiplier: 'If your menu shows a multiplier such as 1.0x',
    vertical: 'If your menu counts vertical degrees',
    'in-file': 'In the file, which takes decimals',
    'in-car-file': "In the car's own file, with the multiplier at 1.0",
  } satisfies Record<WhenCode, string>,
  /** What helps while entering the number. */
  tips: {
    nine: '9 stands for the view that each car brings along.',
    'ac-evo':
      'Each camera and each car has its own number. The slider is off with three screens and in VR. Its settings files are binary, so there is none to edit by hand.',
    acc: 'The file holds seven whole numbers, one a camera: change only that of the camera you drive with, most likely the fifth, the cockpit. Set panniniProjection to 0 for a true flat picture.',
    'assetto-corsa':
      'On a curved screen, Custom Shaders Patch has a Curved Monitor filter: it bends the picture and chooses the FOV itself.',
    'automobilista-2': 'In the car, [ and ] change it live.',
    beamng:
      'Click the slider with Ctrl held to type the number. The file is in the folder that the launcher opens under Manage User Folder, and has the key only once the number is not 45.',
    'dirt-rally': 'A step is 4°. By file you can set it exactly.',
    'dirt-rally-2': 'The menu shows positions, not degrees.',
    'dirt-rally-file':
      'First write <eyefinity force="3x1" osd="" /> into hardwaresettings\\hardware_settings_config.xml, with one screen too.',
    f1: 'This is for the cockpit camera. T-cam and nose start from 82°, the T-cam offset from 85°.',
    'forza-horizon-5':
      'This is for the cockpit. Hood and bumper allow 40 to 70, the chase camera 43.5 to 65.',
    'forza-motorsport': 'Each camera has its own number.',
    'grid-autosport': "The number goes into the game's camera file, not into a menu.",
    gtr2: 'In the game, Ctrl and the left mouse button change it; left Shift and the left mouse button reset it. In the file, keep the quotes.',
    iracing: 'In the car, [ and ] change it. The file keeps six decimals.',
    kartkraft:
      'The camera menu takes the width of the screen with and without bezels and your eye distance, in mm, and works out the angle itself.',
    'live-for-speed': 'Each car has its own number.',
    lmu: 'With one screen the number goes into this menu and into no file: only the lines for three screens are known there.',
    raceroom:
      'Better still, use Advanced FOV there: it takes your screen size and eye distance and needs no number.',
    'raceroom-legacy':
      'The file is the exact way: it holds the vertical degrees of one car, 58 from the start, and has a _triples variant. Leave the multiplier at 1.0 then.',
    rbr: 'Your real ratio does not matter to this number.',
    rennsport: 'Each car has its own number. Most single screens need less than the 60 that the game allows.',
    'star-citizen':
      'The file takes the vertical degrees, with four decimals: 90 in the menu is 58.7155 there. The game writes it as soon as you apply a change.',
    'x-plane':
      'The file also keeps the height of the picture, as FOVy_renopt: at 122 across 5760 × 1080 it is 37.377142.',
    rfactor: 'In the menu, Default is the view that each car brings along. Less than 35 is set by file only.',
    'rfactor-2':
      "The file's own comment: 9 stands for the view that each car brings along, and the width follows from your ratio.",
  } satisfies Record<TipCode, string>,
  /** What to do with three screens. */
  triple: {
    unknown:
      'What this game expects with three screens is not known. The number is the one for your centre screen.',
    same: 'Enter the same number with one screen or three.',
    'one-picture':
      'The game lays one flat picture over all three screens, so enter the angle of that whole picture. Only the centre screen can be true then, unless all three stand in one plane.',
    multiview:
      'Turn on Multiview and enter the same number. The game turns its side views by exactly the horizontal angle of your centre screen and knows no bezels, so set your stand to that angle.',
    editor:
      "Turn on Multiview and enter these measurements in its geometry editor (Ctrl and =) or in the file. They make the picture; the FOV number then does nothing. Players' files also have SubViews=2 and UseSubViewParams=1.",
    trucks:
      'Put these lines into the file and turn off the bezel correction of your graphics driver. The modes 2 and 3 need your screens as one spanned desktop at least 2.5 times as wide as it is high. Mode 4 does not: there multimon_config.sii takes a heading and an angle for each screen. In the modes 0 and 1 the game draws one flat picture over all three screens.',
    'ac-evo':
      'Turn on Settings > Video > Triple Screen and enter these measurements. They make the picture; the FOV slider is off then.',
    acc: 'Choose the rendering mode Triple Screen and enter these measurements. They make the picture; the FOV slider is off then.',
    'assetto-corsa':
      'Set MODE=TRIPLE under [CAMERA] in video.ini. Then enter these measurements in the triple-screen app, or put the exact points below into its file: they hold for any stand, and for outer screens of another size. Either replaces the FOV number.',
    'automobilista-2':
      'Enter the number of your centre screen, not the whole span: the game draws three views itself.',
    beamng:
      'Turn on Options > Display > Multi-Monitor Render, in its settings GraphicTripleMonitorEnabled, and enter these angles. They are horizontal, one for each screen.',
    dcs: 'With one camera over all three screens, enter the angle of the whole flat picture. With three viewports in a MonitorSetup file, each takes the angle of one screen.',
    f1: 'Enter the same number. The game lays one flat picture over all three screens, and only the centre screen can be true.',
    iracing:
      'Type these measurements into the field-of-view calculator, or put the lines into the file while the game is closed, as it writes the file when it exits. The game then works out its number itself. The whole span shown here is what that should come to; it may show about 2° less.',
    kartkraft: 'Enter these measurements in the camera menu.',
    'live-for-speed':
      'The game has a multiple-screen layout of its own under Options > View. The number is the one for your centre screen.',
    'project-cars-2': 'The game draws three views itself. Enter the number of your centre screen.',
    raceroom:
      'The game draws three views itself and asks for the side angle and the bezel. Let Advanced FOV do the rest.',
    rbr: 'One flat picture over all three screens takes the same number. For three true views use the plugin openRBRTriples, which has an entry of its own here.',
    'rbr-triples':
      'Enter the same number. The plugin turns the side views by the horizontal angle of one screen; give both side screens the rest of your side angle as the correction.',
  } satisfies Record<SentenceCode, string>,
  /** What about your rig the game cannot show truly. */
  cautions: {
    'drawn-flat':
      'Your screens are curved and the game only knows flat ones: width and distance are those of flat screens that put the edges of the picture in the right place.',
    'above-comment': 'The comment in the file says 65° at most for the side angle. Players have 79° and 90°.',
    'taken-as-equal': 'The game takes three equal screens. These numbers are for the centre screen.',
  } satisfies Record<Caution, string>,
  /** What a measure is, as its label. */
  measures: {
    'eye-distance': 'Eye distance',
    width: 'Screen width',
    height: 'Screen height',
    'lit-width': 'Lit screen width',
    'framed-width': 'Screen width with bezels',
    bezel: 'Bezel',
    'each-width': 'Width of each screen',
    'each-bezel': 'Bezel of each screen',
    gap: 'Gap between two pictures',
    'side-angle': 'Side angle',
    'angle-to-build': 'Side angle to build',
    'angle-you-have': 'Side angle you have',
    'angle-difference': 'Yours minus the one to build',
    correction: 'Angle correction of each side screen',
    curved: 'Flat (0) or curved (1)',
    'curve-radius': 'Radius of the curve',
    centre: 'Centre screen',
    left: 'Left screen',
    right: 'Right screen',
    'each-screen': 'Each screen',
    viewport: 'Each of three viewports',
    borders: 'Borders',
    'left-seam': 'Left seam',
    'right-seam': 'Right seam',
    screens: 'Number of screens',
    views: 'Three views',
    projections: 'One flat picture (0) or one view a screen (1)',
    'height-follows': 'Height follows the width',
    level: 'Level camera',
    'mode-0-or-1': 'The one flat picture of mode 0 or 1',
    'driver-bezels': 'The number instead, if your graphics driver corrects for bezels',
  } satisfies Record<MeasureCode, string>,
  /** Why the number is not certain, or why there is none. */
  reasons: {
    unknown:
      'No trustworthy source found for what its number means. The angles of your screen are shown instead.',
    'f1-carried-over':
      'Carried over from the older games and called approximate: there is no single source of truth, says who did it. One estimate from the framing of F1 25 puts the middle nearer 82° than 77°: the number may be about 5° off.',
    'measured-before': 'Measured by players on the games before; Codemasters never published what it means.',
    'player-measured': 'A player measured the slider; Codemasters never published what it means.',
    'own-scripts': "Read from the game's own scripts once, with no page to link to.",
    'simbin-camera':
      "That it is a multiplier is certain. That 1.0 is 58° rests on other calculators, and 58 is likely each car's own camera: the number is right for cars whose camera has 58, and mods may differ.",
    'ac-evo':
      'The game says degrees but not which way. Three calculators take vertical, and none takes anything else.',
    'ac-rally':
      'Two calculators take horizontal degrees, one of them as a correction of vertical ones, and so does the stock camera of its engine, Unreal. But Competizione is made with Unreal too and counts vertical degrees.',
    'city-car-driving':
      'Its file cameras_common.xml has two numbers, 50 across and 36 up, which fit no common ratio, so what they mean is not known. Players tell of it; there is no page to link to.',
    dcs: 'That the key is viewAngle is certain; that it is horizontal rests on one table of angles.',
    'dirt-rally-2':
      'That the game counts the vertical angle is confirmed: a camera tool takes it so, to draw over the picture. Which position is which angle was measured by one player; Codemasters never published it.',
    'ea-wrc':
      "The slider's own text says 18° at 0 and 68° at 100 of the head camera, but that these are vertical rests on one report. A thread in EA's forum, which we have not read, is said to dispute the angles that are drawn.",
    'forza-horizon-5': 'The game says degrees but not which way; vertical is the most likely.',
    'forza-motorsport':
      'The makers publish the range but not which way it counts; vertical is the most likely.',
    'gran-turismo-7':
      'The game has no field-of-view setting; you can only place your seat. Its cockpit view is believed to be about 55° high: two calculators take that.',
    'grid-autosport': 'Other calculators treat it like the first DiRT Rally; nobody has shown it.',
    jdm: 'It has sliders for the cockpit, outside and chase cameras, but no page that explains their numbers was found. The angles of your screen are shown instead.',
    kartkraft: 'Inferred from its menu. No page that explains the number was found.',
    'live-for-speed': "The players' manual is the only source; it calls the number the width of the view.",
    'microsoft-flight-simulator':
      'The game takes a zoom in per cent, and it is not known what angle 100 per cent is.',
    'nascar-racing-2003':
      'The game has no field-of-view setting; you can only place your seat. Its cockpit view is reported to be about 65° wide at 16:9.',
    'project-cars-3': 'Carried over from Project CARS 2; nobody has shown it for this game.',
    raceroom:
      'All tables that take horizontal degrees go back to one statement of March 2023, and other calculators contradict it. None of the public player files has a key for it.',
    'raceroom-legacy': "One thread in a forum explains the multiplier and quotes the game's own file.",
    rennsport: 'One source that could not be checked.',
    'star-citizen':
      'That the file keeps the vertical degrees is confirmed. That the menu shows the width at 16:9 follows from what is stored; whether it follows another ratio was not seen.',
    'trackmania-tweaker':
      "Read from the source of the plugin. Without it, what the game's number means is not known.",
  } satisfies Record<ReasonCode, string>,
  /** What is less sure than the conversion, such as a range. */
  notes: {
    'other-calculators': 'The range from 10 to 100 is taken from other calculators.',
    'limits-unverified': 'The limits of the slider were not verified.',
    'ac-evo': "The range from 10 to 90 in steps of 1 is from the game's own files.",
    acc: "Most sources end the range at 90, one at 120: above 90 your slider may stop earlier. That the fifth number in the file is the cockpit is inferred: the game lists its cameras as chase, far chase, bonnet, dash pro, cockpit, dash, helmet, and in players' files the last camera used is 4, counted from 0.",
    'automobilista-2':
      'The range is one report of 35 to 120 at 16:9; that it shifts with the ratio as in Project CARS 2 is inferred.',
    beamng:
      "Key, axis and the 45 of a fresh installation are from the game's own scripts. That the key stands in this file follows from them, too, but no player's file with it was seen: the path is reported.",
    dcs: "The limits are from the game's own scripts and differ by aircraft: 20 to 140 for fighters, and at most 120, 140, 160 or 180 where a module has its own.",
    f1: 'How far the slider goes is not known: nobody has shown the menu, so the number is not held anywhere. It may be more than yours allows.',
    'farming-simulator-25':
      "Read from the game's own scripts, for cameras that start from 60°; there is no page to link to.",
    'forza-horizon-5': 'The range is reported, from the default values of a mod.',
    iracing:
      "The limits of 45, 179 and, over three screens, 270 are reported by players. Whether anything above 179 counts is open: one player's files have up to 193, another's stop at 179. So let the measurements do it. In one player's file the number of three screens is the sum of their lit angles, without the seams.",
    lmu: 'Its key bindings are named Increase and Decrease Vertical FOV. That the number does nothing with three screens is what players report.',
    'project-cars': 'The range is taken to be that of Project CARS 2.',
    rbr: 'The limits of 0.17 and 3.1 are approximate.',
    rfactor: 'The range from 35 to 100 is what players report of the menu.',
    'star-citizen':
      'Its limits were not verified. Who wrote a tool for it found that below about 60° high the picture gets no narrower.',
  } satisfies Record<NoteCode, string>,
  /** What other calculators print, and why we do not. Their names stand above it. */
  disagreements: {
    'beamng-horizontal': "Horizontal degrees. The game's own scripts take vertical ones.",
    'dirt-rally-2-even': 'One position every 5°. As measured, they are not even: from 5.8° apart to 2.2°.',
    'dirt-rally-2-twice':
      'Twice the vertical angle. That belongs to the file of the first DiRT Rally; this menu has positions from −5 to 5.',
    'ea-wrc-vertical': "The plain vertical angle. The slider's own text says 18° at 0 and 68° at 100.",
    'f1-range':
      'A slider from −10 to 10. One has it from the other, and nobody has shown the menu, so no limits are given here.',
    'live-for-speed-twice':
      "Twice the vertical angle. The players' manual calls the number the width of the view.",
    'multiview-bezel':
      'One bezel as the fifth value of the file. Its own comment calls that the bezel gap: from picture to picture, over both bezels.',
    'raceroom-multiplier':
      'The vertical angle divided by 58 or by 40, as for the multiplier that the menu had before 2022. If yours still shows one, use the number above.',
  } satisfies Record<DisagreementCode, string>,
};
