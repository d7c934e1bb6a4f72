// Runs a TypeScript file of this project with the compiler Vite already brings: `node scripts/run.mjs FILE [ARGUMENTS]`.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file, ...rest] = process.argv.slice(2);
process.argv.splice(1, Infinity, resolve(file), ...rest);
await runnerImport(process.argv[1], { configFile: false, logLevel: 'error' });
