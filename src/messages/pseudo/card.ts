import { words as english } from '../en/card';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['card'] = pseudo(english);
