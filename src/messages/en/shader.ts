import type { ShaderLimit } from '../../domain/shader/shader-answer';

/** A flat picture made exact by a shader; loaded with the details of a game. */
export const words = {
  title: 'Make it exact',
  summary: 'By ReShade: what to type',
  lead: {
    curved:
      'No flat picture is right all over a curved screen. A shader can bend it after the game has drawn it, so that everything is seen where it belongs.',
    triple:
      'One flat picture is wrong on turned side screens. A shader can bend it after the game has drawn it, so that everything is seen where it belongs.',
    ifOnePicture: (game: string) =>
      `If ${game} draws one flat picture over all three screens, it is wrong on the turned ones. A shader can bend it after the game has drawn it, so that everything is seen where it belongs.`,
  },
  /** Above the number to type. */
  /** `without` = the game's number without the shader; null = it has none. */
  inGame: (game: string, without: string | null) =>
    without === null ? `In ${game}` : `In ${game}, instead of ${without}`,
  copyNumber: (game: string) => `Copy the number for ${game} with the shader`,
  /** Above the table of its sliders. */
  inReShade: (shader: string) => `In ReShade, under ${shader}`,
  columns: { slider: 'Slider', value: 'Value' },
  copySlider: (slider: string) => `Copy ${slider}`,
  savePreset: 'Save as a preset',
  /** Largest error. */
  left: {
    nothing: 'Nothing on your screens is off by as much as 0.1°.',
    steps: (error: string) => `Its sliders have steps: something is off by up to ${error}.`,
    frames: (error: string) =>
      `Its sliders have steps, and it knows frames only roughly: something is off by up to ${error}.`,
  },
  proportions: 'Only proportions count, so these values may differ a little from your own measurements.',
  price: (share: string, dark: string) =>
    `The price: straight ahead, ${share} of each row’s pixels are left, and at the outer edges ${dark} of the height stays dark.`,
  sharpness: (withShader: string, without: string) =>
    `That is ${withShader} pixels per degree instead of ${without}.`,
  bentToo: 'Displays and menus that the game draws on top are bent, too.',
  antiCheat:
    'A game’s anti-cheat may forbid ReShade, online above all. We don’t know which do: find out before you install it.',
  /** `{reshade}` and `{shaders}` are links. */
  howTo: (shader: string) =>
    `Install {reshade} for the game and choose {shaders} in its installer. In the game, switch on ${shader} in its menu.`,
  readOn: (version: string, day: string) => `Names and ranges as in version ${version} (read on ${day}).`,
  /** Reasons why it cannot work. */
  unable: {
    'curved-triple': 'It can’t here: the shader for three screens knows flat ones only.',
    'unequal-screens': 'It can’t here: the shader wants three screens of one size.',
    'spans-180': 'It can’t here: your screens span 180° or nearly so, and no flat picture is as wide.',
  } satisfies Record<ShaderLimit, string>,
  outOfRange: ({ shader, slider, from, to }: { shader: string; slider: string; from: string; to: string }) =>
    `It can’t here: ${slider} in ${shader} goes from ${from} to ${to}, and your screens are beyond that.`,
};
