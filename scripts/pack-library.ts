/**
 * Writes the package `sightline-fov` to dist-library/: its folder, and the tarball that npm installs. The formulas as one script
 * for Node and browsers, with types, and the command line; English, and nothing else to install.
 */
import { execFileSync } from 'node:child_process';
import { chmod, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { libraryDeclarations, libraryEntry } from './library-declarations';

const out = 'dist-library';
const folder = join(out, 'package');
const commandLine = 'fov.js';

const { version, description, license, engines } = JSON.parse(
  await readFile('package.json', 'utf8'),
) as Readonly<Record<string, unknown>>;

await rm(out, { recursive: true, force: true });
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  resolve: { alias: [{ find: /^#messages\//, replacement: `${resolve('src/messages/en')}/` }] },
  build: {
    outDir: folder,
    target: 'es2023',
    // Neither page nor browser: what is Node's own stays as it is.
    ssr: true,
    minify: false,
    rolldownOptions: {
      input: { index: libraryEntry, fov: 'src/cli/fov.ts' },
      output: {
        entryFileNames: '[name].js',
        // Code of both.
        chunkFileNames: 'formulas.js',
        banner: ({ fileName }) => (fileName === commandLine ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});
await chmod(join(folder, commandLine), 0o755);
await writeFile(join(folder, 'index.d.ts'), libraryDeclarations({ comments: true }));
await cp('docs/library.md', join(folder, 'README.md'));
await cp('LICENSE', join(folder, 'LICENSE'));
await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);

const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', resolve(out)], {
  cwd: folder,
});
console.log(join(out, tarball.toString().trim()));

function manifest() {
  return {
    name: 'sightline-fov',
    version,
    description,
    // The command line has the list of monitors in it, and that the licences of its sources.
    license: `${String(license)} AND ODC-By-1.0 AND CC-BY-4.0`,
    keywords: ['fov', 'field-of-view', 'sim-racing', 'triple-screen'],
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
    types: './index.d.ts',
    bin: { 'sightline-fov': commandLine },
    sideEffects: false,
    engines,
  };
}
