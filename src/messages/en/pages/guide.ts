import type { Sections } from '../../prose';

/** The guide on the home page. */
export const guide = {
  whatFovIs: {
    title: 'What field of view is',
    body: [
      'Think of your screen as a window. From your seat, the angle between its left and right edges is the horizontal field of view, the angle between its top and bottom edges the vertical one.',
      'The game’s camera has such an angle too. When both are equal, everything appears where, and as large as, you would see it through a real window.',
    ],
  },
  whyItMatters: {
    title: 'Why the right one matters',
    body: [
      'A wrong angle changes scale. Take a 27″ 16:9 screen at 50 cm. Assetto Corsa starts at 56° vertical, but that screen covers 37°. Everything is then drawn at 63% of its right size, so a car 20 m ahead looks as small as one 32 m ahead.',
      'Too narrow an angle enlarges the picture, and distances look shorter than they are. At the right angle, distances and bends keep their proportions. This is geometry, not a promise about results.',
    ],
  },
  measure: {
    title: 'How to measure your rig',
    body: [
      'You need a tape measure and, ideally, a second person to read it.',
      {
        steps: [
          '**Distance.** Sit as you do when driving, hands on the wheel. Measure from your eye to the screen, with the tape square to it, even if your eye is above or below the centre: that changes only where the horizon belongs.',
          '**Size.** Use the diagonal of the picture, corner to corner, without the frame. On a curved screen, follow the surface.',
          '**Bezels.** For three screens, measure one frame on one side, from the picture’s edge to the outside.',
          '**Curve.** The radius is usually in the model name or the data sheet: “1000R” means 1000 mm. A smaller number is a stronger curve.',
        ],
      },
      'Distance deserves the most care. On a 27″ screen near 50 cm, every centimetre changes the horizontal angle by about one degree.',
    ],
  },
  oneScreen: {
    title: 'One screen',
    body: [
      'Let _w_ be the visible width, _h_ the visible height and _d_ the distance, all in the same unit, and let atan give degrees. For a flat screen:',
      {
        list: [
          'horizontal: **H\u00a0=\u00a02\u00a0·\u00a0atan(w / 2d)**',
          'vertical: **V\u00a0=\u00a02\u00a0·\u00a0atan(h / 2d)**',
        ],
      },
      'A 27″ 16:9 screen is 59.8 cm wide and 33.6 cm high. At 50 cm that gives H\u00a0=\u00a061.7° and V\u00a0=\u00a037.2°. Both describe the same picture; enter the one your game asks for.',
      {
        table: {
          caption: 'Horizontal angle of one flat screen, by distance',
          head: ['Screen', '50 cm', '60 cm', '70 cm', '80 cm'],
          rows: [
            ['24″ 16:9', '56.0°', '47.8°', '41.6°', '36.7°'],
            ['27″ 16:9', '61.7°', '53.0°', '46.2°', '41.0°'],
            ['32″ 16:9', '70.6°', '61.1°', '53.7°', '47.8°'],
            ['34″ 3440×1440', '77.1°', '67.2°', '59.3°', '52.9°'],
            ['48″ 16:9', '93.5°', '83.1°', '74.4°', '67.2°'],
          ],
        },
      },
    ],
  },
  threeScreens: {
    title: 'Three screens',
    body: [
      'Ideally each side screen faces your eye as squarely as the centre one does. With _g_ for the gap between two pictures (two bezels where the frames touch), the side angle is **A\u00a0=\u00a02\u00a0·\u00a0atan((w + g) / 2d)**, counted from the plane of the centre screen.',
      'Take three 32″ 16:9 screens at 70 cm with 8 mm bezels. Each screen shows H\u00a0=\u00a053.7° and V\u00a0=\u00a031.8°. The ideal side angle is 54.7°; without bezels it would be 53.7°. From outer edge to outer edge the rig spans 163.1°. Bezels change the side angle and the span, not the field of view of a single screen.',
      'A game that draws one flat picture across all three needs a different number: 2\u00a0·\u00a0atan(3w / 2d), here 113.3°, not three times 53.7°. Such a picture can be right on the centre screen only, unless all three screens stand in one plane.',
      'So first find out what your game does. Assetto Corsa and Competizione, in triple mode, take width, distance, bezel and side angle. Automobilista 2 and Project CARS 2 take H of the centre screen. iRacing can work out its number from your measurements.',
    ],
  },
  curvedScreens: {
    title: 'Curved screens',
    body: [
      'The width of a curved panel is measured along its surface. A 49″ 32:9 1000R panel is 119.8 cm along the surface, but 112.8 cm straight across from edge to edge.',
      'Most games draw for a flat screen, so on a curve no single value is right everywhere. You choose what to get right. For that 49″ panel at 70 cm:',
      {
        list: [
          '**Centre, H\u00a0=\u00a081.1° and V\u00a0=\u00a027.1°.** Life size straight ahead; things towards the edges are off.',
          '**Balanced, H\u00a0=\u00a087.3° and V\u00a0=\u00a030.0°.** The smallest error over the whole picture, about 1.3° on average (root mean square). Things straight ahead are drawn at 90% of life size.',
          '**Edge, H\u00a0=\u00a094.0° and V\u00a0=\u00a033.6°.** Right at the edges of the screen. Things straight ahead shrink to 80%.',
        ],
      },
      'Take H and V from the same choice. For three curved screens use edge: anything else leaves gaps at the seams.',
    ],
  },
  classicTable: {
    title: 'Classic and 1:1',
    body: [
      'The numbers in the signal colour are those of **1:1**, the ones to type. **Classic**, the old formula in the table below them, uses quick formulas that have been around for a long time. They use size, ratio and distance and ignore the curve, the bezels and the triple layout. 1:1 works out what your eyes see of your own rig, by the geometry on this page, and converts it to the scale each game really uses.',
      'Where the two differ, trust 1:1. For a 27″ 16:9 screen at 50 cm the Classic values are off by this much:',
      {
        list: [
          '**Horizontal angle:** Classic says 62°, the geometry 61.7°: only rounded.',
          '**Vertical angle, rFactor and its relatives:** 35, true is 37.',
          '**Both Assetto Corsa games:** 17.4, true is 37. They take the vertical angle in degrees, so 17.4 would enlarge the picture more than twice.',
          '**RBR:** 1.080376, true is 0.843.',
          '**F1 2019 and 2020:** 0.1, but −0.8 by the scale players report.',
          '**DiRT Rally 2.0:** 74, but its slider has eleven positions; −4 comes nearest.',
          '**Side angle of triples:** 64.82°, ideal is 61.7° without bezels.',
        ],
      },
      'Wide screens make it worse. For a flat 49″ 32:9 at 70 cm, Classic has 23 for the vertical angle where 27.1° is true, and 49 for EA WRC where the slider’s range, taken as vertical degrees as reported, gives 18.',
      'Not every game says what its number means. In 1:1 each game tells how sure its conversion is, why, and where that was read. Where nothing trustworthy is known, you get your angles and no number: better than a guess.',
    ],
  },
  commonMistakes: {
    title: 'Common mistakes',
    body: [
      {
        list: [
          '**Dividing H by the ratio to get V.** Angles don’t scale like lengths. 61.7° divided by 16/9 is 34.7°; the true value is 37.2°.',
          '**Adding the bezel to the diagonal.** Calling a 27″ screen 28″ turns 61.7° into 63.6°. The frame shows no picture.',
          '**Multiplying by three.** See [three screens](#guide-three-screens): the flat picture in that example takes 113.3°, not 161°.',
          '**Measuring from the monitor stand.** If the stand is 10 cm behind the screen, 50 cm becomes 60 cm and 61.7° becomes 53.0°.',
          '**Typing the horizontal angle where the game wants the vertical.** 62 in Assetto Corsa gives about 94° across a 16:9 picture.',
          '**Taking 21:9 literally.** That is 2.33, as in the 21:9 option here. A 3440×1440 screen is 2.39, so it is about 2% lower than the label suggests. In 1:1 you can choose the pixels instead.',
        ],
      },
    ],
  },
  feelsNarrow: {
    title: 'When the right field of view feels narrow',
    body: [
      'It often does. One screen is a small window, and games tend to start wider: iRacing at 78° horizontal, Assetto Corsa at 56° vertical, which is 87° across at 16:9. If you’re used to that, the true angle looks zoomed in. You can change the window itself:',
      {
        list: [
          '**Sit closer.** A 27″ screen at 40 cm covers 73.5° instead of 61.7°.',
          '**Use a bigger screen,** but keep the distance. 32″ at 60 cm covers 61.1°, no more than 27″ at 50 cm.',
          '**Add two screens.** Three 27″ screens at 50 cm, at the ideal side angle, span 185° even without bezels.',
        ],
      },
      'Inside the game, everything is a trade-off. Moving the seat back shows more of the cabin, but from further back than a driver sits. Virtual mirrors bring back what is out of sight, but not where a mirror would be. Look-to-apex turns the camera, so directions on the screen stop matching the car.',
      'If you still want more, widen in small steps. On the 27″ screen at 50 cm, 66° instead of 61.7° draws everything at 92% of life size. Give the true value a few sessions first.',
    ],
  },
} satisfies Sections;
