/**
 * Writes one language of the site, a folder of src/messages, to a folder: scripts, pages and worker. The one at the root brings what all
 * languages share. For `build-site.ts`, which names both.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build, resolveConfig, type Manifest, type ManifestChunk, type Plugin, type Rolldown } from 'vite';
import type { PageAssets } from '../src/site/head';
import type { InlineHashes, PageRole } from '../src/site/security-headers';
import type { Page } from '../src/pages/page';
import type * as RenderSite from '../src/site/render-site';
import { writeBuiltLanguage } from './built-language';
import { bundleAlone } from './bundle-alone';
import { fresh, type Headers, type ServedPage } from './host-files';
import { licenceTextOf, shippedPackages } from './installed-packages';
import { fontFace, fontFileName, numbersFont } from './numbers-font';
import { workerFile, writeWorker } from './write-worker';

const [, , language = '', out = ''] = process.argv;
if (out === '') throw new Error('Which language, and into which folder?');
/** The code that renders the pages, built for Node: needed only while this runs. */
const rendererFolder = `node_modules/.cache/sightline-renderer-${language}`;

/** Pages of one module carry the same. */
const stylesBySource = new Map<string, Promise<string>>();

process.env['NODE_ENV'] = 'production';
// The configuration reads it.
process.env['SITE_LANGUAGE'] = language;
const { base } = await resolveConfig({}, 'build');

const rendererManifest = await buildRenderer();
const site = (await import(
  /* @vite-ignore */ resolve(rendererFolder, 'site/render-site.js')
)) as typeof RenderSite;
const isAtRoot = site.languagePath === '';

const builtAt = new Date();
const pages = site.pagesOf(builtAt);
const [islandScript, startScript, embedScript, inlineScript, embedInlineScript] = await Promise.all([
  buildScript(
    'src/calculator/calculator-island.tsx',
    sheetsInAll(pages.filter((page) => page.hasCalculator)),
  ),
  // Apart: no page without the calculator waits for a piece of it that both could share, or the other way round.
  buildScript('src/site/start.ts', sheetsInAll(pages.filter((page) => !page.isEmbed))),
  buildScript('src/site/embedded.ts', sheetsInAll(pages.filter((page) => page.isEmbed))),
  buildInline('src/site/before-paint.ts'),
  buildInline('src/site/embed-before-paint.ts'),
]);

const font = await numbersFont();
const fontFile = fontFileName(font);
await writeFile(join(out, fontFile), font);

const errorStyles = await readStyles(pages.find(isError));
const servedPages: readonly ServedPage[] = await Promise.all(
  pages
    .filter(({ folder }) => folder === undefined)
    .map(async (page) => ({
      path: page.path,
      file: page.file,
      isError: isError(page),
      headers: headersWith(page, await readStyles(page)),
    })),
);
/** One for all pages of a folder: some hosts read a hundred rules and no more. */
const firstsOfFolders = pages.filter(
  ({ folder }, index) => folder !== undefined && pages.findIndex((page) => page.folder === folder) === index,
);
const servedFolders: readonly ServedPage[] = await Promise.all(
  firstsOfFolders.map(async (page) => ({
    path: `${page.folder}/*`,
    file: `${page.folder?.slice(1)}/*.html`,
    isError: false,
    // Hosts that know nothing but addresses send them with the page for a wrong one, too.
    headers: headersWith(page, await stylesOfFolder(page.folder), errorStyles),
  })),
);
/** The worker is no page, but the browser holds it to a policy all the same. */
const served: readonly ServedPage[] = [
  ...servedPages,
  ...servedFolders,
  {
    path: `/${workerFile}`,
    file: workerFile,
    isError: false,
    headers: new Map([['Content-Security-Policy', site.workerPolicy], fresh]),
  },
];
for (const page of pages) {
  await mkdir(dirname(join(out, page.file)), { recursive: true });
  await writeFile(join(out, page.file), site.renderPage(page, await assetsOf(page), builtAt));
}
await writeFile(join(out, 'manifest.webmanifest'), site.renderManifest());
if (isAtRoot) await writeSharedFiles();

// Last, when all that it keeps is written, and no other language. Icons are at the root.
await writeWorker(out, process.env['SITE_OFFLINE'] === 'off' ? 'off' : 'on', isAtRoot ? undefined : 'public');
await writeBuiltLanguage(language, { path: site.languagePath, served });

/**
 * The code that renders the pages, a file a module, and each style sheet by itself: the manifest then says which sheets a page
 * imports, and in which files they are.
 */
async function buildRenderer(): Promise<Manifest> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: rendererFolder,
      emptyOutDir: true,
      ssr: 'src/site/render-site.tsx',
      ssrEmitAssets: true,
      manifest: 'manifest.json',
      rolldownOptions: { output: { preserveModules: true } },
    },
  });
  return JSON.parse(await readFile(join(rendererFolder, 'manifest.json'), 'utf8')) as Manifest;
}

/** What a host answers with, and no address to visit. */
function isError({ indexed, isEmbed }: Page): boolean {
  return !indexed && isEmbed !== true;
}

function roleOf({ isEmbed, hasCalculator }: Page): PageRole {
  return isEmbed ? 'embed' : hasCalculator ? 'calculator' : 'page';
}

/** The style sheets that a page imports, and what is around every page. The one that puts layers in order is the first. */
function sheetsOf(page: Page): ReadonlySet<string> {
  // A host can tell one policy for all error pages, so they share one sheet.
  const sources = isError(page) ? pages.filter(isError).map(({ source }) => source) : [page.source];
  const document = page.isEmbed ? 'src/site/embed-document.tsx' : 'src/site/document.tsx';
  const modules = new Set([document, ...sources]);
  const sheets = new Set(['src/ui/styles/layers.css']);
  // A set grows while it is walked.
  for (const each of modules) {
    const { imports = [], css = [] } = chunkOf(each);
    for (const imported of imports) modules.add(imported);
    for (const file of css) sheets.add(sheetIn(file));
  }
  return sheets;
}

function sheetsInAll(some: readonly Page[]): ReadonlySet<string> {
  const [first, ...others] = some.map(sheetsOf);
  if (!first) throw new Error('No page asks for such a script.');
  return new Set([...first].filter((sheet) => others.every((sheets) => sheets.has(sheet))));
}

function sheetIn(file: string): string {
  const [source] = Object.entries(rendererManifest).find(([, chunk]) => chunk.file === file) ?? [];
  if (source === undefined) throw new Error(`Nobody knows what is in ${file}`);
  return source;
}

function chunkOf(source: string): ManifestChunk {
  const chunk = rendererManifest[source];
  if (!chunk) throw new Error(`The pages are made without ${source}`);
  return chunk;
}

async function readStyles(page: Page | undefined): Promise<string> {
  if (!page) throw new Error('The site has no page for errors.');
  const styles = stylesBySource.get(page.source) ?? stylesOf(page);
  stylesBySource.set(page.source, styles);
  return styles;
}

async function stylesOfFolder(folder: string | undefined): Promise<string> {
  const all = await Promise.all(pages.filter((page) => page.folder === folder).map(readStyles));
  const [styles, ...others] = new Set(all);
  if (styles === undefined || others.length > 0)
    throw new Error(`The pages of ${folder} differ in style sheets.`);
  return styles;
}

/** What the face of numbers is for: pages of text do without. */
function hasAnswers({ hasCalculator, isEmbed }: Page): boolean {
  return hasCalculator ?? isEmbed ?? false;
}

async function stylesOf(page: Page): Promise<string> {
  const files = [...sheetsOf(page)].map((sheet) => join(rendererFolder, chunkOf(sheet).file));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return [hasAnswers(page) ? fontFace(base + fontFile) : '', ...texts.map((text) => text.trim())].join('');
}

/**
 * A script that pages name, with the scripts and style sheets it asks for later.
 *
 * @param inPage style sheets that these pages have in them: nobody asks for those again.
 * @returns its address.
 */
async function buildScript(input: string, inPage: ReadonlySet<string>): Promise<string> {
  const { output } = (await build({
    logLevel: 'warn',
    plugins: [withoutSheets(inPage)],
    build: { outDir: out, emptyOutDir: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
  const [entry] = output;
  const missing = entry.viteMetadata?.importedCss ?? new Set();
  if (missing.size > 0) throw new Error(`No page carries the style sheets that ${input} begins with.`);
  return base + entry.fileName;
}

function withoutSheets(sheets: ReadonlySet<string>): Plugin {
  const ids = new Set([...sheets].map((sheet) => resolve(sheet)));
  const nothing = '\0in-page';
  return {
    name: 'without-sheets',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id.endsWith('.css') && ids.has(resolve(dirname(importer), id)) ? nothing : null,
    load: (id) => (id === nothing ? '' : null),
  };
}

/** As it stands in a page. */
async function buildInline(input: string): Promise<string> {
  const code = await bundleAlone(input);
  if (/["\\]|\$\{/.test(code)) throw new Error(`${input} cannot be written in double quotes.`);
  // The page around it is full of them: so it packs better.
  return code.replaceAll('`', '"');
}

async function assetsOf(page: Page): Promise<PageAssets> {
  const inlineStyles = await readStyles(page);
  const font = base + fontFile;
  return {
    inlineStyles,
    inlineScript: inlineScriptOf(page),
    contentSecurityPolicy: site.contentSecurityPolicy(hashesWith(page, inlineStyles), roleOf(page)),
    script: page.isEmbed ? embedScript : startScript,
    ...(page.hasCalculator === true && { islandScript }),
    ...(hasAnswers(page) && { font }),
  };
}

function inlineScriptOf({ isEmbed }: Page): string {
  return isEmbed ? embedInlineScript : inlineScript;
}

function hashesWith(page: Page, ...styles: readonly string[]): InlineHashes {
  return { styles: styles.map(hashOf), script: hashOf(inlineScriptOf(page)) };
}

function headersWith(page: Page, ...styles: readonly string[]): Headers {
  return new Map([...site.headersOfPage(hashesWith(page, ...styles), roleOf(page)), fresh]);
}

/** As a Content Security Policy names what stands inside a page. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

async function writeSharedFiles(): Promise<void> {
  for (const [name, text] of site.renderCrawlerFiles(pages)) await writeFile(join(out, name), text);
  await writeFile(join(out, 'embed.js'), await bundleAlone('src/site/embed-height.ts'));
  await writeFile(join(out, 'licences.txt'), licences());
  await writeDataFiles();
}

async function writeDataFiles(): Promise<void> {
  const table = await readFile('src/domain/monitors/monitors.tsv', 'utf8');
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  await mkdir(join(out, site.dataFolder));
  for (const [name, text] of site.renderDataFiles(table, digest))
    await writeFile(join(out, site.dataFolder, name), text);
}

/** Whoever is given somebody's code is given its licence. */
function licences(): string {
  return shippedPackages()
    .map((each) => `${each.name} ${each.version}\n\n${licenceTextOf(each)}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}
