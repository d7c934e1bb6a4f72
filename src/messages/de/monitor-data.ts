import type { Messages } from '../messages';

export const words: Messages['monitorData'] = {
  attribution:
    'Monitordaten: enthält Informationen aus {buildcores}, bereitgestellt unter der {odcBy}, und aus {edid} von linux-hardware.org, lizenziert unter {ccBy}; von uns ausgewählt, zusammengeführt und geändert.',
};
