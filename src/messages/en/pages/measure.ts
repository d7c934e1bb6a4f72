/** Page that tells from screenshots what a game’s number means. */
export const measurePage = {
  title: 'Measure Your Game’s FOV',
  description:
    'Two to four screenshots tell what the field of view number in your game means. No ruler, and no picture leaves your browser.',
  keywords: 'measure FOV, vertical or horizontal FOV, screenshots, field of view, racing games',
  heading: 'Measure your game',
  lead: 'Two to four screenshots tell what the number in your game means, and what to type for your rig. You need no ruler, and no picture leaves your browser.',
  stepsTitle: 'In five steps',
  steps: {
    stand: {
      title: 'Stand still',
      text: 'Stop on the track by day, with far things in view: a grandstand, trees, a hill. Use the cockpit view. Turn off the HUD, motion blur, head movement and whatever bends the picture.',
    },
    numbers: {
      title: 'Three numbers',
      text: 'Take a screenshot with a small number, one in the middle, and one with the widest picture. Change nothing else, and note the numbers. Two also work; they tell less.',
    },
    turn: {
      title: 'Look to one side',
      text: 'At the number with the widest picture, look a quarter to half a picture to one side, by look button, mouse or stick. Don’t turn the car. Take the fourth screenshot.',
    },
    mark: {
      title: 'Mark the same things',
      text: 'Put the pictures in below and type their numbers. Mark four far things in both pictures of a pair: near both sides of what they share, at different heights. Or let the page try it without clicks, and look at what it found.',
    },
    read: {
      title: 'Read the result',
      text: 'You see what the number means, how sure that is, and what to type for your rig. A few lines of numbers let others check it.',
    },
  },
  notesTitle: 'What to watch for',
  notes: [
    'Replay, photo mode and chase cameras have a field of view of their own.',
    'Speed can change the view: stand still, or pause.',
    'In a window, cut off its frame and its title bar.',
    'Of three screens, cut out the middle one; if the game draws one flat picture across all three, use the whole.',
    'Mark things on land, more than 100\u00a0m away. Clouds, your car and other cars move.',
    'Screenshots shared from a console are fine. Photos of the screen are not.',
    'If the result leaves two meanings that are the same on your screen, take one more picture with the same number, in a window of another shape, such as 4:3.',
    'An HDR screenshot (.jxr) can’t be opened by a browser: save it as PNG first.',
  ],
  whyTitle: 'Why it works',
  why: [
    'Another number enlarges the picture about its middle. By how much tells the rule behind the number, but not whether it counts up and down or side to side: that cancels out.',
    'Turning the view tells it. A turn moves the edge of a picture farther than its middle, and how much farther depends on the angle of the picture alone.',
  ],
  missing: {
    withoutScript: 'Measuring needs JavaScript: your browser reads the pictures itself.',
    notArrived: 'The tool didn’t load.',
    advice: 'Nothing of yours is lost: it had not started.',
    reload: 'Reload the page',
  },
};
