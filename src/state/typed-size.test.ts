import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLink, writeLink } from '../domain/links/link';
import { toDegrees } from '../domain/geometry/units';
import { exactAnswer } from '../domain/rig/exact-answer';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { fakeStorage } from '../testing/fake-storage';
import { valueOf } from '../testing/example-rigs';
import { loadStored } from './remembered-rig';
import { activateRig, addRig, newRig, replaceRig } from './rigs';
import { sharedOf, withShared } from './shared-state';
import { storageKeys } from './storage-keys';
import { activeEntry, changeRig, update, useStore } from './store';

/** Fields filled in by an Acer Nitro XV272U. */
const filledIn = { resolution: '2560x1440', litWidth: '597', litHeight: '336' } as const;
const picked: RigEntry = { ...defaultEntry, ...filledIn };
const sharedText = writeLink({
  ...sharedOf(useStore.getInitialState()),
  rigs: [{ name: '', entry: picked }],
});

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
  useStore.setState(useStore.getInitialState(), true);
});
afterEach(() => vi.unstubAllGlobals());

function openLink(isOwn: boolean): void {
  const reading = readLink(sharedText);
  if (reading?.ok !== true) throw new Error('The link cannot be read.');
  update((state) => withShared(state, reading.shared, isOwn));
}

const waysIn: Readonly<Record<string, () => void>> = {
  'a guest’s link': () => openLink(false),
  'one’s own link': () => openLink(true),
  'the remembered rig': () => {
    storage.fill({ [storageKeys.rig]: sharedText });
    loadStored();
  },
  'a saved rig': () => update(replaceRig(useStore.getState().activeId, newRig(picked, 'Saved'))),
  '“Make mine”': () => {
    const rig = newRig(picked);
    update(addRig(rig));
    update(activateRig(rig.id));
  },
  'the nearest monitor of the plan, or one that was found': () => changeRig(filledIn),
};

test.each(Object.entries(waysIn))('a size that is typed counts, with a lit size from %s', (_, comeIn) => {
  comeIn();
  const now = () => activeEntry(useStore.getState());
  const hNow = () => toDegrees(valueOf(exactAnswer(now()).view).h);
  // 2·atan(597 / 1000), the lit width at 50 cm
  expect(hNow()).toBeCloseTo(61.6744, 4);
  changeRig({ screenSize: '49' });
  expect([now().litWidth, now().litHeight]).toEqual(['', '']);
  // 49 in · 25.4 · 16 / √337 = 1084.763 mm; 2·atan(1084.763 / 1000)
  expect(hNow()).toBeCloseTo(94.6565, 4);
  expect(exactAnswer(now()).classic[0]?.text).toBe('95°');
});
