import { CalculatorPage } from './calculator-page';
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
  await calculator.open('/#plan');
  await calculator.field('Distance to screen').fill('70.5');
  await page.locator(languages).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/#.*distance:70\.5;.*at=plan/);
  await calculator.alive();
  await expect(page.getByLabel('Sitzabstand', { exact: true })).toHaveValue('70,5');
  await expect(page.getByText('geteiltes Rig')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test.describe('somebody whose browser speaks German', () => {
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
