import { words as english } from '../en/page-tools';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['pageTools'] = pseudo(english);
