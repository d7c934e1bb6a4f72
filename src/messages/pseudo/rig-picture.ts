import { words as english } from '../en/rig-picture';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['rigPicture'] = pseudo(english);
