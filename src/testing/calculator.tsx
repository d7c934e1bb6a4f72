import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Workbench } from '../calculator/workbench';
import { press } from './in-browser';

/** The calculator alone, without the page around it, as a user finds it: by labels and roles. */
export const calculator = {
  /** At an address of the page, such as that of one of its tabs. */
  async open(fragment = ''): Promise<void> {
    if (fragment !== '') history.replaceState(null, '', fragment);
    await render(
      <main>
        <section id="calculator">
          <Workbench />
        </section>
      </main>,
    );
    await expect.element(calculator.note('hFov')).not.toBeEmptyDOMElement();
    if (fragment === '') return;
    // The tabs, and then what they hold, load when they come near: whatever arrives above moves them away again.
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
    return page.getByText('More for 1:1');
  },
  /** Open, they stand in place of the others. */
  get fewerFields(): Locator {
    return page.getByText('Back to size and distance');
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
  /** What 1:1 gives, beside the Classic value. */
  note: (label: string): Locator => calculator.row(label).getByRole('cell').nth(2),
  copyButton: (label: string): Locator => calculator.row(label).getByCss('.classic-copy .icon-button'),
  exactCopyButtons: (label: string): Locator =>
    calculator.note(label).getByRole('button', { name: /^Copy the 1:1 value/ }),
  differsMark: (label: string): Locator => calculator.row(label).getByCss('.classic-differs'),
  values: (): Record<string, string> =>
    Object.fromEntries(
      [...document.querySelectorAll('.results tbody tr')].map((row) => [
        row.querySelector('th')?.textContent ?? '',
        row.querySelector('td')?.textContent ?? '',
      ]),
    ),

  /** Switches to the exact method. */
  async chooseExact(): Promise<void> {
    await calculator.field('1:1 exact').click();
    await expect.element(calculator.picker).toBeInTheDocument();
  },
  /** Not only those asked about most. */
  async showAllGames(): Promise<void> {
    await page.getByRole('button', { name: /^Show all/ }).click();
  },
  angle: (name: string): Locator =>
    page
      .getByCss('.angles > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByCss('.figure-answer, .angle-value'),
  /** Below the list, folded: other angles, and choices. */
  get moreAnswers(): Locator {
    return page.getByText('More about your view');
  },
  get picker(): Locator {
    return page.getByRole('combobox', { name: 'Find a game' });
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
  /** A game that was opened, in place of the list. */
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
