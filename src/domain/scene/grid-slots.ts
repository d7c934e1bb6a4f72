/** Place of a car on the grid: the middle of its tail, in metres to the right and ahead. */
export interface Slot {
  readonly x: number;
  readonly aheadM: number;
  readonly paint: 'white' | 'blue' | 'orange';
}

/** The car that the page's texts name. */
export const carAhead = { x: -0.1, aheadM: 20, paint: 'white' } as const satisfies Slot;

/** In two columns, far to near. */
export const slots: readonly Slot[] = [
  { x: 6.2, aheadM: 58, paint: 'white' },
  { x: -0.1, aheadM: 51, paint: 'blue' },
  { x: 6.2, aheadM: 42, paint: 'blue' },
  { x: -0.1, aheadM: 35.5, paint: 'orange' },
  { x: 6.2, aheadM: 26.5, paint: 'orange' },
  carAhead,
  { x: 6.2, aheadM: 10.5, paint: 'blue' },
];
