import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { gamePages } from './game-page';

const pageOf = (id: string) => gamePages().find(({ path }) => path === `/games/${id}`)!;

const partOf = (id: string, part: RegExp) => part.exec(renderToStaticMarkup(pageOf(id).content))?.[0];

const otherGamesOf = (id: string) => partOf(id, /<nav class="related-games.*?<\/nav>/);

it('sets two games of one name apart: in the tab and the path as text, in the heading more quietly', () => {
  expect(pageOf('raceroom-legacy').title).toBe('RaceRoom Racing Experience (before 2022) FOV');
  expect(partOf('raceroom-legacy', /<h1>.*?<\/h1>/)).toBe(
    '<h1>Field of view in RaceRoom Racing Experience<span class="text-quiet"> before 2022</span></h1>',
  );
  expect(partOf('raceroom', /<h1>.*?<\/h1>/)).toBe('<h1>Field of view in RaceRoom Racing Experience</h1>');
});

it('names the games that are like it, and has no heading where there are none', () => {
  expect(otherGamesOf('acc')).toMatch(
    /aria-label="Games like it"><h2>Games like it<\/h2>.*Assetto Corsa EVO/,
  );
  // Its number is unique, and its makers have no other game here.
  expect(otherGamesOf('iracing')).toMatch(/aria-label="All games"><ul><li><a href="\/games">All games<\/a>/);
});
