import { words as english } from '../en/pages';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['pages'] = pseudo(english);
