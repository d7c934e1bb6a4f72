/**
 * Writes the whole site to dist/, each language in its folder, and to dist-hosting/ what a web server needs to know to serve it.
 *
 * Languages can be named, folders of src/messages: `npm run build -- en` is quicker than all of them. A pseudo-language is built alone,
 * to dist-pseudo/ and dist-pseudo-hosting/.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from '../src/open-data/data-files';
import { headersOfAll, headersOfAnything } from '../src/site/security-headers';
import { readBuiltLanguage } from './built-language';
import { caddyHeaders, headerRules, nginxPages, writeHeaderRules } from './host-files';
import { siteLanguages } from './languages';

const named = process.argv.slice(2);
const languages = named.length > 0 ? named : siteLanguages();
const [first = 'en'] = languages;
const out = first === 'en' ? 'dist' : `dist-${first}`;
const hostingOut = `${out}-hosting`;
const siteRoot = process.env['SITE_ROOT'] ?? 'https://sightline.example';
const base = new URL(siteRoot).pathname.replace(/\/*$/, '/');

await rm(out, { recursive: true, force: true });
// One after the other, the one at the root first: its worker keeps whatever is in its folder by then.
for (const language of languages) buildLanguage(language);
const built = await Promise.all(languages.map(readBuiltLanguage));
if (built[0]?.path !== '') throw new Error(`${first} has no place at the root: name en before it.`);

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

/** In a process of its own: a build takes its language from the environment. */
function buildLanguage(language: string): void {
  const { status } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/build-language.ts', language, out],
    { stdio: 'inherit', env: { ...process.env, SITE_LANGUAGE: language, SITE_LANGUAGES: languages.join() } },
  );
  if (status !== 0) throw new Error(`${language} was not built.`);
}
