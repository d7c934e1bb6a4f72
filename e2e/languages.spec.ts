import { CalculatorPage } from './calculator-page';
import { isAlive } from './in-page';
import { expect, test } from './test';

const languages = 'nav.footer-languages';

test('each page names itself in every language, and what it is', async ({ page }) => {
  await page.goto('/de/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(/^Häufige Fragen/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://sightline.example/de/faq',
  );
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'de_DE');
  await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveAttribute('content', 'en_GB');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/de/manifest.webmanifest');
  await expect(page.locator(languages).getByRole('link')).toHaveText(['English', 'Deutsch']);
  await page.locator(languages).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/faq');
});

test.describe('a wrong address', () => {
  test.use({ expectedErrors: [/404/] });

  test('is answered in the language of its folder', async ({ page }) => {
    const response = await page.goto('/de/nirgends');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
    await expect(page.locator(languages).getByRole('link', { name: 'English' })).toHaveAttribute('href', '/');
    await page.goto('/de');
    await expect(page).toHaveURL('/de/');
  });
});

test('the rig comes along, as one’s own, with the part that is shown; and back', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  // A slow network: the link is clicked before the script has loaded that adds the rig.
  await page.route('**/assets/rig-in-address*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await calculator.open('/#plan');
  await calculator.field('Distance to screen').fill('70.5');
  await page.locator(languages).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/#.*distance:70\.5;.*at=plan/);
  await calculator.alive();
  await expect(page.getByLabel('Sitzabstand', { exact: true })).toHaveValue('70,5');
  await expect(page.getByText('geteiltes Rig')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(calculator.field('Distance to screen')).toHaveValue('70.5');
  await expect(page.getByText('shared rig')).toHaveCount(0);
});

test.describe('in German', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a rig is typed with commas, its values are copied, and its link opens the same rig in English', async ({
    page,
  }) => {
    const calculator = new CalculatorPage(page);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await calculator.open('/de/');
    await calculator.field('Bildschirmgröße').fill('31,5');
    await calculator.field('Sitzabstand').fill('62,5');
    // 31.5 · 2.54 · 16 / √337 = 69.735 cm; 2·atan(69.735 / 125) = 58.312°, · 1.05 = 61.23.
    await expect(calculator.value('hFov')).toHaveText('58°');
    await expect(calculator.value('Winkel für Triple Screen')).toHaveText('61,23°');
    await expect(calculator.field('Sitzabstand')).not.toHaveAccessibleDescription(/Gelesen als/);
    // A number for a game has the game's point, shown and copied: 58.312 / 100.
    await expect(calculator.value('GTR2, Race07')).toHaveText('0.58x');
    await page.getByRole('button', { name: 'Wert für GTR2, Race07 kopieren', exact: true }).click();
    await expect.poll(copied).toBe('0.58');

    await page.getByRole('button', { name: 'Link kopieren' }).click();
    await expect.poll(copied).toMatch(/\/de\/#v=1&rig=.*size:31\.5;distance:62\.5;/);
    const { hash } = new URL(await copied());
    await page.goto('about:blank');
    await calculator.open(`/${hash}`);
    await expect(calculator.field('Screen size')).toHaveValue('31.5');
    await expect(calculator.field('Distance to screen')).toHaveValue('62.5');
    await expect(calculator.value('Triple Screen Angle')).toHaveText('61.23°');
    await expect(calculator.value('GTR2, Race07')).toHaveText('0.58x');
  });

  test('what was saved without a name is called by what it is, in each language', async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open('/#v=1&rig=ratio:16:9;size:27;distance:60;screens:single');
    const stored = () => page.evaluate(() => localStorage.getItem('sightline.rigs'));
    await page.getByRole('button', { name: 'Save this rig' }).click();
    await expect.poll(stored).toContain('"generated":true');
    await calculator.open('/de/');
    await page.getByRole('button', { name: 'Rig speichern' }).click();
    await expect(page.getByText('27″ 16:9 at 60 cm')).toHaveCount(0);
    await expect(page.getByText(/27″ 16:9 .*60.cm/).first()).toBeVisible();
  });

  test('a game’s page and the calculator for other pages answer in German', async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open('/de/games/acc');
    await calculator.field('Sitzabstand').fill('62,5');
    await page.locator(languages).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/:\d+\/games\/acc#.*distance:62\.5;/);
    await expect(calculator.field('Distance to screen')).toHaveValue('62.5');
    await page.goto('/de/embed?game=acc');
    await page.waitForFunction(isAlive);
    await page.getByLabel('Sitzabstand', { exact: true }).fill('62,5');
    await page.getByLabel('Sitzabstand', { exact: true }).press('ArrowUp');
    await expect(page.getByLabel('Sitzabstand', { exact: true })).toHaveValue('63,5');
  });
});

test.describe('a visitor with a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('is offered German on an English page, and nothing on a German one', async ({ page }) => {
    await page.goto('/privacy');
    const offer = page.locator('.language-offer');
    await expect(offer).toHaveText('Auch auf Deutsch');
    await offer.getByRole('link').click();
    await expect(page).toHaveURL('/de/privacy');
    await page.waitForLoadState('load');
    await expect(offer).toHaveCount(0);
  });
});
