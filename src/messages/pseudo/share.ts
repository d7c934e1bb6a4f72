import { words as english } from '../en/share';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['share'] = pseudo(english);
