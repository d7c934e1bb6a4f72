/**
 * Writes the whole site to dist/: scripts, pages, and a compressed copy beside each text file; and to dist-hosting/ what
 * a web server needs to know to serve it. Another language than English can be named, a folder of src/messages; it is
 * written to folders of its own, such as dist-pseudo/ and dist-pseudo-hosting/.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, resolveConfig, type Manifest, type Rolldown } from 'vite';
import type { PageAssets } from '../src/site/document';
import type { InlineHashes } from '../src/site/security-headers';
import type { Page } from '../src/pages/page';
import type * as RenderSite from '../src/site/render-site';
import { licenceTextOf, shippedPackages } from './installed-packages';
import { caddyHeaders, nginxPages, writeHeaderRules, type HeaderRule, type ServedPage } from './host-files';
import { workerFile, writeWorker } from './write-worker';

const language = process.argv[2] ?? process.env['SITE_LANGUAGE'] ?? 'en';
const out = language === 'en' ? 'dist' : `dist-${language}`;
const hostingOut = `${out}-hosting`;
/** The code that renders the pages, built for Node: needed only while this runs. */
const rendererFolder = `node_modules/.cache/sightline-renderer-${language}`;

/**
 * Settings of brotli's (NPOSTFIX, NDIRECT) which now and then make a file smaller than it would be without; never much, and
 * nobody can tell beforehand.
 */
const brotliSettings = [
  [0, 0],
  [1, 0],
  [1, 30],
] as const;

process.env['NODE_ENV'] = 'production';
// The configuration reads it.
process.env['SITE_LANGUAGE'] = language;
const { base } = await resolveConfig({}, 'build');

const manifestFile = join(out, 'asset-manifest.json');
await rm(out, { recursive: true, force: true });
// Apart: no page without the calculator waits for a piece of it that both could share, or the other way round.
const manifest: Manifest = {
  ...(await buildFrom(
    [
      'src/calculator/calculator-island.tsx',
      ...['home', 'text', 'message'].map((name) => `src/pages/${name}.css`),
    ],
    {},
  )),
  ...(await buildFrom(['src/site/start.ts'], { codeSplitting: true })),
};
const inlineScript = await buildInline('src/site/before-paint.ts');
await build({
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: rendererFolder,
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: { input: 'src/site/render-site.tsx' },
    ssr: true,
  },
});

const site = (await import(
  /* @vite-ignore */ resolve(rendererFolder, 'render-site.js')
)) as typeof RenderSite;

const builtAt = new Date();
const pages = site.pagesOf(builtAt);
const fresh = ['Cache-Control', 'no-cache'] as const;
const servedPages: readonly ServedPage[] = await Promise.all(
  pages.map(async ({ path, file, styles, indexed }) => ({
    path,
    file,
    isError: !indexed,
    headers: new Map([...site.headersOfPage(hashesWith(await readStyles(styles))), fresh]),
  })),
);
/** The worker is no page, but the browser holds it to a policy all the same. */
const served: readonly ServedPage[] = [
  ...servedPages,
  {
    path: `/${workerFile}`,
    file: workerFile,
    isError: false,
    headers: new Map([['Content-Security-Policy', site.workerPolicy], fresh]),
  },
];
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
// Last, when all that it keeps is written.
await writeWorker(out, process.env['SITE_OFFLINE'] === 'off' ? 'off' : 'on');
await compressAll(out);
await writeHostFiles();

async function buildFrom(input: string[], output: Rolldown.OutputOptions): Promise<Manifest> {
  await build({
    logLevel: 'warn',
    build: { outDir: out, emptyOutDir: false, rolldownOptions: { input, output } },
  });
  return JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
}

/** One script, complete in itself, as it stands in a page. */
async function buildInline(input: string): Promise<string> {
  const built = await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      manifest: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`The build made no script of ${input}`);
  const code = chunk.code.trim();
  if (/["\\]|\$\{/.test(code)) throw new Error(`${input} cannot be written in double quotes.`);
  // The page around it is full of them: so it packs better.
  return code.replaceAll('`', '"');
}

async function assetsOf({ styles, hasCalculator = false }: Page): Promise<PageAssets> {
  const inlineStyles = await readStyles(styles);
  return {
    inlineStyles,
    inlineScript,
    contentSecurityPolicy: site.contentSecurityPolicy(hashesWith(inlineStyles)),
    script: base + builtFrom('src/site/start.ts'),
    ...(hasCalculator && { islandScript: base + builtFrom('src/calculator/calculator-island.tsx') }),
  };
}

async function readStyles(name: Page['styles']): Promise<string> {
  return (await readFile(join(out, builtFrom(`src/pages/${name}.css`)), 'utf8')).trim();
}

function hashesWith(styles: string): InlineHashes {
  return { style: hashOf(styles), script: hashOf(inlineScript) };
}

/** As a Content Security Policy names what stands inside a page. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
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
  const gzipped = promisify(gzip);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|json|svg|xml|txt|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await smallestBrotli(bytes));
    await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
  }
}

async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const brotli = promisify(brotliCompress);
  const tried = await Promise.all(
    brotliSettings.map(([postfix, direct]) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  );
  return tried.reduce((smallest, each) => (each.length < smallest.length ? each : smallest));
}

async function writeHostFiles(): Promise<void> {
  const unhashed = (await readdir(out)).filter((name) => !/\.(html|br|gz)$|^(assets|sw\.js)$/.test(name));
  const rules: readonly HeaderRule[] = [
    // A wrong address is answered with a page that brings its own policy, all but this line.
    {
      path: `${base}*`,
      headers: new Map([...site.headersOfAll, ['Content-Security-Policy', site.noFraming]]),
    },
    {
      path: `${base}assets/*`,
      headers: new Map([['Cache-Control', 'max-age=31536000, immutable']]),
    },
    ...served.map(({ path, headers }) => ({ path: base + path.slice(1), headers })),
    // One by one: a rule for everything would be added to the one for assets, not replaced by it.
    ...unhashed.map((name) => ({ path: base + name, headers: new Map([fresh]) })),
  ];
  await writeFile(join(out, '_headers'), writeHeaderRules(rules));

  await rm(hostingOut, { recursive: true, force: true });
  await mkdir(hostingOut);
  await cp('hosting', hostingOut, { recursive: true });
  await writeFile(join(hostingOut, 'sightline-pages.conf'), nginxPages(served, site.headersOfAll));
  await writeFile(join(hostingOut, 'sightline-headers.caddy'), caddyHeaders(served));
}
