/** Measuring a screen with a bank card. */
export const words = {
  title: 'Measure with a card',
  intro:
    'Hold a bank card (85.60 × 53.98 mm) flat against the screen. Make the outline as wide as the card: drag its edge, or use the slider or the arrow keys.',
  slider: 'Width of the outline',
  sliderText: (pitch: string) => `One pixel is ${pitch}`,
  narrower: 'A little narrower',
  wider: 'A little wider',
  size: (size: string, error: string) => `${size}, give or take ${error}`,
  sides: (width: string, height: string, pitch: string) =>
    `Visible area ${width} × ${height}, pixels ${pitch} apart`,
  howSure: 'That is one pixel at the card and two edges set by eye. A tape measure is more accurate.',
  otherShape: 'This screen doesn’t have the ratio you entered. Check that too.',
  warningsTitle: 'The result is wrong if',
  warnings: [
    'your browser zooms: set it to 100% first (Ctrl or Cmd and 0)',
    'this window isn’t on the monitor you race on',
    'your monitor doesn’t run at its own resolution, or the picture doesn’t fill it',
    'you’re on a phone: it measures the phone’s own screen',
  ] satisfies readonly [string, ...string[]],
  zoomed: 'Your browser seems to zoom. Set it to 100% first.',
  small: 'This looks like a phone or a small window. The screen it’s shown on is measured.',
  use: (size: string) => `Use ${size}`,
  cancel: 'Cancel',
};
