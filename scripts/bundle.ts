import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

const alone: InlineConfig = { configFile: false, logLevel: 'warn', publicDir: false };

const scripts = new Map<string, Promise<string>>();

/**
 * One self-contained classic script: for the head of a page, another site's page or a worker, which not every browser runs as a module.
 * Built once for all languages: it has no words.
 */
export function bundleScript(input: string): Promise<string> {
  const script = scripts.get(input) ?? buildScript(input);
  scripts.set(input, script);
  return script;
}

async function buildScript(input: string): Promise<string> {
  const { output } = (await build({
    ...alone,
    build: { write: false, target: 'es2023', rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** The command line as one file for Node: tests that start it many times wait for the compiler once. */
export async function bundleProgram(folder: string): Promise<string> {
  const outDir = join('node_modules/.cache', folder);
  await build({ ...alone, build: { ssr: 'src/cli/fov.ts', outDir, emptyOutDir: true } });
  return join(outDir, 'fov.js');
}
