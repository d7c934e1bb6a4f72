/** Builds one language of the site: its scripts, pages and worker. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build, type LibraryOptions, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type { Page } from '../src/pages/page';
import type { InlineHashes, PageRole } from '../src/site/security-headers';
import { siteConfig } from '../vite.config';
import { bundleScript } from './bundle';
import { fresh, type BuiltLanguage, type SitePage } from './host-files';
import { licenceTextOf, shippedPackages } from './installed-packages';
import { buildRenderer, isError, type PageRenderer } from './page-renderer';
import { workerFile, writeWorker } from './write-worker';

/**
 * @param language A folder of src/messages.
 * @param languages All that the site is built in. The first is at its root, with the files that all share.
 * @param out The site's folder.
 */
export async function buildLanguage(
  language: string,
  languages: readonly string[],
  out: string,
): Promise<BuiltLanguage> {
  const config = siteConfig(language, languages);
  const isAtRoot = language === languages[0];
  const folder = isAtRoot ? out : join(out, language);
  const renderer = await buildRenderer(config, `node_modules/.cache/sightline-renderer-${language}`);
  const { site, pages, fonts } = renderer;
  const scripts = await buildScripts(config, renderer, folder);
  for (const { fileName, source } of fonts) await writeFile(join(folder, fileName), source);
  for (const page of pages) await writePage(page, { renderer, scripts, folder });
  await writeFile(join(folder, 'manifest.webmanifest'), site.renderManifest());
  if (isAtRoot) await writeSharedFiles(renderer, folder);
  // Last, when all that it keeps is written, and no other language. Icons are at the root.
  const offline = process.env['SITE_OFFLINE'] === 'off' ? 'off' : 'on';
  await writeWorker(folder, offline, isAtRoot ? undefined : 'public');
  return { path: site.languagePath, pages: sitePages(renderer, scripts) };
}

/** Addresses of the files, and the code of those that are inside of pages. */
interface Scripts {
  readonly island: string;
  readonly measure: string;
  readonly start: string;
  readonly embed: string;
  readonly inline: string;
  readonly embedInline: string;
}

/** Options of one entry. */
interface Special {
  readonly lib: LibraryOptions;
  readonly output: Rolldown.OutputOptions;
}

async function buildScripts(config: UserConfig, renderer: PageRenderer, folder: string): Promise<Scripts> {
  /** One entry with its lazy parts. The style sheets that all of its pages have inside are not loaded again. */
  const buildEntry = async (
    input: string,
    isOn: (page: Page) => boolean | undefined,
    special?: Special,
  ): Promise<string> => {
    const built = await build({
      ...config,
      configFile: false,
      logLevel: 'warn',
      plugins: [config.plugins, withoutSheets(sheetsInAll(renderer, renderer.pages.filter(isOn)))],
      build: {
        ...config.build,
        outDir: folder,
        emptyOutDir: false,
        ...(special && { lib: special.lib }),
        rolldownOptions: {
          ...config.build?.rolldownOptions,
          input,
          ...(special && { output: special.output }),
        },
      },
    });
    const [entry] = ([built].flat()[0] as Rolldown.RolldownOutput).output;
    if (entry.viteMetadata?.importedCss.size !== 0)
      throw new Error(`No page has the style sheets that ${input} begins with.`);
    return (config.base ?? '/') + entry.fileName;
  };
  // Apart: in one build, pages of text would load what they share with the calculator.
  const [island, measure, start, embed, inline, embedInline] = await Promise.all([
    buildEntry('src/calculator/calculator-island.tsx', ({ hasCalculator }) => hasCalculator),
    buildEntry('src/site/measure-island.tsx', ({ isMeasuring }) => isMeasuring),
    buildEntry('src/site/start.ts', ({ isEmbed }) => !isEmbed, withoutSheetLoader('src/site/start.ts')),
    buildEntry('src/site/embedded.ts', ({ isEmbed }) => isEmbed),
    bundleScript('src/site/before-paint.ts'),
    bundleScript('src/site/embed-before-paint.ts'),
  ]);
  return { island, measure, start, embed, inline, embedInline };
}

/** A library has no sheets to load with its lazy scripts, so Vite leaves out what would load them. */
const withoutSheetLoader = (entry: string): Special => {
  const fileNames = 'assets/[name]-[hash].js';
  // Shared by lazy scripts, and too small for a request.
  const groups = [{ name: 'start', test: /site\/start|adopt-sheets/ }];
  return {
    lib: { entry, formats: ['es'] },
    output: {
      entryFileNames: fileNames,
      chunkFileNames: fileNames,
      minify: true,
      codeSplitting: { groups },
    },
  };
};

function sheetsInAll({ sheetsOf }: PageRenderer, pages: readonly Page[]): readonly string[] {
  const [first = new Map<string, string>(), ...others] = pages.map(sheetsOf);
  return [...first.keys()].filter((sheet) => others.every((sheets) => sheets.has(sheet)));
}

function withoutSheets(sheets: readonly string[]): Plugin {
  const paths = new Set(sheets.map((sheet) => resolve(sheet)));
  const empty = '\0in-page';
  return {
    name: 'without-sheets',
    enforce: 'pre',
    resolveId: (id, importer = '') => (paths.has(resolve(dirname(importer), id)) ? empty : null),
    load: (id) => (id === empty ? '' : null),
  };
}

interface PageParts {
  readonly renderer: PageRenderer;
  readonly scripts: Scripts;
  readonly folder: string;
}

async function writePage(page: Page, { renderer, scripts, folder }: PageParts): Promise<void> {
  const { site, builtAt } = renderer;
  const inlineStyles = stylesOf(page, renderer);
  const html = site.renderPage(
    page,
    {
      inlineStyles,
      inlineScript: inlineScriptOf(page, scripts),
      contentSecurityPolicy: site.contentSecurityPolicy(
        hashesOf(page, scripts, [inlineStyles]),
        roleOf(page),
      ),
      script: page.isEmbed ? scripts.embed : scripts.start,
      ...(page.hasCalculator === true && { islandScript: scripts.island }),
      ...(page.isMeasuring === true && { islandScript: scripts.measure }),
    },
    builtAt,
  );
  const file = join(folder, page.file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** Every page with its headers; the pages of a folder as one, because some hosts read a hundred rules and no more. */
function sitePages(renderer: PageRenderer, scripts: Scripts): readonly SitePage[] {
  const { site, pages } = renderer;
  const errorPages = pages.filter(isError);
  const entries = pages.flatMap((page, index): readonly SitePage[] => {
    const { folder } = page;
    const inFolder = pages.filter((each) => folder !== undefined && each.folder === folder);
    if (pages.indexOf(inFolder[0] ?? page) < index) return [];
    // Hosts that know nothing but addresses send the headers of a folder with the page for a wrong address, too.
    const carried = inFolder.length > 0 ? [...inFolder, ...errorPages] : [page];
    const styles = [...new Set(carried.map((each) => stylesOf(each, renderer)))];
    if (styles.length > 2) throw new Error(`The pages of ${folder} differ in style sheets.`);
    return [
      {
        path: folder === undefined ? page.path : `${folder}/*`,
        file: folder === undefined ? page.file : `${folder.slice(1)}/*.html`,
        isError: isError(page),
        headers: new Map([...site.headersOfPage(hashesOf(page, scripts, styles), roleOf(page)), fresh]),
      },
    ];
  });
  // The worker is no page, but the browser holds it to a policy all the same.
  const headers = new Map([['Content-Security-Policy', site.workerPolicy], fresh]);
  return [...entries, { path: `/${workerFile}`, file: workerFile, isError: false, headers }];
}

const stylesOf = (page: Page, { sheetsOf }: PageRenderer): string => [...sheetsOf(page).values()].join('');

const inlineScriptOf = ({ isEmbed }: Page, { inline, embedInline }: Scripts): string =>
  isEmbed ? embedInline : inline;

const hashesOf = (page: Page, scripts: Scripts, styles: readonly string[]): InlineHashes => ({
  styles: styles.map(hashOf),
  script: hashOf(inlineScriptOf(page, scripts)),
});

/** The hash by which a Content Security Policy names what is inside of a page. */
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const roleOf = ({ isEmbed, hasCalculator, isMeasuring }: Page): PageRole =>
  isEmbed ? 'embed' : hasCalculator ? 'calculator' : isMeasuring ? 'measuring' : 'page';

/** Files that are there once for all languages. */
async function writeSharedFiles({ site, pages }: PageRenderer, out: string): Promise<void> {
  await cp('public', out, { recursive: true });
  await mkdir(join(out, site.dataFolder));
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  const data = site.renderDataFiles(await readFile('src/domain/monitors/monitors.tsv', 'utf8'), digest);
  const files = [
    ...site.renderCrawlerFiles(pages),
    ['embed.js', await bundleScript('src/site/embed-height.ts')] as const,
    ['licences.txt', licences()] as const,
    ...[...data].map(([name, text]) => [join(site.dataFolder, name), text] as const),
  ];
  for (const [name, text] of files) await writeFile(join(out, name), text);
}

/** A licence asks to be given along with the code. */
const licences = (): string =>
  shippedPackages()
    .map((each) => `${each.name} ${each.version}\n\n${licenceTextOf(each)}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
