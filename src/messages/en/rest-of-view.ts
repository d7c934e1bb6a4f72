import type { ViewReason } from '../../domain/games/view-settings';

/** Settings of an opened game's cockpit view beside its angle. `{name}`, `{value}` and `{path}` are shown as code. */
export const words = {
  nothingKnown: 'We found no trustworthy source on this game’s other camera settings.',
  typed: (reason: string) => `Set {name} to {value}, because ${reason}.`,
  horizon: (place: string, reason: string) =>
    `Set {name} by eye until the horizon is ${place}, because ${reason}.`,
  /** The angle comes without a sign. */
  pitch: (angle: string, place: string, reason: string) =>
    `Set {name} to ${angle} up or down, so that the horizon is ${place}, because ${reason}.`,
  own: (reason: string) => `Set {name} as you like, because ${reason}.`,
  inFile: 'In {path}',
  /** Behind "because". */
  reasons: {
    shift: 'it moves the whole picture and leaves its shape alone',
    pitch: 'it turns the camera, which brings the horizon to your eyes; uprights then lean a little',
    'looks-down': 'the camera otherwise looks slightly down, and the horizon is above the middle',
    seat: 'it only moves you in the car: angle and horizon stay where they are',
    'seat-tilt': 'the camera keys then tilt the driver’s view, in degrees, until the horizon is right',
    sideways: 'the angle is worked out for eyes straight in front of the middle of your screen',
    level: 'your screen doesn’t lean with the car, and the horizon then stays at your eyes',
    head: 'your own head stays still, and each jolt would move the horizon away from your eyes',
    'looks-aside': 'it turns the view away from straight ahead, and only there the angle is right',
    'with-speed': 'it changes the angle with your speed, and then it’s no longer yours',
    mirror: 'a mirror has an angle of its own, and your screen doesn’t decide it',
  } satisfies Record<ViewReason, string>,
  comfort: 'A level horizon and a still head are a matter of comfort too: the angle is right either way.',
  bySlider: (place: string) =>
    `Set a slider without a unit by eye: the horizon at the height of your eyes, ${place}. Seat sliders only move you in the car; they change neither angle nor horizon.`,
  /** Place of the horizon, inside of a sentence. */
  place: {
    level: 'in the middle of your screen',
    above: (length: string) => `${length} above the middle of your screen`,
    below: (length: string) => `${length} below the middle of your screen`,
    beyond: { above: 'at the upper edge of your screen', below: 'at the lower edge of your screen' },
    unknown: 'level with your eyes',
  },
  whereIs: {
    title: 'Where is my horizon?',
    inside: (place: string, fromEdge: string) =>
      `It lies ${place}, ${fromEdge} above the lower edge of its picture.`,
    rows: (above: string, all: string) => `In pixels: ${above} from the top, of ${all}.`,
    beyond: (length: string) =>
      `Your eyes are ${length} beyond the edge of the picture, and no setting brings the horizon there. Move the screen towards their height.`,
    notEntered:
      'You haven’t entered your eye height, so your eyes count as level with the middle. Enter it under “More about your screens”, as “Eye height”.',
  },
};
