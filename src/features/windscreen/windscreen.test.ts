import { describe, expect, test } from 'vitest';
import type { Projection } from '../../domain/geometry/fidelity';
import { drawnFrusta, trueFrusta } from '../../domain/geometry/frusta';
import { standingScreens } from '../../domain/geometry/standing-screens';
import { toRadians } from '../../domain/geometry/units';
import { exactProjection } from '../../domain/games/projection';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { seenOf } from '../../testing/sample-rigs';
import { buildRoom } from '../../domain/scene/room';
import { fromSeat, type Orbit } from '../../domain/scene/room-camera';
import { cars } from '../../domain/scene/scene';
import { lineAtRest, markOf } from './car-marks';
import { placeSentence, seamSentence } from './desk-sentences';
import { fullPace, paceAfter, type Pace } from './frame-pace';
import { orbitAfterDrag, orbitAfterKey } from './orbit-moves';
import { picturesOnDisplay } from './on-this-monitor';
import { croppedTo, layOutPictures, viewsIn, whole } from './picture-layout';
import { sizeAhead, truthRemarks } from './sentences';
import { lineAfterKey } from './split-line';

const { flat27, flatTriple32, curved49, curvedTriple32 } = exampleRigs;

describe('the sentence about the car', () => {
  const seen = valueOf(seenOf(flat27));

  // tan(61.7358°/2)/tan(45°) = 0.5977, 20/0.5977 = 33.46
  test('at 90° on 27in at 50 cm, 20 m look like 33 m', () => {
    expect(sizeAhead(seen, { kind: 'per-screen', tanHalfH: 1, sides: null }).sentence).toBe(
      'The blue car 20\u00a0m ahead looks 33\u00a0m away, at 60% of its size.',
    );
  });

  test('1:1 is life size', () => {
    expect(sizeAhead(seen, exactProjection(seen)).sentence).toBe(
      'The blue car 20\u00a0m ahead looks life size.',
    );
  });

  // 20/0.8974 = 22.3, by the worked example of docs/formulas.md
  test('on curved glass the balanced fit is not, and says why', () => {
    const curved = valueOf(seenOf(curved49));
    expect(sizeAhead(curved, exactProjection(curved)).sentence).toContain(
      '22\u00a0m away, at 90% of its size',
    );
    expect(truthRemarks(curved)).toHaveLength(1);
    expect(truthRemarks(valueOf(seenOf(curvedTriple32)))[0]).toContain('at the edges');
    expect(truthRemarks(valueOf(seenOf({ ...flat27, eyeOffsetMm: 30 })))[0]).toContain('above the centre');
    expect(truthRemarks(valueOf(seenOf({ ...flat27, eyeOffsetMm: -30 })))[0]).toContain('below the centre');
  });
});

describe('pictures side by side', () => {
  // 3 × 708.416 mm and two gaps of 16 mm, 398.484 mm high.
  test('three of them, with the frames between', () => {
    const { aspect, boxes } = layOutPictures(flatTriple32, 'all');
    expect(aspect).toBeCloseTo((3 * 708.416 + 32) / 398.484, 4);
    expect(boxes.map(({ screen }) => screen)).toEqual(['left', 'centre', 'right']);
    expect(boxes[1]?.box.x).toBeCloseTo((708.416 + 16) / (3 * 708.416 + 32), 6);
    expect(boxes[2]!.box.x + boxes[2]!.box.width).toBeCloseTo(1, 9);
  });

  test('one of three, and the one there is', () => {
    expect(layOutPictures(flatTriple32, 'left').boxes).toEqual([
      { screen: 'left', box: { x: 0, y: 0, width: 1, height: 1 } },
    ]);
    expect(layOutPictures(flat27, 'left').boxes[0]?.screen).toBe('centre');
  });

  test('smaller side screens stand at mid height', () => {
    const panel = { widthMm: 400, heightMm: 199.242, curveRadiusMm: null };
    const rig = { ...flatTriple32, sides: { ...flatTriple32.sides!, panel } };
    const { box } = layOutPictures(rig, 'all').boxes[0]!;
    expect(box.height).toBeCloseTo(0.5, 4);
    expect(box.y).toBeCloseTo(0.25, 4);
  });

  test('a line shows of each camera what is on its side', () => {
    const whole = { x: 0, y: 0, width: 1, height: 1 };
    const frusta = valueOf(trueFrusta(valueOf(seenOf(flatTriple32))));
    const views = viewsIn(layOutPictures(flatTriple32, 'all'), frusta, {
      part: whole,
      shown: { ...whole, width: 0.5 },
    });
    expect(views.map(({ frustum }) => frustum.screen)).toEqual(['left', 'centre']);
    expect(views[1]!.shown.x + views[1]!.shown.width).toBeCloseTo(0.5, 9);
    expect(views[1]!.box.width).toBeGreaterThan(views[1]!.shown.width);
  });
});

describe('pictures cut to less height', () => {
  const layout = layOutPictures(flat27, 'centre');

  // 21:9 is 1.3125 times as wide for its height as 16:9: the picture is that much higher than its visible part.
  test('show all of the width, and less sky', () => {
    const { aspect, boxes } = croppedTo(layout, 21 / 9);
    expect(aspect).toBeCloseTo(21 / 9, 9);
    const { x, y, width, height } = boxes[0]!.box;
    expect([x, width]).toEqual([0, 1]);
    expect(height).toBeCloseTo(1.3125, 4);
    // 0.3125 are cropped, 60 % of it above: the horizon is at 0.47 of the visible part.
    expect(y + height / 2).toBeCloseTo(0.65625 - 0.6 * 0.3125, 4);
  });

  test('are left alone where they are wider than that', () => {
    const three = layOutPictures(flatTriple32, 'all');
    expect(croppedTo(three, 21 / 9)).toBe(three);
  });

  test('show of each camera what is left of it', () => {
    const [view] = viewsIn(croppedTo(layout, 21 / 9), valueOf(trueFrusta(valueOf(seenOf(flat27)))), {
      part: whole,
      shown: whole,
    });
    expect(view!.shown).toEqual(whole);
    expect(view!.box.y).toBeLessThan(0);
  });
});

describe('how large the cars are', () => {
  const seen = valueOf(seenOf(flat27));
  const at90 = { kind: 'per-screen', tanHalfH: 1, sides: null } as const;
  const layout = layOutPictures(flat27, 'centre');
  const truth = (shown = whole) => viewsIn(layout, valueOf(trueFrusta(seen)), { part: whole, shown });
  const drawn = (shown = whole) =>
    viewsIn(layout, valueOf(drawnFrusta(flat27, at90)), { part: whole, shown });

  // Half of the glass is a tangent of 298.864/500 = 0.59773; the blue car reaches from 1.35 to 3.25 m at 20.5 m.
  test('the mark is over the car', () => {
    const mark = markOf(cars.near, truth())!;
    expect(mark.left).toBeCloseTo(0.5 + 1.35 / 20.5 / (2 * 0.59773), 4);
    expect(mark.right).toBeCloseTo(0.5 + 3.25 / 20.5 / (2 * 0.59773), 4);
    // The roof is 0.2 m above the eye, 20 m away; half the height is 168.1/500.
    expect(mark.top).toBeCloseTo(0.5 - 0.01 / (2 * 0.33622), 3);
  });

  test('the line rests between the far car of the one picture and the near one of the other', () => {
    // 0.5 + 0.95/50.5/2 = 0.509, 0.5 + 1.35/20.5/1.19546 = 0.555: in the middle 0.53.
    expect(lineAtRest(drawn(), truth())).toBe(0.53);
    // Each side shows one of the two nearest cars whole.
    expect(markOf(cars.beside, drawn({ ...whole, width: 0.53 }))).not.toBeNull();
    expect(markOf(cars.near, truth({ ...whole, x: 0.53, width: 0.47 }))).not.toBeNull();
  });

  test('the line rests in the middle where nothing looks ahead', () => {
    expect(lineAtRest([], truth())).toBe(0.5);
    expect(lineAtRest(drawn(), [])).toBe(0.5);
  });

  test('no mark is on a car that is not whole in its picture', () => {
    expect(markOf(cars.near, truth({ ...whole, x: 0.6, width: 0.4 }))).toBeNull();
    expect(markOf(cars.near, truth({ ...whole, width: 0.6 }))).toBeNull();
    expect(markOf(cars.near, [])).toBeNull();
  });

  test('a mark says the share that the sentence says', () => {
    expect(sizeAhead(seen, at90).share).toBe('60%');
    expect(sizeAhead(seen, exactProjection(seen)).share).toBe('100%');
  });
});

describe('life size', () => {
  test('the display is the screen that was entered, or three of them', () => {
    expect(picturesOnDisplay(flat27, 1920 / 1080)?.widthMm).toBeCloseTo(597.727, 3);
    expect(picturesOnDisplay(flatTriple32, 2560 / 1440)?.boxes).toHaveLength(1);
    // 3 × 708.416 mm; with the 16 mm behind each pair of frames if a driver hides them.
    expect(picturesOnDisplay(flatTriple32, 7680 / 1440)?.widthMm).toBeCloseTo(2125.25, 1);
    expect(picturesOnDisplay(flatTriple32, (7680 + 116) / 1440)?.widthMm).toBeCloseTo(2157.25, 1);
  });

  test('another display is not taken for it', () => {
    expect(picturesOnDisplay(flat27, 1920 / 1200)).toBeNull();
    expect(picturesOnDisplay(flat27, 9 / 16)).toBeNull();
    expect(picturesOnDisplay(curved49, 16 / 9)).toBeNull();
    const panel = { widthMm: 400, heightMm: 300, curveRadiusMm: null };
    const mixed = { ...flatTriple32, sides: { ...flatTriple32.sides!, panel } };
    expect(picturesOnDisplay(mixed, 7680 / 1440)).toBeNull();
  });
});

test('the line moves by keys, and stops at the edges', () => {
  expect(lineAfterKey('ArrowRight', 0.5)).toBe(0.52);
  expect(lineAfterKey('PageDown', 0.05)).toBe(0);
  expect(lineAfterKey('End', 0.3)).toBe(1);
  expect(lineAfterKey('Home', 0.3)).toBe(0);
  expect(lineAfterKey('a', 0.3)).toBeNull();
});

describe('at the desk', () => {
  const around: Orbit = { yaw: 0.2, pitch: 0.3, distance: 1.5 };

  test('keys go around the rig, and look around in the seat', () => {
    // 5° and 15 cm per press.
    expect(orbitAfterKey('ArrowRight', around)?.yaw).toBeCloseTo(0.2 - toRadians(5), 9);
    expect(orbitAfterKey('ArrowRight', fromSeat)?.yaw).toBeCloseTo(toRadians(5), 9);
    expect(orbitAfterKey('ArrowUp', around)?.pitch).toBeCloseTo(0.3 + toRadians(5), 9);
    expect(orbitAfterKey('ArrowUp', fromSeat)?.pitch).toBeCloseTo(toRadians(-5), 9);
    expect(orbitAfterKey('+', around)?.distance).toBeCloseTo(1.35, 9);
    expect(orbitAfterKey('PageDown', around)?.distance).toBeCloseTo(1.65, 9);
    expect(orbitAfterKey('Home', around)).toBeNull();
  });

  test('what is dragged to the right turns to the right', () => {
    expect(orbitAfterDrag(around, 0.5, 0).yaw).toBeCloseTo(0.2 + Math.PI / 2, 9);
    expect(orbitAfterDrag(fromSeat, 0.5, 0).yaw).toBeCloseTo(-Math.PI / 2, 9);
  });

  const screens = valueOf(standingScreens(flatTriple32));
  const drawn = (projection: Projection) =>
    seamSentence(screens, valueOf(drawnFrusta(flatTriple32, projection)));

  test('says what becomes of a line at the seams', () => {
    expect(seamSentence(screens, valueOf(trueFrusta(valueOf(seenOf(flatTriple32)))))).toBe(
      'From the seat, the edge of the road runs straight on across the seams.',
    );
    // The gap of two frames is not drawn: 1.04° of the view are between adjacent pictures.
    expect(drawn({ kind: 'one-projection', tanHalfHOfAll: 1.5 })).toMatch(
      /^From the seat, the edge of the road breaks at the seams: it jumps by (0\.9|1\.0)° and bends by \d+\.\d°\.$/,
    );
    expect(drawn({ kind: 'per-screen', tanHalfH: 0.5, sides: null })).toContain('they stay dark');
    expect(seamSentence(valueOf(standingScreens(flat27)), [])).toBe('');
  });

  test('says where one looks from', () => {
    const room = buildRoom(screens);
    const place = (orbit: Orbit) => placeSentence(room, orbit, 'cm');
    expect(place(fromSeat)).toBe('You look from the driver’s eyes, straight ahead.');
    expect(place({ ...fromSeat, yaw: toRadians(-20) })).toBe(
      'You look from the driver’s eyes, 20° to the left.',
    );
    expect(place({ ...fromSeat, yaw: toRadians(20) })).toContain('20° to the right');
    expect(place({ yaw: toRadians(20), pitch: toRadians(10), distance: 1 })).toMatch(
      /^You look from 20° to the left and 10° above, \d+ cm from the driver’s eyes\.$/,
    );
    expect(place({ yaw: toRadians(-20), pitch: 0, distance: 1 })).toContain('20° to the right');
    expect(place({ yaw: 0, pitch: toRadians(77), distance: 1 })).toContain('from behind and 77° above');
  });
});

describe('how fine a moving picture is drawn', () => {
  const after = (...frames: readonly number[]) =>
    frames.reduce((pace: Pace, ms) => paceAfter(pace, ms), fullPace);

  test('stays full at 60 frames a second, and when a single frame is late', () => {
    expect(after(16, 17, 90, 16, 90, 16).quality).toBe(1);
  });

  test('gets coarser when three in a row are late, but never coarser than half', () => {
    expect(after(40, 40, 40).quality).toBe(0.75);
    expect(after(...Array<number>(60).fill(40)).quality).toBe(0.5);
  });
});
