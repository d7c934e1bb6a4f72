import type { Locator, Page } from '@playwright/test';
import { act, isAlive, scrollToDrawing, scrollToPlot } from './in-page';

interface Translation {
  /** Translates a text of the English catalogues. */
  readonly say: (english: string) => string;
  /** Prefix of its addresses. */
  readonly root: string;
}

/** The calculator, found by labels and roles, else by class names. */
export class CalculatorPage {
  readonly page: Page;
  private readonly say: Translation['say'];
  private readonly root: string;

  constructor(page: Page, { say, root }: Translation = { say: (english) => english, root: '' }) {
    this.page = page;
    this.say = say;
    this.root = root;
  }

  async open(address = '/'): Promise<void> {
    await this.page.goto(this.root + address);
    await this.alive();
  }

  async alive(): Promise<void> {
    await this.page.waitForFunction(isAlive);
    await this.page.evaluate(act);
  }

  /** The section with the calculator and the pictures. */
  get section(): Locator {
    return this.page.locator('#calculator');
  }

  /** Input and result beside each other. */
  get cards(): Locator {
    return this.page.locator('.calculator');
  }

  get inputCard(): Locator {
    return this.page.locator('.input-card');
  }

  get resultCard(): Locator {
    return this.page.locator('.result-card');
  }

  field(label: string): Locator {
    return this.page.getByLabel(this.say(label), { exact: true });
  }

  unitOf(label: string): Locator {
    return this.page
      .locator('.field')
      .filter({ has: this.field(label) })
      .locator('.stepper-unit');
  }

  /** The question marks beside labels. */
  get infoButtons(): Locator {
    return this.page.locator('.info-button');
  }

  get moreFields(): Locator {
    return this.page.getByText(this.say('More about your screens'));
  }

  /** The line with the two angles. */
  get summary(): Locator {
    return this.page.locator('.summary');
  }

  get toasts(): Locator {
    return this.page.locator('.toast');
  }

  /** Why there is no result of the exact method. */
  get impossible(): Locator {
    return this.page.locator('.impossible');
  }

  /** The result row whose header is exactly this label. */
  row(label: string): Locator {
    const header = this.page.getByRole('rowheader', { name: label, exact: true });
    return this.page.getByRole('row').filter({ has: header });
  }

  value(label: string): Locator {
    return this.row(label).getByRole('cell').first();
  }

  /** The value of 1:1 beside the Classic one. */
  note(label: string): Locator {
    return this.row(label).getByRole('cell').nth(2);
  }

  /** That of the Classic value. */
  copyButton(label: string): Locator {
    return this.row(label).locator('.classic-copy .icon-button');
  }

  /** Those of what 1:1 gives, one for each value. */
  exactCopyButtons(label: string): Locator {
    return this.note(label).getByRole('button', { name: /^Copy the 1:1 value/ });
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

  /** Brings the list of games into sight, and waits for it. */
  async showGames(): Promise<void> {
    await this.resultCard.evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
    await this.picker.waitFor();
  }

  /** Not only those asked about most. */
  async showAllGames(): Promise<void> {
    await this.page.locator('.library-all').click();
  }

  /** One of the rig's own angles, by its exact name. */
  angle(name: string): Locator {
    return this.page
      .locator('.angles > div')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .locator('.angle-value');
  }

  /** Below the list, folded: other angles, and choices. */
  get moreAnswers(): Locator {
    return this.page.getByText(this.say('More about your view'));
  }

  get picker(): Locator {
    return this.page.getByRole('combobox', { name: this.say('Find your game') });
  }

  /** Options of the picker. */
  get offers(): Locator {
    return this.page.getByRole('option').filter({ visible: true });
  }

  /** The picked games, above the list. */
  get chips(): Locator {
    return this.page.getByRole('list', { name: this.say('Your games') }).getByRole('listitem');
  }

  /** Picks the first game for a query. */
  async pick(query: string): Promise<void> {
    await this.picker.fill(query);
    await this.picker.press('Enter');
  }

  /** The groups that are closed at first: games without a number, and other sims. */
  get closedGroups(): Locator {
    return this.library.locator('summary');
  }

  get library(): Locator {
    return this.page.locator('.library');
  }

  get libraryHeadings(): Locator {
    return this.library.getByRole('heading', { level: 4 });
  }

  get games(): Locator {
    return this.page.locator('.game');
  }

  /** A row of the game library, by the game's exact name. */
  game(name: string): Locator {
    return this.games.filter({ has: this.page.getByRole('button', { name, exact: true }) });
  }

  gameName(name: string): Locator {
    return this.game(name).getByRole('button', { name, exact: true });
  }

  gameValue(name: string): Locator {
    return this.game(name).locator('.game-value');
  }

  /** A game that was opened, in place of the list. */
  openedGame(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Whether the opened game stays on top of the list. */
  get keepOnTop(): Locator {
    return this.page.getByRole('button', { name: this.say('Keep on top') });
  }

  async backToGames(): Promise<void> {
    await this.page.locator('.opened-back').click();
  }

  /** The last line of the Result card: what shares and keeps a rig. */
  get foot(): Locator {
    return this.page.locator('.result-foot');
  }

  /** Brings the foot into sight, and waits for what it does. */
  async showFoot(): Promise<void> {
    await this.foot.evaluate((foot) => foot.scrollIntoView({ block: 'center' }));
    await this.foot.locator('[role=status]').first().waitFor({ state: 'attached' });
  }

  /** Opens what is behind “Share and embed”. */
  async showMoreWays(): Promise<void> {
    await this.showFoot();
    await this.foot.getByRole('button', { name: this.say('Share and embed') }).click();
    await this.foot.locator('.share-ways').waitFor();
  }

  /** A part that was loaded later, where the focus went to it. */
  get partInFocus(): Locator {
    return this.page.locator(
      '.result-card:focus, .rig-place:focus, .explore:focus, .game-details:focus, .foot-panels:focus',
    );
  }

  /** Place of the drawing, served or live. */
  get drawingPlace(): Locator {
    return this.page.locator('.rig-place');
  }

  /** Below the cards, in tabs. */
  get explore(): Locator {
    return this.page.locator('.explore');
  }

  /** The top view of the rig. */
  get drawing(): Locator {
    return this.page.getByRole('group', { name: 'Your rig from above' });
  }

  /** Whichever of the two views is shown. */
  get drawings(): Locator {
    return this.drawingPlace.locator('.rig-drawing');
  }

  drawingLabel(id: string): Locator {
    return this.drawing.locator(`[data-label="${id}"]`);
  }

  /** Why the rig is not drawn whole. */
  get drawingReason(): Locator {
    return this.drawingPlace.locator('.rig-reason');
  }

  /** The setting of the plot. */
  get plotSetting(): Locator {
    return this.page.getByRole('combobox', { name: this.say('Set to') });
  }

  /** The sentence below the plot. */
  get plotMeaning(): Locator {
    return this.page.locator('.fidelity-meaning');
  }

  /** In a chart, the name of the curve that the rig is set to. */
  chosenCurve(chart: Locator): Locator {
    return chart.locator('.curve-name[data-pattern="chosen"]');
  }

  async scrollToPlot(): Promise<void> {
    await this.page.evaluate(scrollToPlot);
  }

  async scrollToDrawing(): Promise<void> {
    await this.page.evaluate(scrollToDrawing);
  }

  /** Scrolls to the drawing and waits until it can be taken by its handles. */
  async showDrawing(): Promise<void> {
    await this.scrollToDrawing();
    await this.page.locator('.rig-place [role=slider]').first().waitFor();
  }

  /** The plot with its scales, folded below the windscreen. */
  get plotFold(): Locator {
    return this.page.getByText(this.say('How true is the picture?'), { exact: true });
  }

  /** Scrolls to the tabs, opens the plot and waits for it. */
  async showPlot(): Promise<void> {
    await this.scrollToPlot();
    await this.plotFold.click();
    await this.plotMeaning.waitFor();
  }

  /** Both, and back to the drawing. */
  async showPictures(): Promise<void> {
    await this.showPlot();
    await this.showDrawing();
  }

  /** Opens the page and as much on it as it can hold at once. */
  async openEverything(): Promise<void> {
    await this.open();
    await this.showPictures();
    await this.field('Triple').check();
    await this.field('Curved screens').check();
    await this.moreFields.click();
    await this.page.getByRole('button', { name: this.say('Human field of view') }).click();
    await this.plotSetting.selectOption('wide');
    await this.page.getByText(this.say('The numbers as a table')).click();
  }

  async openAssettoCorsa(): Promise<void> {
    await this.showGames();
    await this.gameName('Assetto Corsa').click();
    await this.page.locator('.game-part').first().waitFor();
  }
}

/** Parts of the drawings, for what has no label. */
export const drawn = {
  screen: '.lit',
  cone: '.cone',
  human: '.human',
  /** Around a handle that has the focus. */
  ring: '.ring',
  /** Visible part of a handle, and its target. */
  knob: '.knob',
  hit: '.hit',
} as const;

/** To be called before the page is opened: all its timers are the test's then, and `stopClock` can stop them. Until that, time passes. */
export async function ownClock(page: Page): Promise<void> {
  const context = page.context();
  await context.addInitScript(() => Object.assign(window, { realPerformance: performance }));
  await page.clock.install();
  // The clock would swallow the mark by which `alive` knows the page.
  await context.addInitScript(() => {
    const { realPerformance } = window as unknown as { readonly realPerformance: Performance };
    performance.mark = realPerformance.mark.bind(realPerformance);
    performance.getEntriesByName = realPerformance.getEntriesByName.bind(realPerformance);
  });
}

/** Stops time until the test moves it on. All parts must have loaded before. */
export async function stopClock(page: Page): Promise<void> {
  // Far enough ahead that no machine is too slow for it.
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

export const provokedError = 'The new field broke';

/** Makes the calculator fail while it renders the field that three screens bring, and mends the cause: trying again will work. */
export async function breakCalculator(calculator: CalculatorPage): Promise<void> {
  const { page } = calculator;
  // In one go, so that nothing else is rendered in between.
  await calculator.field('Triple').evaluate((triple: HTMLInputElement, message) => {
    const original = Object.getOwnPropertyDescriptor(Document.prototype, 'createElement') ?? {};
    const create = original.value as (name: string) => Element;
    const createAllButInputs = (name: string) => {
      if (name === 'input') throw new Error(message);
      return create.call(document, name);
    };
    Object.assign(window, {
      mend: () => Object.defineProperty(Document.prototype, 'createElement', original),
    });
    Object.defineProperty(Document.prototype, 'createElement', { ...original, value: createAllButInputs });
    triple.click();
  }, provokedError);
  await page.getByRole('alert').filter({ hasText: provokedError }).waitFor();
  await page.evaluate(() => {
    (window as unknown as { mend: () => void }).mend();
  });
}
