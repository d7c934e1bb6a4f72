import { words as english } from '../en/offline';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['offline'] = pseudo(english);
