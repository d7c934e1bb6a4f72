import { language as english } from '../en/language';
import type { Messages } from '../messages';

/** XA is the region that is set aside for this. `Intl` knows no such place, and writes numbers and days as in English. */
export const language: Messages['language'] = { ...english, tag: 'en-XA' };
