import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { calculator } from '../testing/calculator';

const valueOfSlider = (name: RegExp) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .getByRole('cell');

beforeEach(async () => {
  await calculator.open();
});

test('a curved screen: the game’s number and the sliders of the shader, which follow the rig', async () => {
  await calculator.openGame('Assetto Corsa Competizione');
  const opened = calculator.openedGame('Assetto Corsa Competizione');
  await expect.element(opened.getByText('In the menu')).toBeVisible();
  // A flat picture is right on a flat screen.
  await expect.element(opened.getByText('Make it exact')).not.toBeInTheDocument();

  await calculator.field('Screen ratio').selectOptions('32:9');
  await calculator.field('Screen size').fill('49');
  await calculator.field('Distance to screen').fill('75');
  await calculator.field('Curved screens').click();
  await expect.element(opened.getByRole('heading', { name: 'Make it exact' })).toBeVisible();
  await opened.getByText('By ReShade: what to type').click();
  // docs/formulas.md, shader: V 30.79.
  await expect.element(opened.getByCss('.make-exact-number')).toHaveTextContent(/^31°/);
  await expect.element(valueOfSlider(/^Monitor height/)).toHaveTextContent('33.7 cm');
  await expect.element(valueOfSlider(/^Viewing distance/)).toHaveTextContent('75 cm');
  await expect.element(opened.getByRole('button', { name: 'Copy Monitor height' })).toBeVisible();
  await expect.element(opened.getByRole('button', { name: 'Save as a preset' })).toBeVisible();
  await expect
    .element(opened.getByRole('link', { name: 'fubax-shaders' }))
    .toHaveAttribute('href', 'https://github.com/Fubaxiusz/fubax-shaders');
  await expect.element(opened).toHaveTextContent(/82% of each row’s pixels/);

  await calculator.field('Distance to screen').fill('90');
  await expect.element(valueOfSlider(/^Viewing distance/)).toHaveTextContent('90 cm');
  await calculator.field('Distance to screen').fill('160');
  await expect
    .element(opened)
    .toHaveTextContent('Viewing distance in CurvedMonitor goes from 12 cm to 150 cm');
});

test('three screens: only for a game that draws one flat picture, or may do so', async () => {
  await calculator.field('Triple').click();
  await calculator.field('Screen size').fill('32');
  await calculator.field('Distance to screen').fill('70');
  await calculator.openGame('Assetto Corsa Competizione');
  await expect
    .element(calculator.openedGame('Assetto Corsa Competizione').getByText('How sure we are'))
    .toBeVisible();
  await expect.element(page.getByText('Make it exact')).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'All games' }).click();
  await calculator.openGame('F1 25');
  const opened = calculator.openedGame('F1 25');
  await opened.getByText('By ReShade: what to type').click();
  await expect.element(valueOfSlider(/^Bezel width/)).toHaveTextContent('0 mm');
  await expect.element(opened).toHaveTextContent('under TripleMonitor');
});
