import type { DisagreementCode } from '../../domain/games/game-sources';
import type { FileNote } from '../../domain/game-files/types';
import type {
  MeasureCode,
  NoteCode,
  ReasonCode,
  SentenceCode,
  TakesCode,
  TipCode,
  WhenCode,
} from '../../domain/games/types';

/** Details of an opened game, loaded lazily; those of a closed row are in games.ts. */
export const words = {
  /** Sections of an opened game. */
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
  /** Its texts are in rest-of-view.ts. */
  restOfView: { title: 'The rest of the view', summary: 'Seat, pitch and horizon' },
  takesWithinLimits: (takes: string, min: string, max: string) => `${takes}, from ${min} to ${max}`,
  takesWithoutLimits: (takes: string) => `${takes}; its limits are not known`,
  otherwiseTakes: (value: string, takes: string) => `${value} (${takes})`,
  /** Link to the page that measures a game. */
  measure: 'Measure what its number means',
  /** Beside a game's number: both open the same dialog. */
  feedback: { right: 'Right in your game?', wrong: 'Not right?' },
  evidenceSentence: (level: string) => `${level}.`,
  /** `{path}`, `{section}` and `{key}` are shown as code. */
  fileAndKey: '{path}, key {key}',
  fileSectionAndKey: '{path}, section {section}, key {key}',
  fileOnly: '{path}',
  linesOfFile: 'In {path}:',
  linesOfSection: 'In {path}, section {section}:',
  readOn: (day: string) => `(read ${day})`,
  copyLines: 'Copy these lines',
  patch: 'Patch my file',
  inspect: 'Inspect a file',
  /** Beside it, for a game whose file is not known. */
  inspectNote: 'We don’t know which key of its files holds the view. Yours can tell.',
  /** Notes before changing a file. */
  fileNotes: {
    'close-first': 'Close the sim first: it writes this file when it exits.',
    'beyond-179':
      'Your span is above 179, where the sim may stop. From these measurements it works out the view itself.',
    points:
      'The game draws from the points alone: the edges of your pictures in metres, your eyes at 0,0. The last four lines are what its app shows.',
    'frame-width': 'MonitorWidth includes the frame: it can’t be less than ScreenWidth.',
    'one-camera':
      'Of its seven numbers, only your camera’s is changed: the fifth unless you choose another, as the cockpit is fifth in the game’s own camera list. Some players’ files have the fourth changed.',
    switch:
      'The number counts only while CockpitOverrideFOV is 1. In the files we saw it was 0, so both lines are needed.',
    'mode-4':
      'Your side screens don’t face you or differ in size, which mode 2 can’t show. In mode 4 each screen shows its part of a wider picture, and that is exact. The game tells the screens apart by position, not by name.',
    'read-at-start': 'The game reads it when it starts, and rewrites it when you change its display options.',
  } satisfies Record<FileNote, string>,
  /** Columns of the measures for three screens. */
  measureColumns: { what: 'Measurement', value: 'Yours', key: 'In the file' },
  keysAreIn: 'The file is {path}.',
  measuresGoTo: (menu: string) => `Where they go: ${menu}`,
  belowRange: 'below the game’s stated range',
  aboveRange: 'above the game’s stated range',

  /** Kind of number. Limits may follow: "vertical degrees, from 10° to 90°". */
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
    'ea-wrc': 'a slider for the head camera, from 18° at 0 to 68° at 100, vertical',
    f1: 'a slider around 77° horizontal at 16:9, 2° per step',
    iracing: 'horizontal degrees of the visible width',
    kartkraft: 'your measurements; horizontal degrees of one screen',
    rbr: 'radians: the width of a 4:3 picture as high as your screen',
    'rbr-triples': 'radians: vertical times 4/3',
    own: 'a scale of its own, as measured',
  } satisfies Record<TakesCode | 'own', string>,
  /** Title of a number that applies in another case. */
  otherwise: {
    multiplier: 'If your menu shows a multiplier such as 1.0x',
    vertical: 'If your menu counts vertical degrees',
    'in-file': 'In the file, which takes decimals',
    'in-car-file': 'In the car’s own file, with the multiplier at 1.0',
  } satisfies Record<WhenCode, string>,
  /** Tips for entering the number. */
  tips: {
    nine: '9 means each car’s own default view.',
    'ac-evo':
      'Each camera and each car has its own number. The slider is off with three screens and in VR. The settings files are binary, so you can’t edit them by hand.',
    acc: 'The file has seven whole numbers, one per camera. Change only the one you drive with, most likely the fifth, the cockpit. Set panniniProjection to 0 for a flat picture.',
    'assetto-corsa':
      'For curved screens, Custom Shaders Patch has a Curved Monitor filter that bends the picture and sets the FOV itself.',
    'automobilista-2': 'In the car, [ and ] change it live.',
    beamng:
      'Ctrl-click the slider to type the number. The launcher opens the file’s folder under Manage User Folder; the key is there only once the number isn’t 45.',
    'dirt-rally': 'A step is 4°. The file lets you set it exactly.',
    'dirt-rally-2': 'The menu shows positions, not degrees.',
    'dirt-rally-file':
      'First write <eyefinity force="3x1" osd="" /> into hardwaresettings\\hardware_settings_config.xml, with one screen too.',
    f1: 'For the cockpit camera. T-cam and nose start from 82°, the T-cam offset from 85°.',
    'forza-horizon-5': 'For the cockpit. Hood and bumper allow 40 to 70, the chase camera 43.5 to 65.',
    'forza-motorsport': 'Each camera has its own number.',
    'grid-autosport': 'The number goes into the game’s camera file, not a menu.',
    gtr2: 'In the game, Ctrl and the left mouse button change it; left Shift and the left mouse button reset it. In the file, keep the quotes.',
    iracing: 'In the car, [ and ] change it. The file keeps six decimals.',
    kartkraft:
      'The camera menu takes the screen width with and without bezels and your eye distance, in mm, and works out the angle itself.',
    'live-for-speed': 'Each car has its own number.',
    lmu: 'With one screen the number goes only into this menu: no file is known for it.',
    raceroom:
      'Better: use Advanced FOV there. It takes your screen size and eye distance and needs no number.',
    'raceroom-legacy':
      'The file is exact: it has the vertical degrees of one car, 58 by default, and a _triples variant. Leave the multiplier at 1.0 then.',
    rbr: 'Your screen’s ratio doesn’t affect this number.',
    rennsport: 'Each car has its own number. Most single screens need less than the 60 the game allows.',
    'star-citizen':
      'The file takes the vertical degrees, with four decimals: 90 in the menu is 58.7155 there. The game writes it as soon as you apply a change.',
    'x-plane': 'The file also keeps the height, as FOVy_renopt: at 122 across 5760 × 1080 it is 37.377142.',
    rfactor: 'In the menu, Default means each car’s own view. Less than 35 works only in the file.',
    'rfactor-2':
      'From the file’s own comment: 9 means each car’s own view, and the width follows from your ratio.',
  } satisfies Record<TipCode, string>,
  /** Steps for three screens. */
  triple: {
    unknown: 'What this game expects with three screens isn’t known. The number is for your centre screen.',
    same: 'Enter the same number with one screen or three.',
    'one-picture':
      'The game draws one flat picture across all three screens, so enter the angle of that whole picture. Only the centre screen can be right then, unless all three stand in one plane.',
    multiview:
      'Turn on Multiview and enter the same number. The game turns its side views by exactly the horizontal angle of your centre screen and ignores bezels, so set your stand to that angle.',
    editor:
      'Turn on Multiview and enter these measurements in its geometry editor (Ctrl and =) or in the file. They replace the FOV number. Players’ files also have SubViews=2 and UseSubViewParams=1.',
    trucks:
      'Put these lines into the file and turn off your graphics driver’s bezel correction. Modes 2 and 3 need your screens as one spanned desktop at least 2.5 times as wide as high. Mode 4 doesn’t: there multimon_config.sii takes a heading and an angle per screen. In modes 0 and 1 the game draws one flat picture across all three screens.',
    'trucks-mode-4':
      'Put the lines below into the two files and turn off your graphics driver’s bezel correction. Mode 4 takes a heading and an angle per screen, so it fits any stand and side screens of any size. The game’s other modes only fit three equal screens that face you.',
    'ac-evo':
      'Turn on Settings > Video > Triple Screen and enter these measurements. They replace the FOV slider.',
    acc: 'Choose the rendering mode Triple Screen and enter these measurements. They replace the FOV slider.',
    'assetto-corsa':
      'Set MODE=TRIPLE under [CAMERA] in video.ini. Then enter these measurements in the triple-screen app, or put the exact points below into its file: those work for any stand and for side screens of another size. Either replaces the FOV number.',
    'automobilista-2':
      'Enter your centre screen’s number, not the whole span: the game draws three views itself.',
    beamng:
      'Turn on Options > Display > Multi-Monitor Render, in its settings GraphicTripleMonitorEnabled, and enter these horizontal angles, one per screen.',
    dcs: 'With one camera across all three screens, enter the angle of the whole flat picture. With three viewports in a MonitorSetup file, each takes the angle of one screen.',
    f1: 'Enter the same number. The game draws one flat picture across all three screens, so only the centre screen can be right.',
    iracing:
      'Type these measurements into the field-of-view calculator, or put the lines into the file while the game is closed, as it writes the file when it exits. The game then works out its number itself. It should come to the whole span shown here; it may show about 2° less.',
    kartkraft: 'Enter these measurements in the camera menu.',
    'live-for-speed':
      'The game has its own multiple-screen layout under Options > View. The number is for your centre screen.',
    'project-cars-2': 'The game draws three views itself. Enter your centre screen’s number.',
    raceroom:
      'The game draws three views itself and asks for the side angle and the bezel. Let Advanced FOV do the rest.',
    rbr: 'One flat picture across all three screens takes the same number. For three true views use the plugin openRBRTriples, listed here too.',
    'rbr-triples':
      'Enter the same number. The plugin turns the side views by the horizontal angle of one screen; enter the rest of your side angle as the correction for both side screens.',
  } satisfies Record<SentenceCode, string>,
  /** Parts of the rig that the game cannot show truly. */
  /** Labels of the measures. */
  measures: {
    'eye-distance': 'Eye distance',
    width: 'Screen width',
    height: 'Screen height',
    'lit-width': 'Visible screen width',
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
    'side-width': 'Width of a side screen',
    'side-height': 'Height of a side screen',
    'side-distance': 'Eye distance of a side screen',
    screens: 'Number of screens',
    views: 'Three views',
    projections: 'One flat picture (0) or one view per screen (1)',
    'height-follows': 'Height follows the width',
    level: 'Level camera',
    'mode-0-or-1': 'The one flat picture of mode 0 or 1',
    'driver-bezels': 'The number instead, if your graphics driver corrects for bezels',
  } satisfies Record<MeasureCode, string>,
  /** Reasons for an uncertain or missing number. */
  reasons: {
    unknown: 'No trustworthy source found for what its number means. Your screen’s angles are shown instead.',
    'f1-carried-over':
      'Carried over from players’ measurements of older games, and called approximate by the player who did it for the newest. Two estimates pull in opposite directions: the framing of F1 25 puts the middle of the slider nearer 82° wide than 77°; the camera of GRID (2019), on the same engine, would put it at 43° high, not 48°. The number may be about 5° off, either way.',
    'player-measured':
      'Measured by one player, whom all calculators follow; Codemasters never published what the slider means.',
    'own-scripts': 'Read from the game’s own scripts once, with no page to link to.',
    'simbin-camera':
      'That it’s a multiplier is certain. That 1.0 is 58° comes from other calculators, and 58 is likely each car’s own camera, as on the engine these games come from, where cockpits have 65 to 80: the number is right for cars whose camera has 58; mods may differ.',
    'ac-evo': 'The game says degrees but not which way. Three calculators say vertical, none anything else.',
    'ac-rally':
      'Two calculators say horizontal degrees, one of them as a correction of vertical, and so does the stock camera of its engine, Unreal. But Competizione uses Unreal too and counts vertical degrees.',
    'city-car-driving':
      'Players say its file cameras_common.xml has two numbers, 50 across and 36 up, which fit no common ratio, so what they mean is not known. There is no page to link to.',
    dcs: 'That the key is viewAngle is certain; that it’s horizontal comes from one table of angles.',
    'dirt-rally-2':
      'That the game counts the vertical angle is confirmed: a camera tool uses it that way. One player measured which position is which angle; Codemasters never published it.',
    'dirt-rally-file': 'Only one page found says that the file counts the vertical angle twice.',
    'ea-wrc':
      'The slider’s own text says 18° at 0 and 68° at 100 for the head camera, but that these are vertical comes from one report. A thread in EA’s forum, which we haven’t read, is said to dispute the angles.',
    'forza-horizon-5': 'The game says degrees but not which way; vertical is most likely.',
    'forza-horizon-6':
      'No trustworthy source found for what its number means. The tool FH6-FoV-Menu changes the limits of its five cameras. Your screen’s angles are shown instead.',
    'forza-motorsport': 'The makers publish the range but not which way it counts; vertical is most likely.',
    'gran-turismo-7':
      'The game has no field-of-view setting; you can only move your seat. Two calculators put its cockpit view at about 55° vertical.',
    'grid-autosport': 'Other calculators treat it like the first DiRT Rally; not confirmed for this game.',
    jdm: 'It has sliders for the cockpit, outside and chase cameras; the makers’ page on them doesn’t say what their numbers mean. Your screen’s angles are shown instead.',
    kartkraft: 'Inferred from its menu. No page explains the number.',
    'live-for-speed': 'The players’ manual is the only source; it calls the number the width of the view.',
    'microsoft-flight-simulator':
      'The game takes a zoom in per cent, and it is not known which angle 100% is.',
    'nascar-racing-2003':
      'The game has no field-of-view setting; you can only move your seat. Its cockpit view is reported to be about 65° wide at 16:9.',
    'project-cars-3': 'Carried over from Project CARS 2; not confirmed for this game.',
    'project-motor-racing':
      'No trustworthy source found for what its number means. It runs on the GIANTS engine, whose cameras count vertical degrees. Your screen’s angles are shown instead.',
    raceroom:
      'All tables with horizontal degrees go back to one statement of March 2023, and other calculators contradict it. No public player file has a key for it.',
    'raceroom-legacy': 'One forum thread explains the multiplier and quotes the game’s own file.',
    rennsport: 'One source that could not be checked.',
    snowrunner:
      'No trustworthy source found for what its own slider means. With a head-tracking mod you can set horizontal degrees instead, says its author. Your screen’s angles are shown instead.',
    'star-citizen':
      'That the file keeps the vertical degrees is confirmed. That the menu shows the width at 16:9 follows from what is stored; whether it adapts to other ratios is unknown.',
    torcs:
      'No trustworthy source found for what your setting becomes. In the source of Speed Dreams, which comes from TORCS, a camera has fovy: vertical degrees where spanaspect is 1. Your screen’s angles are shown instead.',
    'trackmania-tweaker':
      'Read from the plugin’s source. Without the plugin, the meaning of the game’s number is unknown.',
  } satisfies Record<ReasonCode, string>,
  /** Facts less certain than the conversion, such as a range. */
  notes: {
    'other-calculators': 'The range from 10 to 100 comes from other calculators.',
    'limits-unverified': 'The slider’s limits are unverified.',
    'ac-evo': 'The range from 10 to 90 in steps of 1 is from the game’s own files.',
    acc: 'Most sources end the range at 90, one at 120: above 90 your slider may end sooner. That the fifth number in the file is the cockpit is inferred: the game lists its cameras as chase, far chase, bonnet, dash pro, cockpit, dash, helmet, and in players’ files the last camera used is 4, counted from 0.',
    'automobilista-2':
      'The range is one report of 35 to 120 at 16:9; that it shifts with the ratio as in Project CARS 2 is inferred.',
    beamng:
      'Key, axis and the default of 45 are from the game’s own scripts. They also imply that the key is in this file, but we haven’t seen a player’s file with it: the path is reported.',
    dcs: 'The limits are from the game’s own scripts and differ by aircraft: 20 to 140 for fighters, and at most 120, 140, 160 or 180 where a module has its own.',
    f1: 'How far the slider goes is not known: nobody has shown the menu, so the number isn’t limited here. It may be beyond yours.',
    'farming-simulator-22':
      'The menu usually ends at 90. A public mod checks for 45 to 120 against the game’s own table.',
    'farming-simulator-25':
      'Read from the game’s own scripts, for cameras that start from 60°; there is no page to link to.',
    'forza-horizon-5':
      'The range is reported, from the default values of a mod. A trainer sets 28 in the cockpit, so 40 is where the menu ends, not the engine.',
    iracing:
      'The limits of 45, 179 and, across three screens, 270 are reported by players. Two players report that the sim stops at 179; another’s files hold 190 to 193. So above 179 don’t count on the number: use the measurements. In one player’s file the number for three screens is the sum of their visible angles, without the seams.',
    lmu: 'Its key bindings are named Increase and Decrease Vertical FOV. Players report that the number does nothing with three screens.',
    'project-cars': 'The range is assumed to be that of Project CARS 2.',
    'project-cars-2':
      'Its chase camera zooms and moves at the same time: judge the number in the cockpit only.',
    rbr: 'The limits of 0.17 and 3.1 are approximate.',
    rfactor: 'The range from 35 to 100 is what players report of the menu.',
    'star-citizen':
      'Its limits are unverified. The author of a tool for it found that below about 60° vertical the picture gets no narrower.',
  } satisfies Record<NoteCode, string>,
  /** Results of other calculators, and the reason for the difference. Their names stand above it. */
  disagreements: {
    'automobilista-2-vertical': 'A “vertical-style” number. The game’s makers say horizontal.',
    'beamng-horizontal': 'Horizontal degrees. The game’s own scripts say vertical.',
    'dirt-rally-2-even': 'One position every 5°. As measured, they are uneven: 5.8° to 2.2° apart.',
    'dirt-rally-2-twice':
      'Twice the vertical angle. That belongs to the file of the first DiRT Rally; this menu has positions from −5 to 5.',
    'ea-wrc-vertical': 'The plain vertical angle. The slider’s own text says 18° at 0 and 68° at 100.',
    'f1-range':
      'A slider from −10 to 10. One copied the other, and nobody has shown the menu, so we give no limits.',
    'live-for-speed-twice':
      'Twice the vertical angle. The players’ manual calls the number the width of the view.',
    'multiview-bezel':
      'One bezel as the fifth value of the file. Its own comment calls that the bezel gap: from picture to picture, over both bezels.',
    'raceroom-multiplier':
      'The vertical angle divided by 58 or by 40, as for the multiplier the menu had before 2022. If yours still shows one, use the number above.',
  } satisfies Record<DisagreementCode, string>,
};
