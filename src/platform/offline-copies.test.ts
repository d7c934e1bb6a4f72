import { afterEach, expect, it, vi } from 'vitest';
import { clearCopies, countCopies } from './offline-copies';

afterEach(() => vi.unstubAllGlobals());

/** Fake browser with caches of so many files, by name, and workers, by scope. */
function browserWith(files: Readonly<Record<string, number>>, scopes: readonly string[]) {
  const left = { caches: new Map(Object.entries(files)), scopes: new Set(scopes) };
  const caches = {
    keys: () => Promise.resolve([...left.caches.keys()]),
    open: (name: string) =>
      Promise.resolve({ keys: () => Promise.resolve(Array.from({ length: left.caches.get(name) ?? 0 })) }),
    delete: (name: string) => Promise.resolve(left.caches.delete(name)),
  };
  const registrations = scopes.map((scope) => ({
    scope,
    unregister: () => Promise.resolve(left.scopes.delete(scope)),
  }));
  vi.stubGlobal('location', { origin: 'https://host.example' });
  vi.stubGlobal('window', { caches });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: () => Promise.resolve(registrations) },
  });
  return left;
}

it('counts and clears the copies of every language, and leaves those of others', async () => {
  const left = browserWith(
    {
      'sightline:https://host.example/:0123': 20,
      'sightline:https://host.example/de/:4567': 19,
      'sightline:https://host.example/elsewhere/:89ab': 7,
      'another-site': 5,
    },
    ['https://host.example/', 'https://host.example/de/', 'https://host.example/elsewhere/'],
  );
  expect(await countCopies()).toBe(39);
  await clearCopies();
  expect([...left.caches.keys()]).toEqual(['sightline:https://host.example/elsewhere/:89ab', 'another-site']);
  expect([...left.scopes]).toEqual(['https://host.example/elsewhere/']);
});

it('does without where the browser keeps nothing', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {});
  expect(await countCopies()).toBe(0);
  await clearCopies();
});
