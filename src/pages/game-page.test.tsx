import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { gamePages } from './game-page';

const otherGamesOf = (id: string) => {
  const page = gamePages().find(({ path }) => path === `/games/${id}`);
  return /<nav class="related-games.*?<\/nav>/.exec(renderToStaticMarkup(page?.content))?.[0];
};

it('names the games that are like it, and has no heading where there are none', () => {
  expect(otherGamesOf('acc')).toMatch(
    /aria-label="Games like it"><h2>Games like it<\/h2>.*Assetto Corsa EVO/,
  );
  // It takes a number that no other game takes, and its makers have no other game here.
  expect(otherGamesOf('iracing')).toMatch(/aria-label="All games"><ul><li><a href="\/games">All games<\/a>/);
});
