/** The code that renders the pages of one language, built for Node, and the style sheets that each page imports. */
import { resolve } from 'node:path';
import { build, type Rolldown, type UserConfig } from 'vite';
import type { Page } from '../src/pages/page';
import type * as RenderSite from '../src/site/render-site';

export interface PageRenderer {
  readonly site: typeof RenderSite;
  readonly pages: readonly Page[];
  readonly builtAt: Date;
  /** The style sheets that a page imports, by the path of their source, in the order of the imports. */
  readonly sheetsOf: (page: Page) => ReadonlyMap<string, string>;
  /** Files that style sheets name. */
  readonly fonts: readonly Rolldown.OutputAsset[];
}

export async function buildRenderer(config: UserConfig, folder: string): Promise<PageRenderer> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...config.build,
      outDir: folder,
      emptyOutDir: true,
      ssr: 'src/site/render-site.tsx',
      ssrEmitAssets: true,
      // A file a module, and so a file a style sheet.
      rolldownOptions: { ...config.build?.rolldownOptions, output: { preserveModules: true } },
    },
  })) as Rolldown.RolldownOutput;
  const site = (await import(/* @vite-ignore */ resolve(folder, 'site/render-site.js'))) as typeof RenderSite;
  const builtAt = new Date();
  const pages = site.pagesOf(builtAt);

  const files = new Map(output.map((each) => [each.fileName, each]));
  const fileOf = (source: string): string => {
    const chunk = output.find((each) => each.type === 'chunk' && each.facadeModuleId === resolve(source));
    if (!chunk) throw new Error(`No page is rendered by ${source}`);
    return chunk.fileName;
  };
  const sheetsOf = (page: Page): ReadonlyMap<string, string> => {
    // Hosts are told one policy for all error pages, so these share one style sheet.
    const sources = isError(page) ? pages.filter(isError).map(({ source }) => source) : [page.source];
    const document = page.isEmbed ? 'src/site/embed-document.tsx' : 'src/site/document.tsx';
    const imported = new Set([document, ...sources].map(fileOf));
    const sheets = new Map<string, string>();
    // A set grows while it is walked.
    for (const name of imported) {
      const file = files.get(name);
      if (file?.type === 'chunk')
        for (const each of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) imported.add(each);
      else if (file) sheets.set(file.originalFileNames[0] ?? name, String(file.source).trim());
    }
    return sheets;
  };
  const fonts = output
    .filter((each) => each.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.woff2'));
  return { site, pages, builtAt, sheetsOf, fonts };
}

/** A host answers with it; it is no address to visit. */
export const isError = ({ indexed, isEmbed }: Page): boolean => !indexed && isEmbed !== true;
