import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultEntry } from '../domain/rig/entry';
import { saveRigs } from '../state/saved-rigs';
import { calculator } from '../testing/calculator';
import { focus, textsOf } from '../testing/in-browser';

const compare = page.getByRole('region', { name: 'Compare rigs' });
const rigs = compare.getByCss('.compare-rig');
const undo = calculator.toasts.getByRole('button', { name: 'Undo' });
const names = () => textsOf(rigs.getByRole('heading', { level: 4 }));
const button = (name: string) => compare.getByRole('button', { name, exact: true });
const replaceBy = (name: string) => compare.getByRole('group', { name: `Put in place of ${name}` });

const own = '27″ 16:9 at 50 cm';
const near = '27″ 16:9 at 40 cm';
const three = '3 × 27″ 16:9 at 50 cm';

beforeEach(async () => {
  await calculator.open('#compare');
  await expect.element(button('As it is')).toBeVisible();
});

async function pickMonitor(code: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Name or model code' }).fill(code);
  await page.getByRole('listbox', { name: 'Monitors' }).getByRole('option').first().click();
}

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
  const monitor = 'Samsung CRG9 49 (C49RG90)';
  await expect.poll(names).toEqual([monitor]);
  await expect.element(rigs.first()).toHaveFocus();
  await expect.element(calculator.field('Distance to screen')).toHaveValue('50');
  await expect.element(calculator.field('Radius of curve')).toHaveValue('1800');
  await expect.element(calculator.toasts.last()).toHaveTextContent(`${monitor} is your rig now`);
  await undo.click();
  await expect.poll(names).toEqual([own]);
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
  const table = compare.getByRole('table', { name: 'Rigs side by side' });
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
  const row = (name: string) =>
    compare.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect.element(row('eye distance')).not.toBeInTheDocument();
  await expect.element(row('Le Mans Ultimate')).toHaveTextContent('5 values');
  await focus(button('Le Mans Ultimate'));
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Le Mans Ultimate')).toHaveAttribute('aria-expanded', 'true');
  // Of one screen there is none.
  await expect.poll(() => textsOf(row('eye distance').getByRole('cell'))).toEqual(['', '0.500 m', '']);
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
