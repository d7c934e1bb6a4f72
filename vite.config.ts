import { resolve } from 'node:path';
import type { EnvironmentModuleGraph, Plugin, UserConfig } from 'vite';
import { monitorFiles } from './scripts/monitor-files.ts';
import type { Page } from './src/pages/page.ts';
import type * as RenderSite from './src/site/render-site.tsx';

const siteRoot = process.env['SITE_ROOT'] ?? 'https://sightline.example';

/** Folder of its host that the site is published in, with a slash on both sides. */
export const siteFolder = new URL(siteRoot).pathname.replace(/\/*$/, '/');

export default siteConfig(process.env['SITE_LANGUAGE'] ?? 'en');

/**
 * One language of the site. No page carries another, and nothing is looked up in the browser.
 *
 * @param language A folder of src/messages.
 * @param languages All that the site is built in: the first is at its root, the others are in folders of their names, which is what
 *   `path` in their catalogues says (a test). Empty on the development server, where one language stands alone.
 */
export function siteConfig(language: string, languages: readonly string[] = []): UserConfig {
  const isPseudo = language === 'pseudo';
  const isAtRoot = language === (languages[0] ?? language);
  return {
    base: isAtRoot ? siteFolder : `${siteFolder}${language}/`,
    envPrefix: 'SITE_',
    define: {
      'import.meta.env.SITE_OFFLINE': JSON.stringify(process.env['SITE_OFFLINE'] ?? 'on'),
      'import.meta.env.SITE_LANGUAGES': JSON.stringify(languages.join()),
    },
    appType: 'custom',
    plugins: [...(isPseudo ? [pseudoLanguage()] : []), monitorFiles(), renderPagesOnRequest()],
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
    // One file, with all that it imports.
    worker: { format: 'es' },
    build: {
      target: 'es2023',
      // Icons and pictures are there once, for all languages and scripts.
      copyPublicDir: false,
      assetsInlineLimit: 0,
      // Only style sheets load in parallel with a lazy script: a list of all its imports would weigh 250 bytes in the first script.
      modulePreload: { resolveDependencies: () => [] },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Lets the island keep what it shares with its lazy parts, so that it arrives in one piece.
        preserveEntrySignatures: 'allow-extension',
        // Packages mark their modules for servers that render React, and there is none here; what is a script of its own in the
        // browser, the code that renders the pages may import at once. Nothing to be warned of.
        onLog: (level, log, report) => {
          if (!['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'].includes(log.code ?? ''))
            report(level, log);
        },
        // Each in one script with all that it imports: every visit loads these three.
        output: {
          codeSplitting: {
            groups: [
              { name: 'calculator-island', tags: ['$initial'], priority: 3 },
              {
                name: 'exact-part',
                // With small modules that several later scripts share: each would be a request.
                test: /calculator\/exact-part|\/(list-icons|plan-values|group-games|code-text|geometry\/sharpness|combobox|read-on)\.tsx?$/,
                priority: 2,
              },
              // One script for opened games, plot and plan, which share it.
              { name: 'shader', test: /domain\/(shader\/|geometry\/(cameras|fidelity))/, priority: 1 },
              { name: 'rig-drawing', test: /calculator\/rig-drawing|inputs\/more-fields/, priority: 1 },
            ],
          },
        },
      },
    },
  };
}

/** The pseudo-language is made from the English catalogues. */
function pseudoLanguage(): Plugin {
  const catalogue = /^#messages\/(.+)$/;
  const prefix = '\0pseudo/';
  const quoted = (path: string) => JSON.stringify(resolve('src/messages', path));
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    resolveId(id) {
      const [, name] = catalogue.exec(id) ?? [];
      return name === undefined ? null : `${prefix}${name}`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const english = quoted(`en/${name}.ts`);
      if (name !== 'language')
        return `import { words as english } from ${english};
                import { pseudo } from ${quoted('pseudo/pseudo.ts')};
                export const words = pseudo(english);`;
      // XA is the region reserved for pseudo-languages. `Intl` does not know it, and formats as in English.
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
              styleSheets: sheetsOf(page, server.environments.ssr.moduleGraph),
              firstScript: `/src/site/${page.isEmbed ? 'embed-' : ''}before-paint.ts`,
              script: page.isEmbed ? '/src/site/embedded.ts' : '/src/site/start.ts',
              ...(page.hasCalculator === true && { islandScript: '/src/calculator/calculator-island.tsx' }),
              ...(page.isMeasuring === true && { islandScript: '/src/site/measure-island.tsx' }),
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

/** Style sheets of a page that has been rendered. Those of lazy parts may be missing: they load with the part. */
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
