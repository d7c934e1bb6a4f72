import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { gameById } from '../../domain/games/games';
import { defaultEntry, type RigEntry } from '../../domain/rig/entry';
import { RestOfView } from './rest-of-view';

const open = async (id: string, entry: Partial<RigEntry> = {}): Promise<void> => {
  const game = gameById(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  await render(<RestOfView game={game} entry={{ ...defaultEntry, ...entry }} />);
  await page.getByText('Seat, pitch and horizon', { exact: true }).click();
};

const settings = () => page.getByRole('listitem');

test('it is folded, and each setting has a value, a reason, a grade and a source', async () => {
  const game = gameById('iracing');
  await render(game && <RestOfView game={game} entry={{ ...defaultEntry, eyeOffset: '8' }} />);
  await expect.element(settings()).not.toBeInTheDocument();
  await page.getByText('Seat, pitch and horizon', { exact: true }).click();
  const shift = settings().filter({ hasText: 'Shift Horizon' });
  await expect
    .element(shift)
    .toHaveTextContent(
      /^Set Shift Horizon by eye until the horizon is 8 cm above the middle of your screen, because/,
    );
  await expect.element(shift).toHaveTextContent(/Confirmed · support\.iracing\.com$/);
  await expect
    .element(shift.getByRole('link'))
    .toHaveAttribute('href', 'https://support.iracing.com/support/solutions/articles/31000133498');
  await expect
    .element(settings().filter({ hasText: 'DriverHeadWobble' }))
    .toHaveTextContent(/^Set DriverHeadWobble to 0, because .*In Documents\\iRacing\\app\.ini · Confirmed/);
});

test('the horizon in centimetres and pixels, and an angle for a game that takes degrees', async () => {
  await open('rfactor-2', { eyeOffset: '8', resolution: '2560x1440' });
  await expect
    .element(page.getByRole('region', { name: 'Where is my horizon?' }))
    .toHaveTextContent('24.8 cm above the lower edge of its picture.In pixels: 377 from the top, of 1440.');
  // By hand: atan(80/500) = 9.09°.
  await expect
    .element(settings().first())
    .toHaveTextContent(/^Set Seat Pitch to 9\.1° up or down, so that the horizon is 8 cm above/);
});

test('a game of which no source tells says so, and how to set its sliders by eye', async () => {
  await open('raceroom');
  await expect.element(page.getByText(/no trustworthy source/)).toBeVisible();
  await expect
    .element(page.getByText(/Set a slider without a unit by eye/))
    .toHaveTextContent('the horizon at the height of your eyes, in the middle of your screen.');
  await expect.element(page.getByText(/You haven’t entered your eye height/)).toBeVisible();
  await expect.element(settings()).not.toBeInTheDocument();
});

test('an impossible rig has no horizon, and keeps the settings', async () => {
  await open('iracing', { distance: '0' });
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  await expect.element(settings().first()).toHaveTextContent('until the horizon is level with your eyes');
});

test('level eyes need no angle', async () => {
  await open('rfactor-2');
  await expect
    .element(settings().first())
    .toHaveTextContent(/^Set Seat Pitch by eye until the horizon is in the middle of your screen, because/);
});
