import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const mobile of [false, true]) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: mobile, hasTouch: mobile });
  const page = await context.newPage();
  if (mobile) await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }));
  await page.goto('http://127.0.0.1:4360/');
  await page.locator('.share-part').evaluate((p) => p.scrollIntoView());
  await page.getByRole('button', { name: 'Save this rig' }).waitFor();
  const out = [];
  for (const w of [320, 360, 390, 412, 479, 480, 600, 767, 768, 900, 1023, 1024, 1100, 1279, 1280, 1920]) {
    await page.setViewportSize({ width: w, height: 900 });
    out.push(`${w}:${await page.locator('.keep-and-share').evaluate((p) => [...p.children].map(c => c.offsetHeight).join('+') + '=' + p.offsetHeight)}`);
  }
  console.log(mobile ? 'touch' : 'mouse', out.join('  '));
  await context.close();
}
await browser.close();
