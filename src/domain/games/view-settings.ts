import { readFourthAt } from './read-on';
import type { EvidenceRecord, Source } from './record-types';

/**
 * Value of a setting.
 * - typed: as the game or its file takes it, the same in every language
 * - horizon: by eye, until the horizon is level with the eye
 * - pitch: the same, with the angle in degrees; the sources name no sign
 * - own: the player's choice
 */
type Wanted =
  { readonly kind: 'typed'; readonly text: string } | { readonly kind: 'horizon' | 'pitch' | 'own' };

/** A setting of the cockpit view beside its angle. */
interface ViewSettingRecord<Because extends string = string> {
  /** Name in the game's menu, or the key in a file. */
  readonly name: string;
  /** Given for a key. */
  readonly file?: string;
  readonly wanted: Wanted;
  readonly because: Because;
  readonly level: EvidenceRecord['level'];
  readonly sources: readonly Source[];
}

const typed = (text: string): Wanted => ({ kind: 'typed', text });
const byHorizon: Wanted = { kind: 'horizon' };
const byPitch: Wanted = { kind: 'pitch' };
const ownChoice: Wanted = { kind: 'own' };

const row = <Because extends string>(
  name: string,
  wanted: Wanted,
  because: Because,
  { level, sources, ...where }: Pick<ViewSettingRecord, 'level' | 'sources'> & { readonly file?: string },
) => ({ name, ...where, wanted, because, level, sources });

/** Makers' pages, and files with the games' own comments. */
const confirmed = (...urls: readonly string[]) =>
  ({ level: 'confirmed', sources: readFourthAt(...urls) }) as const;
const reported = (...urls: readonly string[]) =>
  ({ level: 'reported', sources: readFourthAt(...urls) }) as const;
/** Inferred, such as from the name of a key. */
const believed = (...urls: readonly string[]) =>
  ({ level: 'believed', sources: readFourthAt(...urls) }) as const;

const iracingSliders = confirmed('https://support.iracing.com/support/solutions/articles/31000133498');
const iracingFile = {
  ...confirmed('https://github.com/W1ckedWook1ee/iRacing'),
  file: 'Documents\\iRacing\\app.ini',
};

const accGuide = reported('https://acc-fov.pages.dev/');
const accFile = {
  ...believed('https://github.com/dcheva/ACC23'),
  file: 'Documents\\Assetto Corsa Competizione\\Config\\cameraSettings.json',
};

const onboardFile = {
  ...reported('https://github.com/gro-ove/actools', 'https://github.com/dcheva/AC20'),
  file: 'Documents\\Assetto Corsa\\cfg\\camera_onboard.ini',
};

/** Comments in a player's player.JSON. */
const rfactor2File = {
  ...confirmed('https://github.com/phaase/myrf2settings'),
  file: 'UserData\\player\\player.JSON',
};

const rfactorManual = confirmed(
  'http://forum.imagespaceinc.com/showthread.php/69-Advanced-Control-Mapping-Rates-Settings',
);

const scsWiki = confirmed(
  'https://modding.scssoft.com/wiki/Documentation/Engine/Multi_monitor_configuration',
);

const trucks = [
  row('g_interior_camera_zero_pitch', typed('"1"'), 'looks-down', { ...scsWiki, file: 'config.cfg' }),
  row('pitch_offset', byHorizon, 'pitch', { ...scsWiki, file: 'multimon_config.sii' }),
] as const;

/** The game's own scripts. */
const beamngScripts = confirmed('https://github.com/alexebird/beamng-code-mirror');

const lfsManual = confirmed('https://en.lfsmanual.net/wiki/Options/View');

const helmetThread = reported('http://forum.projectcarsgame.com/showthread.php?26731');

const settings = {
  acc: [
    row('Pitch', byHorizon, 'pitch', accGuide),
    row('Height, Distance', ownChoice, 'seat', accGuide),
    row('Lateral', typed('0'), 'sideways', accGuide),
    row('Lock to horizon', typed('100%'), 'level', accGuide),
    row('generalMovement', typed('0'), 'head', accFile),
    row('onboardMovement', typed('0'), 'head', accFile),
    row('mirrorFOV', ownChoice, 'mirror', accFile),
  ],
  'assetto-corsa': [
    row('ON_BOARD_PITCH_ANGLE', byHorizon, 'pitch', {
      ...reported(
        'https://github.com/pablosuzarte81/simracingpitstop',
        'https://github.com/scullionw/ac-config',
      ),
      file: 'Documents\\Assetto Corsa\\cfg\\cars\\<car>\\view.ini',
    }),
    row('[MODE] IS_WORLD_ALIGNED', typed('1'), 'level', onboardFile),
    row('[GFORCES] MIX', typed('0,0,0'), 'head', onboardFile),
    row('[SHAKE] SCALE', typed('0,0,0'), 'head', onboardFile),
  ],
  ats: trucks,
  beamng: [
    row('cameraDriverStableHorizon', typed('100'), 'level', beamngScripts),
    row('cameraDriverPhysics', typed('0'), 'head', beamngScripts),
    row('cameraDriverLookAheadAngle', typed('0'), 'looks-aside', beamngScripts),
    row('cameraDriverAllowSeatAdjustments', typed('true'), 'seat-tilt', beamngScripts),
  ],
  ets2: trucks,
  iracing: [
    row('Shift Horizon', byHorizon, 'shift', iracingSliders),
    row('Driver Height', ownChoice, 'seat', iracingSliders),
    row('Roll Chassis', typed('0%'), 'level', iracingSliders),
    row('DriverHeadNoPitch', typed('1'), 'level', iracingFile),
    row('DriverHeadWobble', typed('0'), 'head', iracingFile),
    row('DriverRotateHead', typed('0'), 'looks-aside', {
      ...iracingFile,
      ...confirmed('https://support.iracing.com/support/solutions/articles/31000133489'),
    }),
    row('virtualMirrorFOV', ownChoice, 'mirror', iracingFile),
  ],
  'jdm-japanese-drift-master': [
    row(
      'Drivers Head Movement',
      typed('0.00'),
      'head',
      confirmed('https://jdmgame.com/drift-hub/additional-camera-settings/'),
    ),
  ],
  'live-for-speed': [
    row('Pitch view', byHorizon, 'pitch', lfsManual),
    row('Rotate view', typed('0'), 'looks-aside', lfsManual),
    row('View lock', typed('Horizon'), 'level', lfsManual),
    row('Move view with animation', typed('no'), 'head', lfsManual),
  ],
  lmu: [
    row(
      'Mirror FoV',
      ownChoice,
      'mirror',
      reported('https://racecontrol.gg/general-tips/le-mans-ultimate-how-to-change-your-mirror-fov/'),
    ),
  ],
  'project-cars': [
    row('World Movement', typed('0'), 'level', helmetThread),
    row('G-Force Effect', typed('0'), 'head', helmetThread),
  ],
  'project-cars-2': [
    row(
      'Field of View Speed Sensitivity',
      typed('No'),
      'with-speed',
      reported('https://solox.gg/project-cars-2-fov-settings'),
    ),
  ],
  rfactor: [
    row('Look Ahead', typed('0'), 'looks-aside', rfactorManual),
    row('Head Movement', typed('0'), 'head', rfactorManual),
    row('Exaggerate Yaw', typed('0'), 'looks-aside', rfactorManual),
  ],
  'rfactor-2': [
    row('Seat Pitch', byPitch, 'pitch', rfactor2File),
    row('Seat Yaw', typed('0'), 'looks-aside', rfactor2File),
    row('Seat Adjustment Up, Seat Adjustment Aft', ownChoice, 'seat', rfactor2File),
    row('Stabilize Horizon', typed('3'), 'level', rfactor2File),
    row('Head Physics', typed('0'), 'head', rfactor2File),
    row('Lookahead Angle', typed('0'), 'looks-aside', rfactor2File),
    row('Exaggerate Yaw', typed('0'), 'looks-aside', rfactor2File),
    row('Rearview Width', ownChoice, 'mirror', rfactor2File),
  ],
} as const satisfies Readonly<Record<string, readonly ViewSettingRecord[]>>;

type Rows = (typeof settings)[keyof typeof settings];

/** Code of the reason for a value. */
export type ViewReason = Rows[number]['because'];

export type ViewSetting = ViewSettingRecord<ViewReason>;

const byGame: Readonly<Record<string, readonly ViewSetting[]>> = settings;

/**
 * Settings of a game's cockpit view beside its angle, as far as a source tells; empty if none does.
 *
 * @example viewSettingsOf('jdm-japanese-drift-master')[0]?.name // "Drivers Head Movement"
 */
export const viewSettingsOf = (gameId: string): readonly ViewSetting[] => byGame[gameId] ?? [];

/** For tests: ids that have an entry. */
export const idsWithViewSettings: readonly string[] = Object.keys(settings);
