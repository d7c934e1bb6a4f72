import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ownGameId } from '../domain/own-games/own-game';
import { readOwnGames } from '../state/own-games';
import { update, useStore } from '../state/store';
import { calculator } from '../testing/calculator';

const racer = 'name:My+own+racer;meaning:degrees+horizontal;numbers:60,90;ratio:1.7778';
const pictures =
  'name:Odd+racer;pictures:30:41.2,50:55,70:64.8;ratio:1.7778;error:0.4;game:raceroom;from:link';

const opened = () => page.getByCss('.opened-game');

beforeEach(async () => {
  update((state) => ({ ...state, ownGames: readOwnGames([racer, pictures], false) }));
  await calculator.open();
  calculator.row('hFov').element().scrollIntoView();
});

describe('measured games', () => {
  test('are rows in front of the others, each with its origin', async () => {
    const own = page.getByRole('region', { name: 'Measured by you' });
    await expect
      .element(own.getByRole('listitem'))
      .toHaveTextContent(/My own racer.*measured by you.*61\.7°/);
    const shared = page.getByRole('region', { name: 'Measured, from the link' });
    await expect.element(shared.getByRole('listitem')).toHaveTextContent(/Odd racer.*from the link/);
    await expect.element(shared).toHaveTextContent('The number lies beyond the measured ones: less sure.');
  });

  test('open with what was measured, follow the rig, and refuse another shape', async () => {
    await calculator.gameName('Odd racer').click();
    await expect.element(opened()).toHaveTextContent('30 gives a picture 41.2° high.');
    await expect.element(opened()).toHaveTextContent('The measured angles are ± 0.4°.');
    await expect.element(opened()).toHaveTextContent('Measured, from the link that was opened.');
    await expect
      .element(opened().getByRole('link', { name: 'Measure it again' }))
      .toHaveAttribute('href', '/measure#raceroom');
    // The list's own game has a page; a measured one has none.
    await expect.element(opened().getByRole('link', { name: /page/i })).not.toBeInTheDocument();
    await calculator.field('Screen ratio').selectOptions('32:9');
    await expect
      .element(opened())
      .toHaveTextContent('Measured on a screen of another shape, which says nothing about yours.');
    await expect.element(opened().getByCss('.game-number-value')).not.toBeInTheDocument();
  });

  test('are found by name, and picked', async () => {
    await calculator.picker.fill('own rac');
    await page.getByRole('option', { name: 'My own racer' }).click();
    expect(useStore.getState().pickedGames).toEqual([ownGameId('My own racer')]);
    await expect
      .element(page.getByRole('region', { name: 'Your games' }).getByRole('listitem'))
      .toHaveTextContent('My own racer');
  });

  test('are removed, with a way back, and the focus stays in the list', async () => {
    await calculator.gameName('My own racer').click();
    await opened().getByRole('button', { name: 'Remove it' }).click();
    await expect.element(opened()).not.toBeInTheDocument();
    expect(useStore.getState().ownGames.map(({ name }) => name)).toEqual(['Odd racer']);
    expect(document.activeElement?.closest('#all-games')).not.toBeNull();
    await calculator.toasts.getByRole('button', { name: 'Undo' }).click();
    await expect.element(calculator.gameName('My own racer')).toBeVisible();
  });
});
