import { create } from 'zustand';

/** A setting by id, so that the choice outlives a change of the rig. */
export type SettingId = 'exact' | 'wide' | `game:${string}` | `default:${string}`;

/** Range of a wide default, in degrees. */
export const widest = { min: 60, max: 120, start: 90 } as const;

export interface ComparedSetting {
  /** null = not chosen yet. */
  readonly id: SettingId | null;
  /** Angle of the setting `wide`. */
  readonly wideDegrees: number;
}

/** The setting that windscreen and plot compare with the true picture. */
export const useComparedSetting = create<ComparedSetting>()(() => ({ id: null, wideDegrees: widest.start }));

export const compareSetting = (part: Partial<ComparedSetting>): void => useComparedSetting.setState(part);
