import { words as english } from '../en/game-details';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['gameDetails'] = pseudo(english);
