/** Red, green and blue, 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

/** Background of accent text, and the colour mixed in until it is readable: `--card` and `--ink` of the theme. */
export const themeColours = {
  light: { card: [0xfb, 0xfa, 0xf6], ink: [0x15, 0x19, 0x1b] },
  dark: { card: [0x11, 0x16, 0x19], ink: [0xee, 0xf2, 0xf1] },
} as const satisfies Record<string, Record<string, Colour>>;

/** WCAG AA contrast for text. */
const leastContrast = 4.5;
const steps = 20;

/** @example readAccent('#e10600') // [225, 6, 0]; null unless it is a colour of six digits */
export function readAccent(text: string | null): Colour | null {
  const [, ...parts] = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text ?? '') ?? [];
  const [red, green, blue] = parts.map((part) => parseInt(part, 16));
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
}

/** WCAG 2.2: relative luminance. */
const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 10.31 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** @example contrast([0, 0, 0], [255, 255, 255]) // 21 */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a / b, b / a);
}

/** The accent, mixed with just enough ink to be readable on the theme's card. */
export function legibleAccent(accent: Colour, theme: keyof typeof themeColours): Colour {
  const { card, ink } = themeColours[theme];
  for (let step = 0; step < steps; step++) {
    const mixed = accent.map((part, at) =>
      Math.round(part + ((ink[at] ?? 0) - part) * (step / steps)),
    ) as unknown as Colour;
    if (contrast(mixed, card) >= leastContrast) return mixed;
  }
  return ink;
}
