import { expect, it } from 'vitest';
import { gameById } from '../../domain/games/games';
import { embedPath, embedSnippet } from './embed-snippet';

const nothing = { game: null, theme: null, units: 'cm' } as const;

it('says no more than what was chosen', () => {
  expect(embedPath(nothing)).toBe('/embed');
  expect(embedPath({ game: gameById('acc')!, theme: 'dark', units: 'in' })).toBe(
    '/embed?game=acc&theme=dark&units=in',
  );
});

it('is a frame with a name, and the script for its height', () => {
  const snippet = embedSnippet(
    { ...nothing, game: gameById('iracing')!, theme: 'light' },
    (path) => `https://a.example/fov${path}`,
  );
  expect(snippet.split('\n')).toEqual([
    '<iframe data-sightline src="https://a.example/fov/embed?game=iracing&amp;theme=light" title="Field of view for iRacing" width="100%" height="560" loading="lazy" allow="clipboard-write" style="border: 0"></iframe>',
    '<script async src="https://a.example/fov/embed.js"></script>',
  ]);
});

it('holds no mark that would end an attribute', () => {
  const game = { ...gameById('acc')!, name: 'A "B" & C' };
  expect(embedSnippet({ ...nothing, game }, (path) => path)).toContain(
    'title="Field of view for A &quot;B&quot; &amp; C"',
  );
});
