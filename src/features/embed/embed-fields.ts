import type { MeasuredField } from '../../domain/rig/fields';

/** Number fields of the embed, and the steps of their buttons. */
export const embedSteps = {
  screenSize: 1,
  distance: 1,
  radiusCurve: 100,
  bezelThickness: 1,
} as const satisfies Partial<Record<MeasuredField, number>>;

export type EmbedNumber = keyof typeof embedSteps;

export const embedNumbers = Object.keys(embedSteps) as readonly EmbedNumber[];
