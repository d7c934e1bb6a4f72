import { words as english } from '../en/pictures';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['pictures'] = pseudo(english);
