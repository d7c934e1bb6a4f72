import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Workbench } from '../calculator/workbench';
import { press } from './in-browser';

/** Page object of the calculator without the page around it; finds by labels and roles. */
export const calculator = {
  /** Opens it at a fragment of the address, such as a tab's. */
  async open(fragment = ''): Promise<void> {
    if (fragment !== '') history.replaceState(null, '', fragment);
    await render(
      // Room below the tabs, which are empty at first: at the very end they would not be in view.
      <main style={{ paddingBlockEnd: 40 }}>
        <section id="calculator">
          <Workbench />
        </section>
      </main>,
    );
    // Lazy parts load once the visitor does anything.
    dispatchEvent(new PointerEvent('pointermove'));
    await expect.element(calculator.note('hFov')).not.toBeEmptyDOMElement();
    if (fragment === '') return;
    // Tabs and their content load near the viewport, and each loading part above moves them away again.
    await expect
      .poll(() => {
        (document.querySelector('.explore-part') ?? document.querySelector('.explore'))?.scrollIntoView();
        return page.getByRole('tabpanel').getByRole('heading').first().query();
      })
      .not.toBeNull();
  },

  field: (label: string): Locator => page.getByLabelText(label, { exact: true }),
  unitOf: (label: string): Locator =>
    page
      .getByCss('.field')
      .filter({ has: calculator.field(label) })
      .getByCss('.stepper-unit'),
  get moreFields(): Locator {
    return page.getByText('More about your screens');
  },
  /** Below the size's label. */
  get sizeTip(): Locator {
    return page.getByRole('button', { name: 'Don’t know the size?' });
  },
  get summary(): Locator {
    return page.getByCss('.summary');
  },
  get toasts(): Locator {
    return page.getByCss('.toast');
  },
  get impossible(): Locator {
    return page.getByCss('.impossible');
  },

  row: (label: string): Locator =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) }),
  value: (label: string): Locator => calculator.row(label).getByRole('cell').first(),
  /** Exact values beside the Classic value. */
  note: (label: string): Locator => calculator.row(label).getByRole('cell').nth(2),
  copyButton: (label: string): Locator => calculator.row(label).getByCss('.classic-copy .icon-button'),
  exactCopyButtons: (label: string): Locator =>
    calculator.note(label).getByRole('button', { name: /^Copy the 1:1 value/ }),
  /** Text for screen readers where Classic differs. */
  differs: (label: string): Locator => calculator.row(label).getByText('differs from 1:1'),
  values: (): Record<string, string> =>
    Object.fromEntries(
      [...document.querySelectorAll('.results tbody tr')].map((row) => [
        row.querySelector('th')?.textContent ?? '',
        row.querySelector('td')?.textContent ?? '',
      ]),
    ),

  /** Shows all games, not only the popular ones. */
  async showAllGames(): Promise<void> {
    await page.getByRole('button', { name: /^All \d+ games/ }).click();
  },
  angle: (name: string): Locator =>
    page
      .getByCss('.angles > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByCss('.angle-value'),
  /** Collapsed section below the list: other angles, and choices. */
  get moreAnswers(): Locator {
    return page.getByText('More about your view');
  },
  get picker(): Locator {
    return page.getByRole('combobox', { name: 'Find your game' });
  },
  get chips(): Locator {
    return page.getByRole('list', { name: 'Your games' }).getByRole('listitem');
  },
  async pick(query: string): Promise<void> {
    await calculator.picker.fill(query);
    await press(calculator.picker, 'Enter');
  },
  get library(): Locator {
    return page.getByCss('.library');
  },
  get withoutNumber(): Locator {
    return calculator.library.getByCss('summary').filter({ hasText: 'no known number' });
  },
  get libraryHeadings(): Locator {
    return calculator.library.getByRole('heading', { level: 4 });
  },
  get games(): Locator {
    return page.getByCss('.game');
  },
  game: (name: string): Locator =>
    calculator.games.filter({ has: page.getByRole('button', { name, exact: true }) }),
  gameName: (name: string): Locator => calculator.game(name).getByRole('button', { name, exact: true }),
  gameValue: (name: string): Locator => calculator.game(name).getByCss('.game-value'),
  /** An opened game, which replaces the list. */
  openedGame: (name: string): Locator => page.getByRole('region', { name, exact: true }),
  async openGame(name: string): Promise<void> {
    await calculator.gameName(name).click();
    await expect.element(calculator.openedGame(name)).toHaveTextContent('How sure we are');
  },
  async backToGames(): Promise<void> {
    await page.getByRole('button', { name: 'All games' }).click();
  },

  get drawing(): Locator {
    return page.getByRole('group', { name: 'Your rig from above' });
  },
  get drawings(): Locator {
    return page.getByCss('.rig-place .rig-drawing');
  },
  drawingLabel: (id: string): Locator => calculator.drawing.getByCss(`[data-label="${id}"]`),
};
