import { words as english } from '../en/app';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['app'] = pseudo(english);
