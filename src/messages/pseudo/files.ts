import { words as english } from '../en/files';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['files'] = pseudo(english);
