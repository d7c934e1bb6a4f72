import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The English pages of a site that is built in these languages, by path. */
async function pagesOfSiteIn(languages: string): Promise<(path: string) => string> {
  vi.stubEnv('SITE_LANGUAGES', languages);
  const { pagesOf, renderPage } = await import('./render-site');
  const builtAt = new Date('2026-11-18');
  const pages = pagesOf(builtAt);
  return (path) => {
    const page = pages.find((each) => each.path === path);
    if (!page) throw new Error(`No page at ${path}`);
    return renderPage(page, { script: '/start.js' }, builtAt);
  };
}

/** Links in the footer. */
const switchIn = (html: string) => /<nav class="footer-languages".*?<\/nav>/.exec(html)?.[0];

it('links each page to itself in every language', async () => {
  const pageAt = await pagesOfSiteIn('en,de');
  expect(switchIn(pageAt('/faq'))).toBe(
    '<nav class="footer-languages" aria-labelledby="languages"><h2 id="languages">Languages</h2><ul>' +
      '<li><a href="/faq" hrefLang="en-GB" lang="en-GB" aria-current="true">English</a></li>' +
      '<li><a href="/de/faq" hrefLang="de" lang="de" data-offer="Auch auf Deutsch">Deutsch</a></li>' +
      '</ul></nav>',
  );
  expect(switchIn(pageAt('/games/acc'))).toContain('href="/de/games/acc"');
  // The page for wrong addresses has no other languages.
  expect(switchIn(pageAt('/404'))).toContain('href="/de/"');
});

it('tells crawlers which it is, and that there are others', async () => {
  const pageAt = await pagesOfSiteIn('en,de');
  for (const path of ['/', '/faq', '/games/acc']) {
    const html = pageAt(path);
    expect(html).toContain('<meta property="og:locale" content="en_GB"/>');
    expect(/og:locale:alternate" content="(\w+)"/.exec(html)?.[1]).toBe('de_DE');
    expect(html).toContain('"inLanguage":"en-GB"');
  }
});

it('knows of no other where one is built alone', async () => {
  const pageAt = await pagesOfSiteIn('en');
  expect(switchIn(pageAt('/'))).toBeUndefined();
  expect(pageAt('/')).not.toContain('og:locale:alternate');
});
