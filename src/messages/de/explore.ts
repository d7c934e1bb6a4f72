import type { Messages } from '../messages';

export const words: Messages['explore'] = {
  label: 'Dein Rig erkunden',
  plan: 'Plan',
  compare: 'Vergleich',
  windscreen: 'Windschutzscheibe',
  needsScript: 'Dieser Teil braucht JavaScript.',
};
