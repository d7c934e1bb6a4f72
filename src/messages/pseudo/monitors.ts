import { words as english } from '../en/monitors';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['monitors'] = pseudo(english);
