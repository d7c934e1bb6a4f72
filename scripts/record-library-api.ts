/** Records what the package exports, once its version says that this has changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { apiRecord, libraryDeclarations, readRecord, recordText } from './library-declarations';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
const recorded = readRecord();
const declarations = libraryDeclarations({ comments: false });
const isReleased = readFileSync('CHANGELOG.md', 'utf8').includes(`\n## ${version} `);

if (recorded?.declarations === declarations) console.log(`Nothing has changed since ${recorded.version}.`);
else if (recorded?.version === version && isReleased) {
  console.error(`${version} is released with other types: raise the version in package.json first.`);
  process.exitCode = 1;
} else writeFileSync(apiRecord, recordText({ version, declarations }));
