import { words as english } from '../en/games-csv';
import type { Messages } from '../messages';
import { pseudo } from './pseudo';

export const words: Messages['gamesCsv'] = pseudo(english);
