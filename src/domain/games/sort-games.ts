import type { Game } from './types';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const sortName = ({ name, sortedAs = name }: Game): string => sortedAs;

/** Ignores case and sorts numbers by value: WRC 8 before WRC 10, and F1 22 after F1 2021. */
export const sortedByName = (games: readonly Game[]): readonly Game[] =>
  [...games].sort((a, b) => collator.compare(sortName(a), sortName(b)));
