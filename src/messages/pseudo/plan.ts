import { words as english } from '../en/plan';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['plan'] = pseudo(english);
