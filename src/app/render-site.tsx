import { language } from '#messages/language';
import { words } from '#messages/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { faqPage } from '../routes/faq';
import { home } from '../routes/home';
import { notFound } from '../routes/not-found';
import type { Page } from '../routes/page';
import { privacyPage } from '../routes/privacy';
import { serverErrors } from '../routes/server-error';
import { addressOf, linkTo, site } from '../routes/site';
import { Document, type PageAssets } from './document';

export { contentSecurityPolicy, headersOfAll, headersOfPage, noFraming } from './security-headers';

/** Every page of the site, as it is at this moment. */
export const pagesOf = (builtAt: Date): readonly Page[] => [
  home,
  faqPage,
  privacyPage(builtAt),
  notFound,
  ...serverErrors,
];

export function renderPage(page: Page, assets: PageAssets, builtAt: Date): string {
  const html = renderToStaticMarkup(<Document page={page} assets={assets} builtAt={builtAt} />);
  return `<!doctype html>${shorter(html)}\n`;
}

/** React writes so that it is right anywhere. In HTML, and between double quotes, the same is said with less. */
const shorter = (html: string): string =>
  html.replaceAll('&#x27;', "'").replace(/><\/(path|circle|ellipse|rect|line)>/g, '/>');

/** The files for crawlers and for installing, by name. */
export function renderSiteFiles(pages: readonly Page[]): ReadonlyMap<string, string> {
  return new Map([
    ['sitemap.xml', sitemap(pages)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml')}\n`],
    ['manifest.webmanifest', JSON.stringify(webManifest)],
  ]);
}

function sitemap(pages: readonly Page[]): string {
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => `  <url><loc>${addressOf(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

const webManifest = {
  name: words.home.applicationName(site.name),
  short_name: site.name,
  lang: language.tag,
  ...(language.direction !== 'ltr' && { dir: language.direction }),
  // Its id and its scope are the same by themselves.
  start_url: linkTo('/'),
  display: 'standalone',
  background_color: '#0e1214',
  theme_color: '#0e1214',
  icons: [
    { src: linkTo('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
    { src: linkTo('/icon-192.png'), sizes: '192x192', type: 'image/png' },
    { src: linkTo('/icon-512.png'), sizes: '512x512', type: 'image/png' },
    { src: linkTo('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
