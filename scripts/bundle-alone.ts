import { build, type Rolldown } from 'vite';

/**
 * One script, complete in itself and no module: as it stands in the head of a page, or as a worker, which not every browser
 * runs as a module.
 */
export async function bundleAlone(input: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
