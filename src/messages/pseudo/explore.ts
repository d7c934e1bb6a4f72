import { words as english } from '../en/explore';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['explore'] = pseudo(english);
