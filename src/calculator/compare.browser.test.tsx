import { beforeEach, expect, test } from 'vitest';
import { commands, page, userEvent, type Locator } from 'vitest/browser';
import { defaultEntry } from '../domain/rig/entry';
import { saveRigs } from '../state/saved-rigs';
import { useStore } from '../state/store';
import { calculator } from '../testing/calculator';
import { focus, press, textsOf } from '../testing/in-browser';

const compare = page.getByRole('region', { name: 'Compare rigs' });
const rigs = compare.getByCss('.compare-rig');
const undo = calculator.toasts.getByRole('button', { name: 'Undo' });
const names = () => textsOf(rigs.getByRole('heading', { level: 4 }));
const button = (name: string) => compare.getByRole('button', { name, exact: true });
const replaceBy = (name: string) => compare.getByRole('group', { name: `Put in place of ${name}` });

const own = '27″ 16:9 at 50 cm';
const near = '27″ 16:9 at 40 cm';
const three = '3 × 27″ 16:9 at 50 cm';
const large = '32″ 16:9 at 50 cm';
const monitor = 'Samsung CRG9 49 (C49RG90)';

const rig = (name: string) => rigs.filter({ has: page.getByRole('heading', { name, exact: true }) });
const status = compare.getByRole('status');
const table = compare.getByRole('table', { name: 'Rigs side by side' });
const row = (name: string) =>
  table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
/** Cell of a rig, with the difference beside its value. */
const value = (column: number, term: string) => row(term).getByRole('cell').nth(column);

/** Adds three copies, each with one change. */
async function addThree(): Promise<void> {
  await button('10 cm closer').click();
  await button('As triples').click();
  await compare.getByRole('combobox', { name: 'Another size' }).selectOptions('32');
  await button('Add 32″').click();
  await expect.poll(names).toEqual([own, near, three, large]);
}

beforeEach(async () => {
  await calculator.open('#compare');
  await expect.element(button('As it is')).toBeVisible();
});

async function pickMonitor(code: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Name or model code' }).fill(code);
  await page.getByRole('listbox', { name: 'Monitors' }).getByRole('option').first().click();
}

// Angles by hand: 2 atan(298.87 / 400) = 73.5°, 2 atan(354.21 / 500) = 70.6°, 3 · 61.74° = 185.2°.
test('each rig is added with one thing changed, says what it would change, and there are at most four', async () => {
  await expect.poll(names).toEqual([own, near]);
  await button(`Remove ${near}`).click();
  await expect.poll(names).toEqual([own]);
  await expect.element(rigs.first()).toHaveFocus();
  await expect
    .element(compare.getByText('Put up to three more rigs beside yours, or replace yours.'))
    .toBeVisible();
  await button('10 cm closer').click();
  await button('As triples').click();
  await expect.element(status).toHaveText(`Added ${three}: 3 of 4 rigs`);
  await compare.getByRole('combobox', { name: 'Another size' }).selectOptions('32');
  await button('Add 32″').click();
  await expect.poll(names).toEqual([own, near, three, large]);
  await expect.element(compare.getByText('Four rigs at most.')).toBeVisible();
  await expect.element(button('10 cm further away')).not.toBeInTheDocument();
  await expect
    .poll(() => textsOf(table.getByRole('columnheader')))
    .toEqual([`A${own}`, `B${near}`, `C${three}`, `D${large}`]);

  await expect.element(rig(near)).toHaveTextContent('10 cm closer, 11.8° wider, 8.4° higher.');
  await expect
    .element(rig(three))
    .toHaveTextContent('123.5° wider, 56.6 cm wider on the desk, 52.6 cm deeper.');
  await expect.element(value(1, 'Horizontal')).toHaveText('73.5°+11.8°11.8° more than your rig');
  await expect.element(value(1, 'Desk width')).toHaveText('59.8 cm');
  await expect.element(value(2, 'Total span')).toHaveTextContent('185.2°+123.5°');
  await expect.element(value(3, 'iRacing')).toHaveTextContent('71°+9°');
  await expect.element(value(2, 'Assetto Corsa Competizione')).toHaveTextContent('not the same as your rig');
});

test('it starts with an example, which is no rig of one’s own until it is kept', async () => {
  await expect.poll(names).toEqual([own, near]);
  expect(useStore.getState().rigs).toHaveLength(1);
  await calculator.field('Distance to screen').fill('80');
  await expect.poll(names).toEqual(['27″ 16:9 at 80 cm', '27″ 16:9 at 70 cm']);
  await button('Keep it here').click();
  await expect.element(button('Make 27″ 16:9 at 70 cm my rig')).toBeVisible();
  expect(useStore.getState().rigs.map(({ entry }) => entry.distance)).toEqual(['80', '70']);
  await rigs
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.element(rigs).toHaveLength(1);
});

test('the drawings have one scale, beside or over each other', async () => {
  await addThree();
  const widths = compare
    .getByCss('.rig-drawing')
    .elements()
    .map((drawing) => drawing.querySelector('.lit')?.getBoundingClientRect().width ?? 0);
  // Same scale: equal screens are equally wide, one of 32in is 32/27 of it.
  expect(widths[1]).toBeCloseTo(widths[0] ?? 0, 1);
  expect((widths[3] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(32 / 27, 2);
  await compare.getByRole('radio', { name: 'Overlaid' }).click();
  const drawing = compare.getByRole('img', { name: /^From above, over each other: A 27″/ });
  await expect.element(drawing.getByCss('.overlaid')).toHaveLength(4);
  await expect.element(compare.getByRole('img')).toHaveLength(1);
});

test('a key in the fields changes the own rig, and the others by what they differ', async () => {
  await addThree();
  await calculator.field('Distance to screen').fill('40');
  await expect.element(rigs.nth(0)).toHaveTextContent(near);
  await expect.element(rigs.nth(1)).toHaveTextContent('The same view and the same space as your rig.');
  await calculator.field('Distance to screen').fill('50');
  await expect.element(rigs.nth(0)).toHaveTextContent(own);
});

test('a rig is renamed, by Enter, not by Escape, and back to what it is', async () => {
  await addThree();
  const field = page.getByRole('textbox', { name: 'Name of rig C' });
  const rename = async (from: string, to: string, key: string) => {
    await button(`Rename ${from}`).click();
    await expect.element(field).toHaveFocus();
    await field.fill(to);
    await press(field, key);
    await expect.element(field).not.toBeInTheDocument();
  };
  await rename(three, 'Van', 'Escape');
  await expect.poll(names).toEqual([own, near, three, large]);
  await rename(three, ' The van ', 'Enter');
  await expect.poll(names).toEqual([own, near, 'The van', large]);
  await expect.element(button('Rename The van')).toHaveFocus();
  await expect.element(rig('The van')).toHaveTextContent(three);
  await rename('The van', '', 'Enter');
  await expect.poll(names).toEqual([own, near, three, large]);
});

test('rigs are put in another order by keys, and by dragging', async () => {
  await addThree();
  const later = button(`Move ${near} to the right`);
  await press(later, 'Enter');
  await expect.poll(names).toEqual([own, three, near, large]);
  await expect.element(status).toHaveText(`${near}: now 3 of 4`);
  await expect.element(later).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual([own, three, large, near]);
  await expect.element(later).toHaveAttribute('aria-disabled', 'true');

  const dragOnto = async (goal: Locator) => {
    const grip = rig(near).getByCss('.compare-mark').element();
    grip.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [from, to] = [grip, goal.element()].map((element) => element.getBoundingClientRect());
    if (!from || !to) throw new Error('Not on the page.');
    const middle = [from.x + from.width / 2, from.y + from.height / 2] as const;
    await commands.mouse([middle, 'down', [to.x + 40, to.y + 30], 'up']);
  };
  await dragOnto(rig(three));
  await expect.poll(names).toEqual([own, near, three, large]);
  // The user's own rig stays first.
  await dragOnto(rig(own));
  await expect.poll(names).toEqual([own, near, three, large]);
});

test('another rig is made the own one, one is removed, and each comes back to its place', async () => {
  await addThree();
  await button(`Make ${large} my rig`).click();
  await expect.poll(names).toEqual([large, own, near, three]);
  await expect.element(calculator.field('Screen size')).toHaveValue('32');
  await expect.element(rig(large)).toHaveFocus();
  await expect.element(rig(own)).toHaveTextContent('8.9° narrower, 6.3° lower, 11 cm narrower on the desk.');
  await undo.click();
  await expect.poll(names).toEqual([own, near, three, large]);
  await expect.element(calculator.field('Screen size')).toHaveValue('27');

  await button(`Remove ${near}`).click();
  await expect.poll(names).toEqual([own, three, large]);
  await expect.element(rig(three)).toHaveFocus();
  await undo.click();
  await expect.poll(names).toEqual([own, near, three, large]);
  await expect.element(rig(near)).toHaveFocus();
});

test('a copy as it is, farther, curved, or with a monitor of the list; what cannot be says why', async () => {
  await calculator.field('Distance to screen').fill('0');
  await expect.element(button('10 cm closer')).toHaveAttribute('aria-disabled', 'true');
  await calculator.field('Distance to screen').fill('50');
  await button('As it is').click();
  await button('10 cm further away').click();
  await button('Curved, 1000R').click();
  const curved = '27″ 16:9 1000R at 50 cm';
  await expect.poll(names).toEqual([own, own, '27″ 16:9 at 60 cm', curved]);

  await button('Remove 27″ 16:9 at 60 cm').click();
  await button('Choose a monitor').click();
  await page.getByRole('combobox', { name: 'Name or model code' }).fill('c49rg90');
  await expect.element(page.getByRole('listbox', { name: 'Monitors' }).getByRole('option')).toHaveLength(1);
  await page.getByRole('option', { name: /C49RG90/ }).click();
  await expect.poll(names).toEqual([own, own, curved, monitor]);
  // The offer to undo is withdrawn: four rigs are the maximum.
  await expect.element(calculator.toasts).not.toBeInTheDocument();
  await expect.element(value(3, 'Pixels per degree')).toHaveTextContent(/\d/);
  await expect.element(value(3, 'Distance')).toHaveText('50 cm');

  await calculator.field('Distance to screen').fill('0');
  await expect.element(rigs.first()).toHaveTextContent('Your distance to the screen has to be above zero.');
  await expect.element(rigs.nth(1)).toHaveTextContent('nothing to compare with');
  await expect.element(value(0, 'Horizontal')).toHaveText('–');
  await expect.element(value(2, 'Horizontal')).toHaveTextContent(/\d°$/);
  await button(`Make ${monitor} my rig`).click();
  await expect.element(rigs.nth(1)).toHaveTextContent('Your distance to the screen has to be');
  await expect.element(rig(curved)).toHaveTextContent('narrower');
});

test('the picked games take the place of those asked about most', async () => {
  await expect.element(table).toHaveTextContent('Numbers for popular games');
  await calculator.pick('raceroom');
  await expect.element(table).toHaveTextContent('Numbers for your games');
  await expect.element(table.getByRole('rowheader').last()).toHaveText('RaceRoom Racing Experience');
});

test('the own rig is removed by keyboard where there is another, and comes back as the own one', async () => {
  await expect.element(button(`Remove ${own}`)).not.toBeInTheDocument();
  await button('10 cm closer').click();
  await button('As triples').click();
  await focus(button(`Remove ${own}`));
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual([near, three]);
  await expect.element(rigs.first()).toHaveFocus();
  await expect.element(calculator.field('Distance to screen')).toHaveValue('40');
  await expect.element(calculator.toasts.last()).toHaveTextContent(`Removed ${own}. ${near} is your rig now`);
  await focus(undo);
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual([own, near, three]);
  await expect.element(rigs.first()).toHaveFocus();
  await expect.element(calculator.field('Distance to screen')).toHaveValue('50');
});

test('the own rig gives way to a monitor of the list, which keeps the seat, and comes back', async () => {
  await focus(button(`Replace ${own}`));
  await userEvent.keyboard('{Enter}');
  await expect.element(button(`Replace ${own}`)).toHaveAttribute('aria-expanded', 'true');
  await replaceBy(own).getByRole('button', { name: 'Choose a monitor' }).click();
  await pickMonitor('c49rg90');
  await expect.element(rigs.first().getByRole('heading', { name: monitor })).toBeVisible();
  await expect.element(rigs.first()).toHaveFocus();
  await expect.element(calculator.field('Distance to screen')).toHaveValue('50');
  await expect.element(calculator.field('Radius of curve')).toHaveValue('1800');
  await expect.element(calculator.toasts.last()).toHaveTextContent(`${monitor} is your rig now`);
  await undo.click();
  await expect.poll(names).toEqual([own, near]);
  await expect.element(calculator.field('Screen size')).toHaveValue('27');
});

test('the own rig gives way to a saved one, or to one beside it, and comes back', async () => {
  await button(`Replace ${own}`).click();
  await expect.element(replaceBy(own)).toHaveTextContent('Rigs you save can go here too.');
  await saveRigs([{ name: 'Van', entry: { ...defaultEntry, screenSize: '32' } }]);
  await button('10 cm closer').click();
  const other = replaceBy(own).getByRole('combobox', { name: 'Another rig' });
  await other.selectOptions('Van');
  await button('Put it here').click();
  await expect.poll(names).toEqual(['Van', near]);
  await expect.element(calculator.field('Screen size')).toHaveValue('32');
  await undo.click();
  await expect.poll(names).toEqual([own, near]);

  await button(`Replace ${own}`).click();
  await other.selectOptions(`B ${near}`);
  await button('Put it here').click();
  await expect.poll(names).toEqual([near]);
  await expect.element(rigs.first()).toHaveFocus();
  await undo.click();
  await expect.poll(names).toEqual([own, near]);
  await expect.element(calculator.field('Distance to screen')).toHaveValue('50');
});

test('a curved monitor without a known radius asks for it', async () => {
  await button('Choose a monitor').first().click();
  await pickMonitor('VG32VQ1B');
  const asked = rigs.nth(1).getByRole('form', { name: /^Radius of curve of / });
  await expect.element(rigs.nth(1)).toHaveTextContent('its radius isn’t known');
  await asked.getByRole('textbox', { name: 'Another radius' }).fill('round');
  await asked.getByRole('button', { name: 'Set' }).click();
  await expect.element(asked).toHaveTextContent('Not a radius.');
  await asked.getByRole('textbox', { name: 'Another radius' }).fill('1900R');
  await userEvent.keyboard('{Enter}');
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(rigs.nth(1)).toHaveTextContent('1900R at 50 cm');
  await expect.element(rigs.nth(1)).toHaveFocus();
  await undo.click();
  await asked.getByRole('button', { name: 'Radius of curve: 1500R' }).click();
  await expect.element(rigs.nth(1)).toHaveTextContent('1500R at 50 cm');
});

test('one table: all figures of a rig end on one edge, and what differs is beside them', async () => {
  await button('10 cm closer').click();
  await button('As triples').click();
  await expect.element(table.getByRole('columnheader')).toHaveLength(3);
  for (const at of [0, 1, 2]) {
    const edges = [...table.element().querySelectorAll('tbody tr')].flatMap((row) => {
      const value = row.querySelectorAll('td')[at]?.querySelector('.compare-value, .compare-count');
      return value ? [Math.round(value.getBoundingClientRect().right)] : [];
    });
    expect(edges.length).toBeGreaterThan(10);
    expect(new Set(edges).size).toBe(1);
  }
});

test('several numbers that a game takes open below its line', async () => {
  await button('As triples').click();
  await expect.element(row('eye distance')).not.toBeInTheDocument();
  await expect.element(row('Le Mans Ultimate')).toHaveTextContent('5 values');
  await focus(button('Le Mans Ultimate'));
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Le Mans Ultimate')).toHaveAttribute('aria-expanded', 'true');
  // No value for one screen.
  await expect.poll(() => textsOf(row('eye distance').getByRole('cell'))).toEqual(['', '0.500 m']);
  await button('Le Mans Ultimate').click();
  await expect.element(row('eye distance')).not.toBeInTheDocument();
});

test('with the last empty column go its buttons, and the focus goes to the rig that took it', async () => {
  for (const name of ['10 cm closer', 'As triples']) await button(name).click();
  await focus(button('10 cm further away'));
  await userEvent.keyboard('{Enter}');
  await expect.element(button('10 cm further away')).not.toBeInTheDocument();
  await expect.element(rigs.nth(3)).toHaveFocus();
  await expect.element(compare).toHaveTextContent('Four rigs at most.');
});
