import { words as english } from '../en/saved-rigs';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['keep'] = pseudo(english);
