import { expect, test } from 'vitest';
import { ratioFromResolution } from '../geometry/panel-size';
import { ratioOf, type ScreenRatio } from '../geometry/ratio';
import { nearestRatio } from '../monitors/fill-entry';
import { defaultEntry } from '../rig/entry';
import { readPixels } from '../rig/read-shape';
import { setupOf } from '../rig/setup';
import { valueOf } from '../../testing/example-rigs';
import { monitorList } from '../../testing/monitor-list';
import { commonScreens, entryOfScreen, screensOf } from './common-screens';

const monitors = monitorList.filter(({ isReviewed }) => isReviewed);

test.each(commonScreens.map((screen) => [`${screen.sizeIn}in ${screen.soldAs}`, screen] as const))(
  '%s is sold so',
  (_, { sizeIn, pixels, curveRadiusMm, ratio, soldAs }) => {
    const { widthPx, heightPx } = readPixels(pixels)!;
    expect(valueOf(ratioFromResolution(widthPx, heightPx))).toEqual(ratioOf(ratio));
    expect(nearestRatio([widthPx, heightPx])).toEqual({ ratio: soldAs, isIt: true });
    const like = monitors.filter(
      (monitor) =>
        monitor.resolution.join('x') === pixels &&
        monitor.curveRadiusMm === curveRadiusMm &&
        // Tolerance: marketed sizes are rounded by up to this.
        Math.abs(sizeIn - monitor.diagonalIn) < 0.7,
    );
    expect(like.length).toBeGreaterThan(0);
  },
);

test('fills in its size, shape and curve, and nothing of another screen', () => {
  const before = { ...defaultEntry, litWidth: '600', litHeight: '340', sideAngle: '45', sideSize: '24' };
  const curved = commonScreens.find(({ sizeIn }) => sizeIn === 49)!;
  expect(setupOf({ ...before, ...entryOfScreen(curved) })).toMatchObject({
    screenSize: 49,
    screenRatio: '32:9',
    resolution: { widthPx: 5120, heightPx: 1440 },
    curvedScreen: true,
    radiusCurve: 1000,
    litSize: null,
    sideAngle: null,
    sideSize: null,
  });
});

test('the screens of a shape, as it is called or as it is', () => {
  const sizes = (ratio: ScreenRatio) => [...new Set(screensOf(ratio).map(({ sizeIn }) => sizeIn))];
  expect(sizes('16:9')).toEqual([24, 27, 32, 38, 42, 48, 55, 65]);
  expect(sizes('21:9')).toEqual([34, 45]);
  expect(sizes('43:18')).toEqual([34, 45]);
  expect(sizes('32:9')).toEqual([45, 49, 57]);
  // No such screen is common: the diagonals of all others, flat.
  expect(sizes('4:3')).toEqual([24, 27, 32, 34, 38, 42, 45, 48, 49, 55, 57, 65]);
  expect(screensOf('4:3')[0]).toMatchObject({ sizeIn: 24, ratio: '4:3', curveRadiusMm: null });
});
