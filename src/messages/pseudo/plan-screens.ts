import { words as english } from '../en/plan-screens';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['planScreens'] = pseudo(english);
