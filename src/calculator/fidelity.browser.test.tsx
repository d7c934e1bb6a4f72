import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calculator } from '../testing/calculator';
import { focus, textsOf } from '../testing/in-browser';

const plot = page.getByRole('region', { name: 'Look through the windscreen' });

beforeEach(async () => {
  await calculator.open('#how-true');
  await expect.element(meaning()).toBeVisible();
});

const setting = () => plot.getByRole('combobox', { name: 'Set to' });
const meaning = () => page.getByCss('.fidelity-meaning');
const slider = () => plot.getByRole('slider', { name: 'Horizontal field of view' });
const charts = page.getByCss('.fidelity');
const direction = () => charts.getByRole('img', { name: /^Direction/ });
const size = () => charts.getByRole('img', { name: /^Size/ });

const chooseTriple = async () => {
  await calculator.field('Screen size').fill('32');
  await calculator.field('Distance to screen').fill('70');
  await calculator.field('Triple').click();
  await calculator.field('Bezel Thickness for Triple Screen').fill('8');
};

test('it opens on a game out of the box beside 1:1; the exact angle is true everywhere', async () => {
  await expect.element(setting()).toHaveValue('default:acc');
  // 54° high: tan(18.58°)/tan(27°) = 0.660
  await expect.element(meaning()).toHaveTextContent('66% of life size');
  await expect.element(direction().getByCss('[data-pattern="exact"] polyline')).toHaveLength(1);
  await setting().selectOptions('exact');
  await expect.element(meaning()).toHaveText('Every point is where it should be, at life size.');
  for (const chart of [direction(), size()]) {
    const points = chart.getByCss('polyline').element().getAttribute('points') ?? '';
    expect(new Set(points.split(' ').map((point) => point.split(',')[1])).size).toBe(1);
  }
  await expect.element(direction()).toHaveAccessibleDescription(/^Every point/);
});

test('a wide default, by keyboard, and its numbers as a table', async () => {
  await expect.element(slider()).not.toBeInTheDocument();
  await setting().selectOptions('A wide default (60–120°)');
  // tan(61.7358°/2)/tan(45°) = 0.5977, 50/0.5977 = 83.65, 45° − 30.87° = 14.13°
  await expect
    .element(meaning())
    .toHaveText(
      'Straight ahead, things look 60% of life size: a car 50 m ahead looks 84 m away. ' +
        'Largest error: 14.1°, at the edges.',
    );
  await plot.getByText('The numbers as a table').click();
  const row = plot.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'right edge' }) });
  await expect.poll(() => textsOf(row.getByRole('cell'))).toEqual(['30.9°', '45.0°', '−14.1°', '0.88']);

  await focus(slider());
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '91°');
  await expect.element(direction()).toHaveTextContent('91°');
  await userEvent.keyboard('{Home}');
  // 0.597727/tan(30°) = 1.0353, 50/1.0353 = 48.3
  await expect.element(meaning()).toHaveTextContent('104% of life size: a car 50 m ahead looks 48.3 m away');
  await userEvent.keyboard('{End}');
  // 0.597727/tan(60°) = 0.3451, 50/0.3451 = 144.9
  await expect.element(meaning()).toHaveTextContent('35% of life size: a car 50 m ahead looks 145 m away');
});

test('a game at the number to type, and out of the box', async () => {
  await setting().selectOptions('Assetto Corsa: 37°');
  await expect
    .element(meaning())
    .toHaveText('Straight ahead, things look life size. Largest error: 0.1°, at the edges.');
  // 56° high is 2·atan(16/9 · tan 28°) = 86.8° wide; tan(18.58°)/tan(28°) = 0.632, 50/0.632 = 79.1
  await setting().selectOptions('Assetto Corsa: 56° high');
  await expect.element(plot).toHaveTextContent('The picture is 86.8° wide; your screen spans 61.7°.');
  await expect.element(meaning()).toHaveTextContent('63% of life size: a car 50 m ahead looks 79 m away');
});

test('a curved screen compares its three fits, and the picture that a shader bends', async () => {
  await calculator.field('Screen ratio').selectOptions('32:9');
  await calculator.field('Screen size').fill('49');
  await calculator.field('Distance to screen').fill('70');
  await calculator.field('Curved screens').click();
  await setting().selectOptions('exact');
  await expect.element(meaning()).toHaveTextContent('90% of life size');
  await expect.element(meaning()).toHaveTextContent('Largest error: 3.4°, at the edges.');
  for (const line of ['centre', 'balanced', 'edge', 'shader: 0.0°'])
    await expect.element(direction()).toHaveTextContent(line);
  await expect.element(direction().getByCss('polyline')).toHaveLength(4);
  await expect.element(direction().getByCss('.curve-name[data-pattern="chosen"]')).toHaveText('balanced');
});

test('three screens: as built, by one projection, and where nothing is known', async () => {
  await chooseTriple();
  await setting().selectOptions('exact');
  await expect.element(meaning()).toHaveText('Every point is where it should be, at life size.');
  await setting().selectOptions('Assetto Corsa: your measurements');
  await expect.element(meaning()).toHaveText('Every point is where it should be, at life size.');
  await setting().selectOptions('Project CARS: 113°');
  await expect.element(meaning()).toHaveTextContent('Largest error: 25.1°, at the outer edges.');
  await expect.element(direction().getByCss('[data-pattern=chosen] polyline')).toHaveLength(3);
  await setting().selectOptions('Forza Horizon 5: 40°');
  await expect.element(plot).toHaveTextContent('How this game fills the side screens isn’t known');
  await expect.element(direction().getByCss('[data-pattern=chosen] polyline')).toHaveLength(1);
});

test('an impossible rig says why, and comes back with the same setting', async () => {
  await setting().selectOptions('A wide default (60–120°)');
  await calculator.field('Distance to screen').fill('');
  await expect.element(plot).toHaveTextContent('Your distance to the screen has to be above zero.');
  await expect.element(meaning()).not.toBeInTheDocument();
  await calculator.field('Distance to screen').fill('50');
  await expect.element(setting()).toHaveValue('wide');
});
