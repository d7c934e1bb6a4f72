import { describe, expect, it } from 'vitest';
import { changeBack, changedEntry } from './change-entry';
import { defaultEntry, type RigEntry } from './entry';

/** An entry filled in by a monitor: 27in 16:9, 2560 × 1440, 596.7 × 335.7 mm lit. */
const picked: RigEntry = { ...defaultEntry, resolution: '2560x1440', litWidth: '596.7', litHeight: '335.7' };
const litOf = ({ litWidth, litHeight }: RigEntry) => [litWidth, litHeight];

describe('changedEntry', () => {
  it('gives the same entry where nothing differs', () => {
    expect(changedEntry(picked, { distance: '50', screenSize: '27' })).toBe(picked);
  });

  it.each([
    ['another size', { screenSize: '49' }],
    ['no size', { screenSize: '' }],
    ['the same number in another unit', { screenSizeUnit: 'cm' }],
    ['another ratio', { screenRatio: '32:9', resolution: '' }],
    ['other pixels of another shape', { resolution: '3440x1440' }],
    ['an own ratio of another shape', { resolution: '16:10' }],
  ] as const)('drops a lit size with %s', (_, change) => {
    expect(litOf(changedEntry(picked, change))).toEqual(['', '']);
  });

  it.each([
    ['what is no matter of the screen', { distance: '70', curvedScreen: true }],
    ['the same size, written differently', { screenSize: '27.0' }],
    ['the same size in another unit', { screenSize: '68.58', screenSizeUnit: 'cm' }],
    [
      'the same size in another unit, but for the last digit',
      { screenSize: '80.01', screenSizeUnit: 'cm' },
      { screenSize: '31.5' },
    ],
    ['pixels of the same shape', { resolution: '3840x2160' }],
    ['the ratio instead of the pixels', { resolution: '' }],
  ] as const)('keeps it with %s', (_, change, before: Partial<RigEntry> = {}) => {
    expect(litOf(changedEntry({ ...picked, ...before }, change))).toEqual(['596.7', '335.7']);
  });

  it('takes the lit size that comes along', () => {
    const change = { screenSize: '49', litWidth: '1193.5', litHeight: '335.7' };
    expect(litOf(changedEntry(picked, change))).toEqual(['1193.5', '335.7']);
    expect(litOf(changedEntry({ ...picked, litHeight: '' }, { litHeight: '335' }))).toEqual(['596.7', '335']);
  });

  it('drops half a lit size with another screen too', () => {
    expect(litOf(changedEntry({ ...picked, litHeight: '' }, { screenSize: '32' }))).toEqual(['', '']);
  });
});

describe('a ratio from the list', () => {
  it('takes the place of pixels and of a typed ratio', () => {
    expect(changedEntry(picked, { screenRatio: '32:9' }).resolution).toBe('');
    expect(changedEntry({ ...defaultEntry, resolution: '16:10' }, { screenRatio: '4:3' }).resolution).toBe(
      '',
    );
  });

  it('leaves them where they come along, or where it stays the same', () => {
    const change = { screenRatio: '21:9', resolution: '3440x1440' } as const;
    expect(changedEntry(picked, change).resolution).toBe('3440x1440');
    expect(changedEntry(picked, { screenRatio: '16:9', distance: '60' }).resolution).toBe('2560x1440');
  });

  it('drops the lit size of another shape with them', () => {
    expect(litOf(changedEntry(picked, { screenRatio: '32:9' }))).toEqual(['', '']);
  });
});

describe('changeBack', () => {
  const changed = changedEntry(picked, { screenSize: '32', distance: '60' });

  it('gives all that the change took, and nothing that came later', () => {
    const later = changedEntry(changed, { curvedScreen: true });
    expect(changeBack(later, picked, changed)).toEqual({
      screenSize: '27',
      distance: '50',
      litWidth: '596.7',
      litHeight: '335.7',
    });
  });

  it('takes a lit size away that the change brought, whatever the shape is by now', () => {
    const measured = { ...picked, litWidth: '', litHeight: '' };
    const later = changedEntry(picked, { resolution: '3840x2160' });
    expect(changeBack(later, measured, picked)).toEqual({ litWidth: '', litHeight: '' });
  });

  it('leaves the lit size behind where the screen has another shape since', () => {
    const later = changedEntry(changed, { resolution: '5120x1440' });
    expect(changeBack(later, picked, changed)).toEqual({ screenSize: '27', distance: '50' });
  });
});
