import { toRadians } from '../geometry/units';

/**
 * What stands for "as shipped": Assetto Corsa's vertical field of view, untouched, as its record has it. Competizione comes with 54°, EVO with
 * 55°, RaceRoom with 58°.
 */
export const shippedView = { gameId: 'assetto-corsa', v: toRadians(56) } as const;
