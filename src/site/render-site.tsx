import { language } from '#messages/language';
import { words } from '#messages/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { readMonitorTable } from '../domain/monitors/monitor-table';
import { dataFiles } from '../open-data/data-files';
import { embedPage } from '../pages/embed';
import { faqPage } from '../pages/faq';
import { gamePages } from '../pages/game-page';
import { gamesPage } from '../pages/games-page';
import { home } from '../pages/home';
import { measurePage } from '../pages/measure-page';
import { notFound } from '../pages/not-found';
import type { Page } from '../pages/page';
import { privacyPage } from '../pages/privacy';
import { serverErrors } from '../pages/server-error';
import { languages } from '../messages/languages';
import { addressOf, linkTo, site } from '../platform/site';
import { Document } from './document';
import { EmbedDocument } from './embed-document';
import type { PageAssets } from './head';
import { sitemap } from './sitemap';

export { dataFolder } from '../open-data/data-files';
export { contentSecurityPolicy, headersOfPage, workerPolicy } from './security-headers';

/** Path of this language below the site's root. */
export const languagePath = language.path;

/** Every page of this language, as HTML. */
export const pagesOf = (builtAt: Date): readonly Page[] => [
  home,
  faqPage,
  privacyPage(builtAt),
  gamesPage,
  ...gamePages(),
  measurePage,
  embedPage,
  notFound,
  ...serverErrors,
];

export function renderPage(page: Page, assets: PageAssets, builtAt: Date): string {
  const html = renderToStaticMarkup(
    page.isEmbed ? (
      <EmbedDocument page={page} assets={assets} />
    ) : (
      <Document page={page} assets={assets} builtAt={builtAt} />
    ),
  );
  return `<!doctype html>${html}\n`;
}

/** Files for crawlers, by name; shared by all languages. */
export function renderCrawlerFiles(pages: readonly Page[]): ReadonlyMap<string, string> {
  const paths = pages.filter(({ indexed }) => indexed).map(({ path }) => path);
  return new Map([
    ['sitemap.xml', sitemap(paths, languages.length === 0 ? [language] : languages)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml')}\n`],
  ]);
}

/**
 * Open data files, by name.
 *
 * @param monitorTable Text of monitors.tsv.
 */
export const renderDataFiles = (
  monitorTable: string,
  digest: (text: string) => string,
): ReadonlyMap<string, string> => dataFiles({ monitors: readMonitorTable(monitorTable), digest, addressOf });

/** A square icon; `purpose` as in the web app manifest. */
const icon = (name: string, size: number | 'any', purpose?: 'maskable' | 'monochrome') => ({
  src: linkTo(`/${name}`),
  sizes: size === 'any' ? size : `${size}x${size}`,
  type: size === 'any' ? 'image/svg+xml' : 'image/png',
  ...(purpose && { purpose }),
});

/** Web app manifest: each language is an app of its own. */
export const renderManifest = (): string => JSON.stringify(webManifest);

const webManifest = {
  name: words.home.applicationName(site.name),
  short_name: site.name,
  description: words.home.applicationDescription,
  lang: language.tag,
  ...(language.direction !== 'ltr' && { dir: language.direction }),
  id: linkTo('/'),
  start_url: linkTo('/'),
  scope: linkTo('/'),
  display: 'standalone',
  background_color: '#0b0e10',
  theme_color: '#0b0e10',
  icons: [
    icon('icon.svg', 'any'),
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    icon('icon-maskable-192.png', 192, 'maskable'),
    icon('icon-maskable-512.png', 512, 'maskable'),
    icon('icon-monochrome.svg', 'any', 'monochrome'),
    icon('icon-monochrome-512.png', 512, 'monochrome'),
  ],
};
