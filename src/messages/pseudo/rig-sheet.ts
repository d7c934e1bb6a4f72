import { words as english } from '../en/rig-sheet';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['rigSheet'] = pseudo(english);
