import { words as english } from '../en/stored-data';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['stored'] = pseudo(english);
