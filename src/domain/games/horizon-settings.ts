import { readAt, readThirdAt } from './read-on';
import type { Source } from './record-types';

/**
 * Keys that put the horizon at the height of the eye. The sources name neither unit nor sign, so the player sets it by
 * eye.
 */
export interface HorizonSetting {
  /** Ids of the games that have it. */
  readonly games: readonly string[];
  /** A shift of the picture is exact, a pitch of the camera is close. */
  readonly kind: 'shift' | 'pitch';
  readonly file: string;
  readonly key: string;
  readonly sources: readonly Source[];
}

export const horizonSettings: readonly HorizonSetting[] = [
  {
    games: ['iracing'],
    kind: 'shift',
    file: 'Documents\\iRacing\\app.ini',
    key: 'DrivingVanishY',
    sources: readAt('https://github.com/W1ckedWook1ee/iRacing'),
  },
  {
    games: ['assetto-corsa'],
    kind: 'pitch',
    file: 'Documents\\Assetto Corsa\\cfg\\cars\\<car>\\view.ini',
    key: 'ON_BOARD_PITCH_ANGLE',
    sources: readThirdAt(
      'https://github.com/pablosuzarte81/simracingpitstop',
      'https://github.com/scullionw/ac-config',
    ),
  },
  {
    games: ['ets2', 'ats'],
    kind: 'pitch',
    file: 'multimon_config.sii',
    key: 'pitch_offset',
    sources: readAt('https://modding.scssoft.com/wiki/Documentation/Engine/Multi_monitor_configuration'),
  },
];
