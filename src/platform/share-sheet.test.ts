import { afterEach, expect, test, vi } from 'vitest';
import { canShareFile, hasShareSheet, openShareSheet } from './share-sheet';

afterEach(() => vi.unstubAllGlobals());

const content = { title: 'A rig', url: 'https://site.example/#v=1' };
const withSheet = (share: () => Promise<void>) => vi.stubGlobal('navigator', { share });

test('not every system has one', () => {
  vi.stubGlobal('navigator', {});
  expect(hasShareSheet()).toBe(false);
  withSheet(() => Promise.resolve());
  expect(hasShareSheet()).toBe(true);
});

test('who closes it has seen it; what fails is told', async () => {
  withSheet(() => Promise.resolve());
  expect(await openShareSheet(content)).toBe(true);
  withSheet(() => Promise.reject(new DOMException('', 'AbortError')));
  expect(await openShareSheet(content)).toBe(true);
  withSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await openShareSheet(content)).toBe(false);
});

test('not every one takes files', () => {
  vi.stubGlobal('navigator', {});
  expect(canShareFile('a.png', 'image/png')).toBe(false);
  vi.stubGlobal('navigator', {
    canShare: ({ files }: { files: File[] }) => files.every(({ type }) => type === 'image/png'),
  });
  expect(canShareFile('a.png', 'image/png')).toBe(true);
  expect(canShareFile('a.csv', 'text/csv')).toBe(false);
});
