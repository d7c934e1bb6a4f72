import { words as english } from '../en/keep';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['keep'] = pseudo(english);
