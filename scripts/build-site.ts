/**
 * Writes the whole site to dist/, each language in its folder, and to dist-hosting/ what a web server needs to know to serve it.
 *
 * Languages can be named, folders of src/messages: `npm run build -- en` is quicker than all of them. A pseudo-language is built alone,
 * to dist-pseudo/ and dist-pseudo-hosting/.
 */
import { existsSync } from 'node:fs';
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from '../src/open-data/data-files';
import { gamesPath } from '../src/platform/site';
import { headersOfAll, headersOfAnything, matchingPolicy } from '../src/site/security-headers';
import { siteFolder } from '../vite.config';
import { buildLanguage } from './build-language';
import { compressAll } from './compress-files';
import { caddyHeaders, headerRules, nginxPages, writeHeaderRules, type BuiltLanguage } from './host-files';

process.env['NODE_ENV'] = 'production';

const named = process.argv.slice(2);
const languages = named.length > 0 ? named : await siteLanguages();
const [first = 'en'] = languages;
const out = first === 'en' ? 'dist' : `dist-${first}`;
const hostingOut = `${out}-hosting`;

await rm(out, { recursive: true, force: true });
const built: BuiltLanguage[] = [];
for (const language of languages) built.push(await buildLanguage(language, languages, out));
if (built[0]?.path !== '') throw new Error(`${first} has no place at the root: name en before it.`);

const gameFolders = built.map(({ path }) => path + gamesPath);
await compressAll(out, [dataFolder, ...gameFolders]);

const shared = (await readdir(out, { withFileTypes: true }))
  .filter((entry) => entry.isFile() && !/\.(html|br|gz)$|^sw\.js$/.test(entry.name))
  .map(({ name }) => name);
const ofAll = [...headersOfAll, ...headersOfAnything];
const workers = new Map([['matching-worker', new Map([['Content-Security-Policy', matchingPolicy]])]]);
const rules = headerRules(built, { base: siteFolder, shared, dataFolder, workers, ofAll });
await writeFile(join(out, '_headers'), writeHeaderRules(rules));

await rm(hostingOut, { recursive: true, force: true });
await cp('hosting', hostingOut, { recursive: true });
await writeFile(join(hostingOut, 'sightline-pages.conf'), nginxPages(built, headersOfAll));
await writeFile(join(hostingOut, 'sightline-headers.caddy'), caddyHeaders(built));

/** Every folder of catalogues. English is the first, at the root. */
async function siteLanguages(): Promise<readonly string[]> {
  const folders = await readdir('src/messages');
  const isLanguage = (folder: string) => existsSync(join('src/messages', folder, 'language.ts'));
  return ['en', ...folders.filter((folder) => folder !== 'en' && isLanguage(folder)).sort()];
}
