import { words as english } from '../en/export';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['takeAway'] = pseudo(english);
