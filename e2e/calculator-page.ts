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
    await this.page.waitForFunction(() => performance.getEntriesByName('calculator-usable').length > 0);
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
