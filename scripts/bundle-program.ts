import { join } from 'node:path';
import { build } from 'vite';

/** The command line as one file for Node: tests that start it many times wait for the compiler once. */
export async function bundleProgram(folder: string): Promise<string> {
  const outDir = join('node_modules/.cache', folder);
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: 'scripts/fov.ts', outDir, emptyOutDir: true },
  });
  return join(outDir, 'fov.js');
}
