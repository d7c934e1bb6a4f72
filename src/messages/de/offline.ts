import type { Messages } from '../messages';

export const words: Messages['offline'] = {
  label: 'Update',
  ready: 'Update bereit',
  reload: 'Neu laden',
  later: 'Später',
};
