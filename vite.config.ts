import { resolve } from 'node:path';
import { defineConfig, type ConfigEnv, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type * as RenderSite from './src/site/render-site.tsx';

const siteRoot = process.env['SITE_ROOT'] ?? 'https://sightline.example';
/** A folder of src/messages. One build speaks one language: no page carries another, and nothing is looked up in the browser. */
const language = process.env['SITE_LANGUAGE'] ?? 'en';

const methodIds = new Set<string>();

export default defineConfig({
  base: new URL(siteRoot).pathname.replace(/\/*$/, '/'),
  envPrefix: 'SITE_',
  define: { 'import.meta.env.SITE_OFFLINE': JSON.stringify(process.env['SITE_OFFLINE'] ?? 'on') },
  appType: 'custom',
  plugins: [
    renderPagesOnRequest(),
    keepPageWordsOutOfScripts(),
    importWithoutPreloading(),
    keepIslandInOnePiece(),
  ],
  resolve: { alias: [{ find: /^#messages\//, replacement: `${resolve('src/messages', language)}/` }] },
  optimizeDeps: {
    entries: ['src/site/start.ts'],
    include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'],
  },
  build: {
    target: 'es2023',
    manifest: 'asset-manifest.json',
    // The pages carry their own preload links, so the script that Vite would add for them is dead weight.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The live part is imported by the page's own script, by the address that the page gives. What it shares with
      // its lazy parts stays inside it, so that it arrives in one piece.
      preserveEntrySignatures: 'allow-extension',
      // Packages mark their modules for servers that render React, and there is none here; what is a script of its own in the
      // browser, the code that renders the pages may import at once. Nothing to be warned of.
      onLog: (level, log, report) => {
        if (!['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'].includes(log.code ?? ''))
          report(level, log);
      },
      // All that the calculator needs at once is in one script, whatever later parts share with it. Left to itself, the bundler
      // takes pieces out, for one import more or less in a small module.
      output: {
        codeSplitting: {
          groups: [
            { name: 'calculator-island', tags: ['$initial'], test: /^(?!.*\.css)/, priority: 2 },
            // What 1:1 shares with other later parts comes with it in one piece, and not in twenty; so do the drawings.
            { name: ofMethod, debugName: 'method', minShareCount: 2, priority: 1 },
            { name: 'drawings', test: /src\/(features\/rig-view|ui\/(?!name-field))/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

/** The development server: each page is rendered again from the sources when it is asked for. */
function renderPagesOnRequest(): Plugin {
  return {
    name: 'render-pages-on-request',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const respond = async () => {
            const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
            const site = (await server.ssrLoadModule('/src/site/render-site.tsx')) as typeof RenderSite;
            const builtAt = new Date();
            const pages = site.pagesOf(builtAt);
            const page =
              pages.find((each) => each.path === path) ?? pages.find((each) => each.path === '/404');
            if (!page) throw new Error('The site has no 404 page.');
            const assets = {
              styleSheet: `/src/pages/${page.styles}.css`,
              firstScript: '/src/site/before-paint.ts',
              script: '/src/site/start.ts',
              ...(page.hasCalculator === true && { islandScript: '/src/calculator/calculator-island.tsx' }),
            };
            const html = await server.transformIndexHtml(path, site.renderPage(page, assets, builtAt));
            response.statusCode = page.path === '/404' ? 404 : 200;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(html);
          };
          respond().catch(next);
        });
      };
    },
  };
}

const preloadHelper = 'vite/preload-helper.js';

/** Late parts bring their style sheets inside their scripts: Vite's helper, which would fetch some first, is dead weight. */
function importWithoutPreloading(): Plugin {
  return {
    name: 'import-without-preloading',
    apply: 'build',
    enforce: 'pre',
    // The script of every page has one of its own, or it would ask the calculator's for it.
    resolveId: (id, importer) =>
      id.endsWith(preloadHelper) && importer?.endsWith('src/site/start.ts')
        ? `\0start/${preloadHelper}`
        : null,
    load: (id) => (id.endsWith(preloadHelper) ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/** Not when the code that renders the pages is built. */
function forBrowsers(_: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean {
  return command === 'build' && isSsrBuild !== true;
}

/** The script of what 1:1 imports, be it by way of others. */
function ofMethod(id: string, bundler: Rolldown.ChunkingContext): string | null {
  if (methodIds.size === 0) {
    methodIds.add(resolve('src/calculator/exact-part.tsx'));
    // A set grows while it is walked.
    for (const each of methodIds)
      for (const imported of bundler.getModuleInfo(each)?.importedIds ?? []) methodIds.add(imported);
  }
  return methodIds.has(id) ? 'method' : null;
}

/** A page that had to wait for a second script would be the bundler's doing, and nobody would notice. */
function keepIslandInOnePiece(): Plugin {
  return {
    name: 'keep-island-in-one-piece',
    apply: forBrowsers,
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && output.name === 'calculator-island' && output.imports.length > 0)
          this.error(`${output.fileName} waits for ${output.imports.join(', ')}.`);
    },
  };
}

/** What the static pages say is in their HTML already: a script that brought it again would only be longer. */
function keepPageWordsOutOfScripts(): Plugin {
  return {
    name: 'keep-page-words-out-of-scripts',
    apply: forBrowsers,
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        const stray =
          output.type === 'chunk' && output.moduleIds.find((id) => /\/messages\/[^/]+\/pages/.test(id));
        if (stray) this.error(`${stray} is for pages, and would be in ${output.fileName}.`);
      }
    },
  };
}
