/** A slider of a shader, in the shader's own words. Steps per unit are whole, or one over a whole number. */
export interface Slider {
  /** Its name in a preset. */
  readonly key: string;
  /** Its name in the menu. */
  readonly label: string;
  /** Shown behind the number. */
  readonly unit: ' cm' | ' inch' | ' mm' | 'R' | '°' | 'x';
  readonly min: number;
  readonly max: number;
  readonly stepsPerUnit: number;
  readonly decimals: number;
}

const stepsIn = ({ stepsPerUnit }: Slider, value: number): number => Math.round(value * stepsPerUnit);

/** Whether the value rounds to a position of the slider. */
export const isOn = (slider: Slider, value: number): boolean => {
  const nearest = stepsIn(slider, value) / slider.stepsPerUnit;
  return nearest >= slider.min && nearest <= slider.max;
};

/**
 * Positions of the slider around a value, the nearest first.
 *
 * @example positionsAround(viewDistance, 70.4, 1) // [70, 71, 69]
 */
export const positionsAround = (slider: Slider, value: number, reach: number): readonly number[] => {
  const middle = stepsIn(slider, value);
  return Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const away = Math.ceil(index / 2);
    return (middle + (index % 2 === 0 ? -away : away)) / slider.stepsPerUnit;
  }).filter((position) => position >= slider.min && position <= slider.max);
};
