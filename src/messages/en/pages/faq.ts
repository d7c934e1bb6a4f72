import type { Questions } from '../../prose';

/** Plain text: search engines are given the same answers. */
export const questions = {
  whichFov: {
    question: 'What field of view should I use?',
    answer: [
      'The angle your screen really covers from where you sit. For one flat screen, the horizontal angle is 2 · atan(width / (2 × distance)), and the vertical angle is the same with the height.',
      'A 27in 16:9 screen at 50 cm gives 61.7° horizontally and 37.2° vertically. There is no value that suits everyone, because it depends on your screen and your seat. Start from your own, and change it only if you have a reason.',
    ],
  },
  horizontalOrVertical: {
    question: 'Horizontal or vertical: why do games want different numbers?',
    answer: [
      'Each studio picked its own scale. iRacing, Automobilista 2 and Euro Truck Simulator 2 take horizontal degrees. Assetto Corsa, rFactor 2, Le Mans Ultimate and BeamNG.drive take vertical degrees. Richard Burns Rally uses radians, and EA Sports WRC uses a slider from 0 to 100.',
      'They can all describe the same picture. What matters is that you type the kind of number your game expects. On a 16:9 screen, a horizontal angle typed into a vertical field makes the picture far too wide.',
    ],
  },
  zoomedIn: {
    question: 'Why does the picture feel zoomed in?',
    answer: [
      'Because you are probably used to a wider setting. Assetto Corsa, for example, starts at 56° vertical, while a 27in 16:9 screen at 50 cm covers only 37°. At the wider setting everything is drawn at 63% of its right size.',
      'The true angle shows less of the world, but at the right size. To see more at the right size, come closer, use a bigger screen at the same distance, or add screens. Give it a few sessions before you judge it.',
    ],
  },
  whereToMeasure: {
    question: 'Where do I measure the distance from?',
    answer: [
      'From your eye to the middle of the glass, with the tape held square to the screen. Sit as you do when driving, with your back in the seat and your hands on the wheel.',
      'Do not measure to the monitor stand, the desk edge or the back of the screen. An error of 10 cm matters: a 27in 16:9 screen covers 61.7° at 50 cm, but 53.0° at 60 cm.',
    ],
  },
  triples: {
    question: 'I have triple screens. Which number do I enter?',
    answer: [
      'It depends on how the game draws them. Automobilista 2 and Project CARS 2 take the horizontal angle of the centre screen. Assetto Corsa and Competizione, in triple mode, take your measurements instead of an angle. iRacing can work out its number from your measurements.',
      'A game without triple support draws one flat picture across everything. Its angle is 2 · atan(3 × width / (2 × distance)). For three 32in 16:9 screens at 70 cm that is 113.3°, not three times 53.7°. Choose Triple and the 1:1 method: every game whose scale is known then shows its own number or the measures to type.',
    ],
  },
  bezels: {
    question: 'Do bezels change the field of view?',
    answer: [
      'Not that of a screen. The angle comes from the lit picture, so never add the frame to the screen size. On triples, bezels change how far the side screens should be turned and how wide the whole rig spans.',
      'With three 32in 16:9 screens at 70 cm, 8 mm bezels move the ideal side angle from 53.7° to 54.7°. The 1:1 method takes the bezel into account. Classic does not: its Triple Screen Angle is the horizontal angle times 1.05.',
    ],
  },
  curved: {
    question: 'What should I use for a curved screen?',
    answer: [
      'Most games draw for a flat screen, so no single number is right across a curved one. A 49in 32:9 1000R panel at 70 cm needs 81.1° to be life size straight ahead and 94.0° to match its edges. About 87.3° has the smallest error overall.',
      'The 1:1 method offers all three and uses the balanced one unless you choose another. Classic ignores the curve, so its hFov of 81 is the value for straight ahead. Some games do more: iRacing’s monitor settings accept a radius of curvature.',
    ],
  },
  ultrawide: {
    question: 'Is a 21:9 ultrawide really 21:9?',
    answer: [
      'Usually not. The label is rounded. A 3440×1440 screen has a ratio of 2.39 and a 2560×1080 screen 2.37, while 21 divided by 9 is 2.33. The 21:9 option here uses 2.33.',
      'For a flat 34in 3440×1440 screen at 60 cm, the horizontal angle hardly changes: 67.0° by the label, 67.2° in truth. The vertical angle is 31.7° by the label and 31.1° in truth. The Classic vFov row reads 29, because it divides by the ratio. With the 1:1 method you can pick the pixels of your screen, and the true shape is used.',
    ],
  },
  otherCalculators: {
    question: 'Why does another calculator give a different number?',
    answer: [
      'Usually because it makes other assumptions. Some divide the horizontal angle by the ratio, add the bezel to the diagonal, or multiply by three for triples. For curved screens, most fit the edges. Some game scales are also known only from players’ reports.',
      'The Classic table here is an approximation too. For a 27in 16:9 screen at 50 cm it shows 17.4 for Assetto Corsa, a game that takes vertical degrees; geometry gives 37. That is why every Classic row also shows what 1:1 gives, and why each game in 1:1 names its sources.',
    ],
  },
  privacyAndCost: {
    question: 'Is anything I enter sent anywhere, and does it cost anything?',
    answer: [
      'No to both. The calculation runs in your browser, and your inputs are not sent anywhere. They are stored only if you ask for it, on your device, and the privacy page shows and clears all of it. There are no accounts, no cookies and no analytics.',
      'The web host that delivers the pages sees that a page was requested, as any web host does, and may keep ordinary server logs. Your inputs are not part of that request. The calculator is free.',
    ],
  },
} satisfies Questions;
