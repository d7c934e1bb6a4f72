import type { MeasuredField } from '../../domain/rig/fields';

/** The numbers that are asked for, and by how much their buttons step. */
export const embedSteps = {
  screenSize: 1,
  distance: 1,
  radiusCurve: 100,
  bezelThickness: 1,
} as const satisfies Partial<Record<MeasuredField, number>>;

export type EmbedNumber = keyof typeof embedSteps;

export const embedNumbers = Object.keys(embedSteps) as readonly EmbedNumber[];
