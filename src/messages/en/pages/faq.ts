import type { Questions } from '../../prose';

/** Plain text: search engines get the same answers. */
export const questions = {
  whichFov: {
    question: 'What field of view should I use?',
    answer: [
      'The angle your screen covers from where you sit. For one flat screen, the horizontal angle is 2\u00a0·\u00a0atan(width / (2 × distance)); the vertical angle is the same with the height.',
      'A 27″ 16:9 screen at 50 cm covers 61.7° horizontally and 37.2° vertically. No value suits everyone: it depends on your screen and your seat.',
    ],
  },
  horizontalOrVertical: {
    question: 'Horizontal or vertical: why do games want different numbers?',
    answer: [
      'Each studio picked its own scale. iRacing, Automobilista 2 and Euro Truck Simulator 2 take horizontal degrees. Assetto Corsa, rFactor 2, Le Mans Ultimate and BeamNG.drive take vertical degrees. Richard Burns Rally uses radians, and EA Sports WRC a slider from 0 to 100.',
      'They can all describe the same picture, as long as you type the kind of number your game expects. A horizontal angle in a vertical field makes a 16:9 picture far too wide.',
    ],
  },
  zoomedIn: {
    question: 'Why does the picture feel zoomed in?',
    answer: [
      'You’re probably used to a wider setting. Assetto Corsa starts at 56° vertical, but a 27″ 16:9 screen at 50 cm covers only 37°. At the wider setting everything is drawn at 63% of its right size.',
      'To see more at the right size, sit closer, use a bigger screen at the same distance, or add screens. Give it a few sessions before you judge it.',
    ],
  },
  whereToMeasure: {
    question: 'Where do I measure the distance from?',
    answer: [
      'From your eye to the centre of the screen, with the tape square to it. Sit as you do when driving, hands on the wheel.',
      'Don’t measure to the monitor stand, the desk edge or the back of the screen. An error of 10 cm matters: a 27″ 16:9 screen covers 61.7° at 50 cm, but 53.0° at 60 cm.',
    ],
  },
  triples: {
    question: 'I have triple screens. Which number do I enter?',
    answer: [
      'It depends on how the game draws them. Automobilista 2 and Project CARS 2 take the horizontal angle of the centre screen. Assetto Corsa and Competizione, in triple mode, take your measurements instead. iRacing can work out its number from them.',
      'A game without triple support draws one flat picture across everything. Its angle is 2\u00a0·\u00a0atan(3 × width / (2 × distance)): for three 32″ 16:9 screens at 70 cm 113.3°, not three times 53.7°. Choose Triple and 1:1 to see what each game needs.',
    ],
  },
  bezels: {
    question: 'Do bezels change the field of view?',
    answer: [
      'Not of a single screen: its angle comes from the visible picture, so never add the frame to the size. On triples, bezels change how far the side screens should be turned and how wide the whole rig spans.',
      'With three 32″ 16:9 screens at 70 cm, 8 mm bezels move the ideal side angle from 53.7° to 54.7°. 1:1 accounts for that. Classic doesn’t: its Triple Screen Angle is the horizontal angle times 1.05.',
    ],
  },
  curved: {
    question: 'What should I use for a curved screen?',
    answer: [
      'Most games draw for a flat screen, so no single number is right across a curved one. A 49″ 32:9 1000R panel at 70 cm needs 81.1° to be life size straight ahead and 94.0° to match its edges. About 87.3° has the smallest error overall.',
      '1:1 offers all three and uses the balanced one by default. Classic ignores the curve, so its hFov of 81 is the value for straight ahead. iRacing’s monitor settings accept a radius of curvature.',
    ],
  },
  ultrawide: {
    question: 'Is a 21:9 ultrawide really 21:9?',
    answer: [
      'Usually not: the label is rounded. A 3440×1440 screen has a ratio of 2.39 and a 2560×1080 screen 2.37, while 21 divided by 9, the 21:9 option here, is 2.33.',
      'For a flat 34″ 3440×1440 screen at 60 cm, the horizontal angle is 67.0° by the label and 67.2° in truth, the vertical angle 31.7° by the label and 31.1° in truth. The Classic vFov row reads 29, because it divides by the ratio. In 1:1 you can choose your screen’s pixels.',
    ],
  },
  otherCalculators: {
    question: 'Why does another calculator give a different number?',
    answer: [
      'Usually because it makes other assumptions. Some divide the horizontal angle by the ratio, add the bezel to the diagonal, or multiply by three for triples. For curved screens, most fit the edges. And some game scales are known only from players’ reports.',
      'Our Classic table is an approximation too. For a 27″ 16:9 screen at 50 cm it shows 17.4 for Assetto Corsa, which takes vertical degrees; geometry gives 37. So every Classic row also shows 1:1, and each game in 1:1 names its sources.',
    ],
  },
  privacyAndCost: {
    question: 'Is anything I enter sent anywhere, and does it cost anything?',
    answer: [
      'No to both. The calculator runs in your browser. What you enter is stored only if you ask for it, on your device; the privacy page shows and clears all of it. There are no accounts, no cookies and no analytics.',
      'The web host that delivers the pages sees that a page was requested and may keep ordinary server logs. Your inputs are not part of that request.',
    ],
  },
} satisfies Questions;
