import { describe, expect, it } from 'vitest';
import { fidelity } from '../../domain/geometry/fidelity';
import type { Rig } from '../../domain/geometry/rig';
import { viewAngles } from '../../domain/geometry/view-angles';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { describeProjection, meaningOf } from './sentences';
import type { SettingId } from '../../state/compared-setting';
import { chosenSetting } from './settings';

const told = (rig: Rig, id: SettingId, wideDegrees = 90) => {
  const seen = { rig, view: valueOf(viewAngles(rig)) };
  const { projection } = chosenSetting(id, { seen, wideDegrees });
  const { first, rest } = meaningOf(valueOf(fidelity(rig, projection, 61)));
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return { drawn: describeProjection(projection, seen), first: plain(first), rest: plain(rest) };
};

const { flat27, curved49, flatTriple32, curvedTriple32 } = exampleRigs;

describe('what the plot means', () => {
  it('exact on flat screens', () => {
    const perfect = { first: 'Every point is where it should be, at life size.', rest: '' };
    expect(told(flat27, 'exact')).toMatchObject(perfect);
    expect(told(flatTriple32, 'exact')).toMatchObject(perfect);
    expect(told(flatTriple32, 'game:assetto-corsa')).toMatchObject(perfect);
  });

  // 0.5977 of life size, 50/0.5977 = 83.65 m, 45° − 30.87° = 14.13°: by hand in fidelity.test.ts
  it('too wide', () => {
    expect(told(flat27, 'wide')).toEqual({
      drawn: 'The picture is 90.0° wide; your screen spans 61.7°.',
      first: 'Straight ahead, things look 60% of life size: a car 50 m ahead looks 84 m away.',
      rest: 'Largest error: 14.1°, at the edges.',
    });
  });

  // Assetto Corsa at 37° instead of 37.1675°: tan(18.5838°)/tan(18.5°) = 1.0048, and 30.868° − 30.737° = 0.13°
  it('a rounded number', () => {
    expect(told(flat27, 'game:assetto-corsa')).toMatchObject({
      first: 'Straight ahead, things look life size.',
      rest: 'Largest error: 0.1°, at the edges.',
    });
  });

  // Balanced: 0.8974, 50/0.8974 = 55.7; the rim is seen at 46.997° and shows 43.642°.
  it('curved', () => {
    const { first, rest } = told(curved49, 'exact');
    expect(first).toBe('Straight ahead, things look 90% of life size: a car 50 m ahead looks 56 m away.');
    expect(rest).toMatch(/^Largest error: 3\.4°, at the edges\./);
    expect(told({ ...curved49, fit: 'edge' }, 'exact').rest).toMatch(/part of the way to the edges\./);
  });

  it('one projection over three screens', () => {
    // 81.558° seen, 113/2 = 56.5° shown; cos²(26.84°)/cos²(56.5°) is 2.61, with 3·tan(26.84°)/tan(56.5°) = 1.0048 of it.
    expect(told(flatTriple32, 'game:project-cars')).toEqual({
      drawn: 'One flat picture, 113.0° wide, across all three screens.',
      first: 'Straight ahead, things look life size.',
      rest: 'Largest error: 25.1°, at the outer edges. Towards the sides, things look up to 2.6 times as wide as they should.',
    });
  });

  it('side views turned by another angle, and sides of which nothing is known', () => {
    expect(told(flatTriple32, 'game:automobilista')).toMatchObject({
      drawn: 'Each screen shows 54.0°. The side views are turned by 54.0°, your side screens by 54.7°.',
      rest: 'Largest error: 0.9°, at the seams.',
    });
    const unknown = told(flatTriple32, 'game:forza-horizon-5');
    expect(unknown.drawn).toContain('How this game fills the side screens isn’t known');
    expect(unknown.rest).toMatch(/at the edges of the centre screen\.$/);
  });

  it('three curved screens are as good as the edge fit gets', () => {
    expect(told(curvedTriple32, 'exact').rest).toBe('Largest error: 0.8°, part of the way across a screen.');
  });
});
