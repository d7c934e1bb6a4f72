/** What is said while a screen is measured with a bank card. */
export const words = {
  title: 'Measure with a card',
  intro:
    'Hold a bank card, or any card of that size (85.60 × 53.98 mm), flat against the screen. Make the outline as wide as the card: drag its edge, or use the slider and the arrow keys.',
  slider: 'Width of the outline',
  sliderText: (pitch: string) => `One pixel is ${pitch}`,
  narrower: 'A little narrower',
  wider: 'A little wider',
  size: (size: string, error: string) => `${size}, give or take ${error}`,
  sides: (width: string, height: string, pitch: string) =>
    `${width} × ${height} lit, ${pitch} from one pixel to the next`,
  howSure:
    'One pixel at the card and two edges laid by eye may be off by that much. A tape across the screen is surer.',
  otherShape: 'This screen is not of the ratio in your list. Check the screen ratio too.',
  warningsTitle: 'It is wrong if',
  warnings: [
    'your browser zooms: set it to 100 % first (Ctrl or Cmd and 0)',
    'this window is not on the monitor that you race on',
    'your monitor does not show its own resolution, or the picture does not fill it',
    'you are on a phone: it measures the phone’s own screen',
  ],
  zoomed: 'Your browser seems to zoom. Set it to 100 % first, or the size will be wrong.',
  small: 'This looks like a phone or a small window. It measures the screen that it is shown on.',
  use: (size: string) => `Use ${size}`,
  cancel: 'Cancel',
};
