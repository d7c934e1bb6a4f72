/**
 * Writes the whole site to dist/: scripts, pages, and a compressed copy beside each text file; and to dist-hosting/ what
 * a web server needs to know to serve it.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, resolveConfig, type Manifest } from 'vite';
import type { PageAssets } from '../src/app/document';
import type { Page } from '../src/routes/page';
import type * as RenderSite from '../src/app/render-site';
import { licenceTextOf, shippedPackages } from './installed-packages';
import { caddyHeaders, nginxHeaders, writeHeaderRules, type HeaderRule } from './host-files';

const out = 'dist';
const hostingOut = 'dist-hosting';
/** The code that renders the pages, built for Node: needed only while this runs. */
const rendererFolder = 'node_modules/.cache/sightline-renderer';

process.env['NODE_ENV'] = 'production';
const { base } = await resolveConfig({}, 'build');

await build({ logLevel: 'warn', build: { outDir: out, emptyOutDir: true } });
await build({
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: rendererFolder,
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: { input: 'src/app/render-site.tsx' },
    ssr: true,
  },
});

const manifestFile = join(out, 'asset-manifest.json');
const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
const site = (await import(
  /* @vite-ignore */ resolve(rendererFolder, 'render-site.js')
)) as typeof RenderSite;

const builtAt = new Date();
const pages = site.pagesOf(builtAt);
const styleHashes = await Promise.all(
  [...new Set(pages.map(({ styles }) => styles))].map(async (styles) => hashOf(await readStyles(styles))),
);
for (const page of pages) {
  await writeFile(join(out, page.file), site.renderPage(page, await assetsOf(page), builtAt));
}
for (const [name, text] of site.renderSiteFiles(pages)) await writeFile(join(out, name), text);
await writeFile(join(out, 'licences.txt'), licences());

// The style sheets are inside the pages and the manifest was for this script: neither is served.
await rm(manifestFile);
for (const chunk of Object.values(manifest)) {
  if (chunk.file.endsWith('.css')) await rm(join(out, chunk.file), { force: true });
}
await compressAll(out);
await writeHostFiles();

async function assetsOf({ styles, hasCalculator = false }: Page): Promise<PageAssets> {
  const inlineStyles = await readStyles(styles);
  return {
    inlineStyles,
    contentSecurityPolicy: site.contentSecurityPolicy([hashOf(inlineStyles)]),
    script: base + builtFrom('src/app/start.ts'),
    ...(hasCalculator && { islandScript: base + builtFrom('src/app/calculator-island.tsx') }),
  };
}

async function readStyles(name: Page['styles']): Promise<string> {
  return (await readFile(join(out, builtFrom(`src/routes/${name}.css`)), 'utf8')).trim();
}

/** As a Content Security Policy names an inline style sheet. */
function hashOf(styles: string): string {
  return `sha256-${createHash('sha256').update(styles).digest('base64')}`;
}

function builtFrom(source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build made nothing of ${source}`);
  return chunk.file;
}

/** Whoever is given somebody's code is given its licence. */
function licences(): string {
  return shippedPackages()
    .map((each) => `${each.name} ${each.version}\n\n${licenceTextOf(each)}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

async function compressAll(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const gzipped = promisify(gzip);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|svg|xml|txt|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${file}.br`, await brotli(bytes, best));
    await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
  }
}

async function writeHostFiles(): Promise<void> {
  const headers = site.securityHeaders(styleHashes);
  const unhashed = (await readdir(out)).filter((name) => !/\.(html|br|gz)$|^assets$/.test(name));
  const paths = [...pages.filter(({ indexed }) => indexed).map(({ path }) => path.slice(1)), ...unhashed];
  const rules: readonly HeaderRule[] = [
    { path: `${base}*`, headers },
    {
      path: `${base}assets/*`,
      headers: new Map([['Cache-Control', 'public, max-age=31536000, immutable']]),
    },
    // One by one: a rule for everything would be added to the one for assets, not replaced by it.
    ...paths.map((path) => ({ path: base + path, headers: new Map([['Cache-Control', 'no-cache']]) })),
  ];
  await writeFile(join(out, '_headers'), writeHeaderRules(rules));

  await rm(hostingOut, { recursive: true, force: true });
  await mkdir(hostingOut);
  await cp('hosting', hostingOut, { recursive: true });
  await writeFile(join(hostingOut, 'sightline-headers.conf'), nginxHeaders(headers));
  await writeFile(join(hostingOut, 'sightline-headers.caddy'), caddyHeaders(headers));
}
