import type { Source } from '../games/record-types';
import type { GameFile } from './types';

// Facts about each file that do not depend on a rig. Their sources are in docs/files.md.

export type FileKind = Omit<GameFile, 'targets' | 'notes'>;

const dayOfReading = '2026-11-15';

const seenIn = (...urls: readonly string[]): readonly Source[] =>
  urls.map((url) => ({ url, read: dayOfReading }));

/** Read two days later, in more players' files. */
const thenSeenIn = (url: string): Source => ({ url, read: '2026-11-17' });

const truckSources = seenIn(
  'https://modding.scssoft.com/wiki/Documentation/Engine/Multi_monitor_configuration',
  'https://github.com/dawood-shfuk/TruckDeck-Multimon',
);

const configDx11 = {
  name: 'Config_DX11.ini',
  format: 'ini',
  marks: ['COMPONENTS', 'ViewParams', 'VideoResW'],
} as const;

export const fileKinds = {
  iracingApp: {
    path: 'Documents\\iRacing\\app.ini',
    name: 'app.ini',
    format: 'ini',
    marks: ['View', 'drivingCamFOV', 'DrivingVanishY'],
    sources: seenIn('https://github.com/W1ckedWook1ee/iRacing'),
  },
  iracingMonitor: {
    path: 'Documents\\iRacing\\rendererDX11Monitor.ini',
    name: 'rendererDX11Monitor.ini',
    format: 'ini',
    marks: ['MonitorSetup'],
    sources: seenIn('https://github.com/W1ckedWook1ee/iRacing'),
  },
  assettoCorsaCamera: {
    path: 'Documents\\Assetto Corsa\\cfg\\camera_onboard.ini',
    name: 'camera_onboard.ini',
    format: 'ini',
    marks: ['MODE', 'GFORCES', 'SHAKE'],
    sources: seenIn('https://github.com/dcheva/AC20'),
  },
  assettoCorsaVideo: {
    path: 'Documents\\Assetto Corsa\\cfg\\video.ini',
    name: 'video.ini',
    format: 'ini',
    marks: ['CAMERA', 'VIDEO'],
    sources: seenIn('https://github.com/dcheva/AC20'),
  },
  assettoCorsaTriple: {
    path: 'Documents\\Assetto Corsa\\cfg\\triple_screen.ini',
    name: 'triple_screen.ini',
    format: 'ini',
    marks: ['LEFT_SCREEN', 'CENTER_SCREEN', 'RIGHT_SCREEN', 'SPINNERS'],
    sources: seenIn('https://github.com/dcheva/AC20'),
  },
  competizione: {
    path: 'Documents\\Assetto Corsa Competizione\\Config\\cameraSettings.json',
    name: 'cameraSettings.json',
    format: 'json',
    marks: ['cameraFOV', 'tripleWidth'],
    sources: seenIn('https://github.com/dcheva/ACC23', 'https://github.com/FynniX/acc-node-wrapper'),
  },
  leMansUltimate: {
    ...configDx11,
    path: 'Le Mans Ultimate\\UserData\\Config_DX11.ini',
    sources: seenIn('https://github.com/lucassandin/le_mans_ultimate_settings'),
  },
  rFactor2: {
    ...configDx11,
    path: 'rFactor 2\\UserData\\Config_DX11.ini',
    sources: seenIn('https://github.com/lucassandin/le_mans_ultimate_settings'),
  },
  rFactor2Player: {
    path: 'rFactor 2\\UserData\\player\\player.JSON',
    name: 'player.JSON',
    format: 'json',
    marks: ['Graphic Options'],
    sources: seenIn('https://github.com/phaase/myrf2settings'),
  },
  gtr2: {
    path: 'UserData\\<name>\\<name>.PLR',
    name: '*.plr',
    format: 'ini',
    marks: ['Graphic Options', 'FOV Multiplier'],
    sources: [
      ...seenIn('https://github.com/angelalonso/gtr2_dyn_ai'),
      thenSeenIn('https://github.com/angelalonso/gtr2'),
    ],
  },
  richardBurnsRally: {
    path: 'Plugins\\NGPCarMenu.ini',
    name: 'NGPCarMenu.ini',
    format: 'ini',
    marks: ['CockpitOverrideFOVValue', 'ScreenshotPath', 'RBRCITCarListPath'],
    sources: [
      ...seenIn('https://github.com/mika-n/NGPCarMenu'),
      thenSeenIn('https://github.com/2m/rbr-config'),
    ],
  },
  farmingSimulator: {
    path: 'gameSettings.xml',
    name: 'gameSettings.xml',
    format: 'xml',
    marks: ['gameSettings'],
    sources: seenIn('https://github.com/dcheva/FS23'),
  },
  /** ETS2 and ATS each have this file in a folder of their own. */
  truckConfig: {
    path: 'config.cfg',
    name: 'config.cfg',
    format: 'uset',
    marks: ['r_multimon_mode', 'g_interior_camera_zero_pitch'],
    sources: truckSources,
  },
  truckMonitors: {
    path: 'multimon_config.sii',
    name: 'multimon_config.sii',
    format: 'sii',
    marks: ['heading_offset', 'normalized_x'],
    sources: truckSources,
  },
} satisfies Readonly<Record<string, FileKind>>;
