import type { Locator, Page } from '@playwright/test';

/** The calculator as a user finds it: by labels and roles. */
export class CalculatorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.alive();
  }

  /** Before this, typing is only adopted, not answered. */
  async alive(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        performance.getEntriesByName('calculator-usable').length > 0 ||
        // Under a clock of the test's own there are no marks; React's own one on the element tells the same.
        Object.keys(document.querySelector('.calculator') ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        ),
    );
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** The result row whose header is exactly this label. */
  row(label: string): Locator {
    const header = this.page.getByRole('rowheader', { name: label, exact: true });
    return this.page.getByRole('row').filter({ has: header });
  }

  value(label: string): Locator {
    return this.row(label).getByRole('cell').first();
  }

  copyButton(label: string): Locator {
    return this.row(label).getByRole('button', { name: /^Copy/ });
  }

  async values(): Promise<Record<string, string>> {
    const rows = this.page.locator('.results tbody tr');
    return Object.fromEntries(
      await rows.evaluateAll((elements) =>
        elements.map((row) => [
          row.querySelector('th')?.textContent ?? '',
          row.querySelector('td')?.textContent ?? '',
        ]),
      ),
    );
  }

  /** Switches to the exact method and waits for its library. */
  async chooseExact(): Promise<void> {
    await this.field('1:1').check();
    await this.page.getByRole('searchbox', { name: 'Find a game' }).waitFor();
  }

  /** Scrolls to the drawing and the plot and waits for them: they come in a script of their own. */
  async showPictures(): Promise<void> {
    await this.page
      .locator('.pictures')
      .evaluate((pictures) => pictures.scrollIntoView({ behavior: 'instant' }));
    await this.page.getByRole('heading', { name: 'Your rig, to scale' }).waitFor();
  }

  /** Opens the page and, in Classic, as much on it as it can hold at once. */
  async openEverything(): Promise<void> {
    await this.open();
    await this.showPictures();
    await this.field('Triple').check();
    await this.field('Curved screens').check();
    await this.page.getByText('More for 1:1').click();
    await this.page.getByRole('button', { name: 'Human field of view' }).click();
    await this.page.getByRole('combobox', { name: 'Set to' }).selectOption('A wide default (60–120°)');
    await this.page.getByText('The numbers as a table').click();
  }

  /** Switches to the exact method, with a search that finds some games, and opens one of them. */
  async openAssettoCorsa(): Promise<void> {
    await this.chooseExact();
    await this.page.getByRole('searchbox', { name: 'Find a game' }).fill('assetto');
    await this.game('Assetto Corsa').getByRole('button', { name: 'Assetto Corsa', exact: true }).click();
  }

  /** One of the rig's own angles, by its exact name. */
  angle(name: string): Locator {
    return this.page
      .locator('.angles > div')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .locator('.value');
  }

  /** A row of the game library, by the game's exact name. */
  game(name: string): Locator {
    return this.page.locator('.game').filter({ has: this.page.getByRole('button', { name, exact: true }) });
  }
}

/** Makes the calculator fail while it renders a size of 32, and mends the cause: trying again will work. */
export async function breakCalculator(page: Page): Promise<void> {
  // In one go: whatever else is rendered in between would fail before the size is entered.
  await new CalculatorPage(page).field('Screen size').evaluate((input) => {
    const original = Object.getOwnPropertyDescriptor(Number.prototype, 'toFixed') ?? {};
    const breakIt = () => {
      throw new Error('The formatter broke');
    };
    Object.assign(window, { mend: () => Object.defineProperty(Number.prototype, 'toFixed', original) });
    Object.defineProperty(Number.prototype, 'toFixed', { ...original, value: breakIt });
    // Past the watch that React keeps on `value`, as the browser's own editing goes.
    Reflect.set(HTMLInputElement.prototype, 'value', '32', input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByRole('alert').filter({ hasText: 'The formatter broke' }).waitFor();
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
}
