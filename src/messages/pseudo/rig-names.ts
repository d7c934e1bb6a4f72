import { words as english } from '../en/rig-names';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['rigNames'] = pseudo(english);
