import { words as english } from '../en/compare';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['compare'] = pseudo(english);
