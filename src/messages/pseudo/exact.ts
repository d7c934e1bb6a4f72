import { words as english } from '../en/exact';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['exact'] = pseudo(english);
