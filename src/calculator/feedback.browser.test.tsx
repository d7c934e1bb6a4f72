import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calculator } from '../testing/calculator';

const competizione = 'Assetto Corsa Competizione';
const dialog = page.getByRole('dialog', { name: `Is it right in ${competizione}?` });
const lines = () => dialog.getByRole('group', { name: 'Your lines' });
const button = (name: string) => calculator.openedGame(competizione).getByRole('button', { name });

beforeEach(async () => {
  await calculator.open();
});

test('both questions below a number open one dialog, with our number, its reason and its grade', async () => {
  await calculator.openGame(competizione);
  await button('Not right?').click();
  // 27 in 16:9 is 33.62 cm high: 2·atan(16.81 / 50) = 37.2°.
  await expect.element(dialog).toHaveTextContent('We say 37° for 27″ 16:9 at 50 cm.');
  await expect.element(dialog).toHaveTextContent('The game takes vertical degrees.');
  await expect.element(dialog).toHaveTextContent('Confirmed.');
  await expect.element(dialog.getByRole('radio', { name: 'It isn’t' })).toBeChecked();
  await expect
    .element(dialog.getByRole('link', { name: 'Measure it' }))
    .toHaveAttribute('href', expect.stringMatching(/\/measure#acc$/));

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Not right?')).toHaveFocus();
  await button('Right in your game?').click();
  await expect.element(dialog.getByRole('radio', { name: 'It’s right' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(button('Right in your game?')).toHaveFocus();
});

test('the lines say what was typed and seen, on which rig, for the clipboard and for a mail', async () => {
  await calculator.field('Distance to screen').fill('60');
  await calculator.openGame(competizione);
  await button('Not right?').click();
  await dialog.getByLabelText('Version of the game, if you like').fill('1.10;\n2');
  await dialog.getByLabelText('What you typed').fill('40');
  await dialog.getByLabelText('What happened in the game').fill('All is smaller.\nI like it.');
  // By hand: 2·atan(16.81 / 60) = 31.3°.
  const expected = [
    'Game: Assetto Corsa Competizione (acc)',
    'Version: 1.10 2',
    'Rig: 27″ 16:9 at 60 cm',
    'https://sightline.example/games/acc#v=1&rig=ratio:16:9;size:27;distance:60;screens:single&game=acc&method=exact&units=cm',
    'Sightline says: 31°',
    'Typed: 40',
    'Right: no',
    'In the game: All is smaller.\nI like it.',
  ].join('\n');
  await expect.poll(() => lines().element().textContent).toBe(expected);
  const mail = new URL(dialog.getByRole('link', { name: 'Mail them' }).element().getAttribute('href') ?? '');
  expect(mail.searchParams.get('subject')).toBe('Not right: Assetto Corsa Competizione');
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(expected);

  await dialog.getByText('It’s right').click();
  await expect.element(lines()).toHaveTextContent('Right: yes');
});

test('three screens have measures in place of a number', async () => {
  await calculator.field('Triple').click();
  await calculator.openGame(competizione);
  await button('Right in your game?').click();
  await expect.element(lines()).toHaveTextContent(/Sightline says: screen width \d+ mm, eye distance \d+ mm/);
  await expect.element(lines()).toHaveTextContent('Right: yes');
});

test('a game whose number is not known has no question, and offers to look into its file', async () => {
  await calculator.pick('City Car Driving');
  await calculator.openGame('City Car Driving');
  const game = calculator.openedGame('City Car Driving');
  await expect.element(game.getByRole('button', { name: 'Inspect a file' })).toBeVisible();
  await expect.element(game.getByRole('button', { name: 'Not right?' })).not.toBeInTheDocument();
  await calculator.backToGames();
  // Its files are known.
  await calculator.pick(competizione);
  await calculator.openGame(competizione);
  await expect.element(button('Inspect a file')).not.toBeInTheDocument();
});
