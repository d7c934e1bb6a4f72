import { resolve } from 'node:path';
import {
  defineConfig,
  type ConfigEnv,
  type EnvironmentModuleGraph,
  type Plugin,
  type UserConfig,
} from 'vite';
import { monitorFiles } from './scripts/monitor-files.ts';
import { developmentFontFace, serveNumbersFont } from './scripts/numbers-font.ts';
import type { Page } from './src/pages/page.ts';
import type * as RenderSite from './src/site/render-site.tsx';

const siteRoot = process.env['SITE_ROOT'] ?? 'https://sightline.example';
/** A folder of src/messages. One build speaks one language: no page carries another, and nothing is looked up in the browser. */
const language = process.env['SITE_LANGUAGE'] ?? 'en';
const isPseudo = language === 'pseudo' || language === 'pseudo-comma';
/**
 * Languages have folders of their names on the site, but for English; a test holds `path` in their catalogues to it. One that is
 * alone, as on the development server, is at the root.
 */
const isAtRoot = isPseudo || language === 'en' || process.env['SITE_LANGUAGES'] === undefined;

export default defineConfig({
  base: new URL(siteRoot).pathname.replace(/\/*$/, '/') + (isAtRoot ? '' : `${language}/`),
  // Icons and pictures are there once for all languages.
  publicDir: isAtRoot ? 'public' : false,
  envPrefix: 'SITE_',
  define: { 'import.meta.env.SITE_OFFLINE': JSON.stringify(process.env['SITE_OFFLINE'] ?? 'on') },
  appType: 'custom',
  plugins: [
    ...(isPseudo ? [pseudoLanguage()] : []),
    monitorFiles(),
    serveNumbersFont(),
    renderPagesOnRequest(),
    loadLatePartsWithStyles(),
    letLatePartsBeAskedForElsewhere(),
    keepPageWordsOutOfScripts(),
    keepIslandInOnePiece(),
  ],
  resolve: {
    alias: isPseudo ? [] : [{ find: /^#messages\//, replacement: `${resolve('src/messages', language)}/` }],
  },
  optimizeDeps: {
    entries: ['src/site/start.ts'],
    // All that is shipped, but `zustand` itself, for which tests put another: one that is found only later would bring a
    // second React along.
    include: [
      ...['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
      ...['@tanstack/react-query', 'zustand/react', 'zustand/vanilla'],
    ],
  },
  build: {
    target: 'es2023',
    // The pages carry their own preload links, and late parts are asked for by `loadWithStyles`.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The live part is imported by the page's own script, by the address that the page gives. What it shares with
      // its lazy parts stays inside it, so that it arrives in one piece.
      preserveEntrySignatures: 'allow-extension',
      // Packages mark their modules for servers that render React, and there is none here; what is a script of its own in the
      // browser, the code that renders the pages may import at once. Nothing to be warned of.
      onLog: (level, log, report) => {
        if (!['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'].includes(log.code ?? ''))
          report(level, log);
      },
      // Each of these with all that it imports: left to itself, the bundler takes pieces out that others import too.
      output: {
        codeSplitting: {
          groups: [
            { name: 'calculator-island', tags: ['$initial'], priority: 3 },
            {
              name: 'exact-part',
              test: /calculator\/exact-part|state\/plan-values/,
              priority: 2,
            },
            { name: 'rig-opener', test: /state\/(remembered-rig|rig-in-address)/, priority: 2 },
            { name: 'rig-drawing', test: /calculator\/rig-drawing|inputs\/more-fields/, priority: 1 },
            // What the search for a monitor and the tabs both need.
            {
              name: 'monitor-entry',
              test: /domain\/monitors\/(fill-entry|types|usual-radii)|fields\/usual-answers/,
              priority: 1,
            },
            {
              name: 'game-details',
              test: /calculator\/game-(details-part|result)|results-exact\/view-details/,
            },
            { name: 'monitor-part', test: /monitor-search\/monitor-part/ },
            // And what the tabs and the details of games both need beside it.
            {
              name: 'share',
              test: /calculator\/share\.|ui\/with-code|games\/read-on|geometry\/sharpness/,
              priority: 1,
            },
            { name: 'explore', test: /calculator\/explore\./ },
          ],
        },
      },
    },
  },
});

/** The pseudo-languages have no catalogues of their own: one has other words than English, the other has other numbers. */
function pseudoLanguage(): Plugin {
  const catalogue = /^#messages\/(.+)$/;
  const prefix = '\0pseudo/';
  const quoted = (path: string) => JSON.stringify(resolve('src/messages', path));
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    resolveId(id) {
      const [, name] = catalogue.exec(id) ?? [];
      if (name === undefined) return null;
      return `${prefix}${name}`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      if (language === 'pseudo-comma' && name === 'language')
        return `export { pseudoComma as language } from ${quoted('pseudo/pseudo-comma.ts')};`;
      const english = quoted(`en/${name}.ts`);
      if (name !== 'language')
        return language === 'pseudo-comma'
          ? `import { words as english } from ${english};
             import { withCommas } from ${quoted('pseudo/pseudo-comma.ts')};
             export const words = withCommas(english);`
          : `import { words as english } from ${english};
             import { pseudo } from ${quoted('pseudo/pseudo.ts')};
             export const words = pseudo(english);`;
      // XA is the region that is set aside for this. `Intl` knows no such place, and writes numbers and days as in English.
      return `import { language as english } from ${english}; export const language = { ...english, tag: 'en-XA' };`;
    },
  };
}

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
              styleSheets: [developmentFontFace, ...sheetsOf(page, server.environments.ssr.moduleGraph)],
              firstScript: `/src/site/${page.isEmbed ? 'embed-' : ''}before-paint.ts`,
              script: page.isEmbed ? '/src/site/embedded.ts' : '/src/site/start.ts',
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

/** Of a page as it has just been rendered. Late parts are among them or not: they bring theirs as well. */
function sheetsOf({ source, isEmbed }: Page, modules: EnvironmentModuleGraph): readonly string[] {
  const found = new Set(
    [`src/site/${isEmbed ? 'embed-' : ''}document.tsx`, source].flatMap(
      (path) => modules.getModuleById(resolve(path)) ?? [],
    ),
  );
  // A set grows while it is walked.
  for (const { importedModules } of found) for (const imported of importedModules) found.add(imported);
  return [...found].map(({ url }) => url).filter((url) => url.endsWith('.css'));
}

/** Vite's helper is replaced: why stands there. */
function loadLatePartsWithStyles(): Plugin {
  const helper = resolve('src/ui/loading/load-with-styles.ts');
  return {
    name: 'load-late-parts-with-styles',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js')
        ? `export { loadWithStyles as __vitePreload } from ${JSON.stringify(helper)};`
        : null,
  };
}

/**
 * `() => import('./late.js')` becomes `(addressOf) => import(addressOf('./late.js'))`, so that `loadWithStyles` can ask for a script
 * under another address. By hand it could not: only the bundler knows under which name a script has the part that is meant.
 */
function letLatePartsBeAskedForElsewhere(): Plugin {
  const plain = /\(\)\s*=>\s*import\((['"`][^'"`]+['"`])\)/g;
  return {
    name: 'let-late-parts-be-asked-for-elsewhere',
    apply: forBrowsers,
    generateBundle: {
      // After Vite, which looks for the plain form, has written the style sheets beside it.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(plain, 'at=>import(at($1))');
        const late = chunks.flatMap(({ dynamicImports }) => dynamicImports);
        if (late.length > 0 && !chunks.some(({ code }) => code.includes('at=>import(at(')))
          this.error('Late parts are imported in a way that is not known here.');
      },
    },
  };
}

/** Not when the code that renders the pages is built. */
function forBrowsers(_: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean {
  return command === 'build' && isSsrBuild !== true;
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
          output.type === 'chunk' &&
          output.moduleIds.find((id) => /\/messages\/[^/]+\/(pages|game-pages)/.test(id));
        if (stray) this.error(`${stray} is for pages, and would be in ${output.fileName}.`);
      }
    },
  };
}
