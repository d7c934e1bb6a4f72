/**
 * Writes the whole site to dist/, each language in its folder, and to dist-hosting/ what a web server needs to know to serve it.
 *
 * Languages can be named, folders of src/messages: `npm run build -- en` is quicker than all of them. A pseudo-language is built alone,
 * to dist-pseudo/ and dist-pseudo-hosting/.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from '../src/open-data/data-files';
import { gamesPath } from '../src/platform/site';
import { headersOfAll, headersOfAnything } from '../src/site/security-headers';
import { readBuiltLanguage } from './built-language';
import { compressAll } from './compress-files';
import { caddyHeaders, headerRules, nginxPages, writeHeaderRules } from './host-files';
import { siteLanguages } from './languages';

const named = process.argv.slice(2);
const languages = named.length > 0 ? named : siteLanguages();
const [first = 'en'] = languages;
const out = first === 'en' ? 'dist' : `dist-${first}`;
const hostingOut = `${out}-hosting`;
const siteRoot = process.env['SITE_ROOT'] ?? 'https://sightline.example';
const base = new URL(siteRoot).pathname.replace(/\/*$/, '/');

// The longest first, which is the one at the root; as many at once as there are processors.
const waiting = [...languages];
await Promise.all(Array.from({ length: availableParallelism() }, buildWaiting));
const built = await Promise.all(languages.map(readBuiltLanguage));
if (built[0]?.path !== '') throw new Error(`${first} has no place at the root: name en before it.`);
for (const [index, { path }] of built.entries())
  if (index > 0) await rename(folderOf(languages[index]), join(out, path));

const gameFolders = built.map(({ path }) => path + gamesPath);
await compressAll(out, [dataFolder, ...gameFolders]);

const shared = (await readdir(out, { withFileTypes: true }))
  .filter((entry) => entry.isFile() && !/\.(html|br|gz)$|^sw\.js$/.test(entry.name))
  .map(({ name }) => name);
const rules = headerRules(built, {
  base,
  shared,
  dataFolder,
  ofAll: [...headersOfAll, ...headersOfAnything],
});
await writeFile(join(out, '_headers'), writeHeaderRules(rules));

await rm(hostingOut, { recursive: true, force: true });
await mkdir(hostingOut);
await cp('hosting', hostingOut, { recursive: true });
await writeFile(join(hostingOut, 'sightline-pages.conf'), nginxPages(built, headersOfAll));
await writeFile(join(hostingOut, 'sightline-headers.caddy'), caddyHeaders(built));

async function buildWaiting(): Promise<void> {
  for (let language = waiting.shift(); language !== undefined; language = waiting.shift())
    await buildLanguage(language);
}

/** In a process of its own: a build takes its language from the environment. */
async function buildLanguage(language: string): Promise<void> {
  const folder = folderOf(language);
  await rm(folder, { recursive: true, force: true });
  const build = spawn(process.execPath, ['scripts/run.mjs', 'scripts/build-language.ts', language, folder], {
    stdio: 'inherit',
    env: { ...process.env, SITE_LANGUAGE: language, SITE_LANGUAGES: languages.join() },
  });
  const [status] = (await once(build, 'close')) as [number | null];
  if (status !== 0) throw new Error(`${language} was not built.`);
}

/** Beside each other: the worker of the one at the root keeps whatever is in its folder, and no other language. */
function folderOf(language = first): string {
  return language === first ? out : `${out}-${language}`;
}
