import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { gameById } from '../../domain/games/games';
import { ToastRegion } from '../../ui/overlays/toasts';
import { InspectMyFile } from './inspect-my-file';

const open = async (gameId: string | null) => {
  const game = gameId === null ? null : gameById(gameId)!;
  await render(
    <>
      <InspectMyFile label="Inspect a file" game={game} name="" />
      <ToastRegion />
    </>,
  );
  await page.getByRole('button', { name: 'Inspect a file' }).click();
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toHaveFocus();
};

/** Drops a file. */
function give(name: string, content: BlobPart): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], name));
  const place = document.querySelector('.file-inspector');
  place?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

const inspector = page.getByCss('.file-inspector');
const status = inspector.getByRole('status').first();
const report = inspector.getByRole('group', { name: 'Report' });

const options =
  '<options><camera><fov>1.3</fov></camera><player name="x">Max</player><volume>7</volume></options>';

test('names alone are shown and reported, and the value of a key that is ticked', async () => {
  await open('raceroom');
  give('options.xml', options);
  await expect.element(status).toHaveTextContent('4 keys in options.xml; 1 may be about the view.');
  await expect.element(inspector).not.toHaveTextContent(/1\.3|Max/);
  await expect
    .poll(() => report.element().textContent)
    .toBe(
      'sightline-keys 1\ngame raceroom\nfile options.xml; xml; 4 keys\n* options/camera fov\n- options/player name\n- options player\n- options volume',
    );

  const fov = inspector.getByRole('checkbox', { name: 'options/camera › fov' });
  await fov.click();
  await expect.element(report).toHaveTextContent('* options/camera fov = 1.3');
  await expect.element(inspector).not.toHaveTextContent('Max');
  await userEvent.keyboard(' ');
  await expect.element(inspector).not.toHaveTextContent('1.3');

  await inspector.getByText('3 other keys').click();
  await inspector.getByRole('checkbox', { name: 'options › player' }).click();
  await expect.element(report).toHaveTextContent('- options player = Max');
  // Ticks belong to one file.
  give('options.xml', options.replace('7', '70'));
  await expect.element(inspector).not.toHaveTextContent('Max');
});

test('a game that is not listed has a name to type', async () => {
  await open(null);
  give('my.ini', 'fov=60');
  await inspector.getByLabelText('Game', { exact: true }).fill('My racer');
  await inspector.getByLabelText('Version of the game, if you like').fill('0.9');
  await expect.element(report).toHaveTextContent('game My racer; version 0.9');
  const mail = new URL(inspector.getByRole('link', { name: 'Mail it' }).element().getAttribute('href') ?? '');
  expect(mail.searchParams.get('subject')).toBe('Settings file: My racer');
  expect(mail.searchParams.get('body')).toContain('\r\n* fov');
});

test('a long list is cut in a mail, which says so', async () => {
  await open('raceroom');
  give('many.ini', Array.from({ length: 400 }, (_, index) => `key${index}=1`).join('\n'));
  await expect.element(inspector).toHaveTextContent('400 other keys');
  await expect.element(inspector).toHaveTextContent('and 100 more');
  await expect.element(inspector).toHaveTextContent('A mail takes the first lines only.');
  const href = inspector.getByRole('link', { name: 'Mail it' }).element().getAttribute('href') ?? '';
  expect(href.length).toBeLessThan(2048);
  await expect.element(report).toHaveTextContent('- key399');
});

test.each([
  ['nothing.ini', '', 'nothing.ini is empty.'],
  ['car.dds', Uint8Array.from([0x44, 0x44, 0x53, 0x20, 0, 0, 0, 124]), 'car.dds isn’t a text file.'],
  ['readme.txt', 'Have fun.', 'There are no names with values in readme.txt.'],
  ['huge.ini', new Uint8Array(5 * 1024 * 1024 + 1), 'This file is too large for settings'],
])('%s gets a plain answer', async (name, content, answer) => {
  await open('raceroom');
  give(name, content);
  await expect.element(status).toHaveTextContent(answer);
  await expect.element(report).not.toBeInTheDocument();
});
