import { words as english } from '../en/games';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['games'] = pseudo(english);
