import type { Messages } from '../messages';

export const words: Messages['rigSheet'] = {
  method: 'FOV nach 1:1',
  from: (site, address) => `${site} · ${address}`,
  remarks: (remarks) => remarks.join(' · '),
};
