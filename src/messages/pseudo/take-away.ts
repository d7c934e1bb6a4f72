import { words as english } from '../en/take-away';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['takeAway'] = pseudo(english);
