import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as PackMonitors from './pack-monitors.ts';

/** The two files that are made of the table of monitors, by what follows its name in an import. */
const fileNames = { list: 'monitors.json', sources: 'monitor-sources.json' } as const;
type Kind = keyof typeof fileNames;

const kindOf = (id: string): Kind | undefined =>
  /monitors\.tsv\?(list|sources)$/.exec(id)?.[1] as Kind | undefined;

async function contentOf(kind: Kind): Promise<string> {
  // Sources of the site are written for Vite, which a configuration cannot import as they are.
  const { module } = await runnerImport<typeof PackMonitors>(resolve('scripts/pack-monitors.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  return module.packedMonitors(kind);
}

/** Packed once for all builds of a process. */
const packed = new Map<Kind, Promise<string>>();

/** `import address from '…/monitors.tsv?list'` is the address of the packed list, `?sources` that of its sources. */
export function monitorFiles(): Plugin {
  let isBuilt = false;
  return {
    name: 'monitor-files',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuilt = command === 'build';
    },
    async load(id) {
      const kind = kindOf(id);
      if (!kind) return null;
      if (!isBuilt) return `export default ${JSON.stringify(`/@monitors/${fileNames[kind]}`)};`;
      const content = packed.get(kind) ?? contentOf(kind);
      packed.set(kind, content);
      const file = this.emitFile({ type: 'asset', name: fileNames[kind], source: await content });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer(server) {
      for (const kind of Object.keys(fileNames) as Kind[])
        server.middlewares.use(`/@monitors/${fileNames[kind]}`, (_, response, next) => {
          const respond = async () =>
            response.setHeader('Content-Type', 'application/json').end(await contentOf(kind));
          respond().catch(next);
        });
    },
  };
}
