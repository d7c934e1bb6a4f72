export const cards: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'What field of view is',
    text: 'Your screen is a window, and from your seat it covers a certain angle. Field of view is the angle the game’s camera puts into that window.',
  },
  {
    title: 'Why it matters',
    text: 'When the two angles agree, cars, kerbs and bends appear at the size and in the direction they would have through a real window. Too wide and everything shrinks; too narrow and everything is enlarged.',
  },
  {
    title: 'A common mistake',
    text: 'Dividing the horizontal angle by the screen ratio does not give the vertical one. For a 27in 16:9 screen at 50 cm it gives 34.7°; the true value is 37.2°.',
  },
  {
    title: 'Runs in your browser',
    text: 'Every number is worked out on your own device. Nothing you enter is sent anywhere, and there is no account and no fee.',
  },
];
