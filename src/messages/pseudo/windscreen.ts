import { words as english } from '../en/windscreen';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['windscreen'] = pseudo(english);
