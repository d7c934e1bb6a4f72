import type { MeaningAxis } from '../../domain/measuring/meaning';

/** Meanings of a game's number, and games that the visitor measured. Numbers include their unit. */
export const words = {
  counting: {
    degrees: 'the angle in degrees',
    half: 'half the angle in degrees',
    double: 'twice the angle in degrees',
    radians: 'the angle in radians',
    times: (degrees: string) => `a multiple of ${degrees}`,
    line: (zero: string, step: string) => `a slider with ${zero} at 0 and ${step} more for each 1`,
    parabola: 'a slider with uneven steps, as in DiRT Rally 2.0',
    halved: (base: string) => `the angle in degrees, half as fast below ${base}`,
  },
  axes: {
    vertical: 'from bottom to top',
    horizontal: 'from left to right',
    'horizontal-at-16:9': 'from left to right of a 16:9 picture as high as yours',
    'horizontal-at-4:3': 'from left to right of a 4:3 picture as high as yours',
    diagonal: 'from corner to corner',
    'horizontal-over-ratio': 'from left to right, divided by the shape of the picture',
  } satisfies Record<MeaningAxis, string>,
  meaning: (counting: string, axis: string) => `${counting}, ${axis}`,

  details: {
    title: 'What was measured',
    means: (meaning: string) => `The number is ${meaning}.`,
    /** In front of the list of pictures. */
    pictures: 'No known meaning fits, so the number lies between those of pictures of the same shape:',
    picture: (number: string, v: string) => `${number} gives a picture ${v} high.`,
    error: (angle: string) => `The measured angles are ± ${angle}.`,
    numbers: (least: string, most: string) => `Measured with numbers from ${least} to ${most}.`,
    record: (takes: string, level: string) => `Our record of this game: ${takes}. ${level}.`,
    again: 'Measure it again',
    remove: 'Remove it',
    removed: (name: string) => `Removed ${name}`,
    undo: 'Undo',
  },
};
