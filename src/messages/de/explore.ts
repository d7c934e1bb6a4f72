import type { Messages } from '../messages';

export const words: Messages['explore'] = {
  label: 'Dein Rig erkunden',
  howTrue: 'Bildtreue',
  plan: 'Planen',
  compare: 'Vergleichen',
  windscreen: 'Windschutzscheibe',
  needsScript: 'Dieser Teil braucht JavaScript.',
};
