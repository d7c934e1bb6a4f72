import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

// One rule, and no types: the whole configuration would take a minute.
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === 'words/in-catalogues',
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

/** Lints a text as if it stood in a file of the project, and returns what is said about its words. */
async function complaintsAbout(code: string, filePath = 'src/pages/home.tsx') {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ message }) => message);
}

describe('words in the code', () => {
  it.each([
    '<p>Some words</p>',
    '<p>wide</p>',
    "<p>{isOpen ? 'open' : 'shut'}</p>",
    '<button aria-label="Close" />',
    '<button aria-label="close" />',
    '<Part label={`${n} deg`} />',
    '<Part name="The drawing" />',
    '<meta name="description" content="All about angles" />',
    'const count = `${n} games`;',
    "const problem = 'Not a number';",
    "const problem = 'not known';",
    "const page = { title: 'Home' };",
    "const page = { title: 'home' };",
    "const names = { flat: 'Flat' };",
    "element.textContent = 'done';",
    "say(isLeft ? 'Left screen' : rest);",
    "const text = 'Turned by ' + angle;",
  ])('%s is found', async (code) => {
    const complaints = await complaintsAbout(code);
    expect(complaints?.length).toBeGreaterThan(0);
    expect(complaints?.[0]).toMatch(/^What a user reads or hears belongs in src\/messages: “.+”$/);
  });

  it.each([
    '<p>{words.lead} · 404 °</p>',
    '<p className="quiet note">{words.lead}</p>',
    "<p className={isOpen ? 'quiet note' : 'quiet'} style={{ flex: `0 0 ${width}px` }} />",
    '<a href="#calculator" rel="license noopener" />',
    '<path d={`M ${x} ${y} L 4 4`} transform={`rotate(${angle}) scale(2)`} viewBox="0 0 24 24" />',
    '<svg role="img" aria-label={words.drawing} aria-hidden="true" />',
    "<p>{render('flat')}</p>",
    '<Part label={labelOf(\'flat\')} kind="flat" />',
    "import { words } from '#messages/pages';",
    "const layout: 'Single screen' | 'flat' = 'flat';",
    "if (event.key === 'Enter') stop();",
    'throw new Error(`No section ${id} there.`);',
    "const failed = new RangeError('Not a number');",
    "document.querySelector('nav a');",
    "matchMedia('(prefers-reduced-motion: reduce)');",
    "const steps = { ArrowUp: 1, 'Page Up': 10 };",
    "const header = ['Content-Security-Policy', `default-src 'none'`];",
    'const id = `${prefix}-label`;',
    'const width = `${pixels}px`;',
    "const site = { name: 'Sightline' };",
    "const data = { '@type': 'Question', name: words.question };",
  ])('%s is none', async (code) => {
    expect(await complaintsAbout(code)).toEqual([]);
  });

  it('may stand in tests and catalogues', async () => {
    const code = "export const words = { title: 'Some words' };";
    expect(await complaintsAbout(code, 'src/pages/prose.test.tsx')).toEqual([]);
    expect(await complaintsAbout(code, 'src/messages/en/pages.ts')).toEqual([]);
  });
});

/** These wait for their places in the catalogues. */
it('style sheets hold no words', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(5);
  const texts = sheets
    .flatMap((name) => [...readFileSync(join('src', name), 'utf8').matchAll(/\bcontent:([^;}]*)/g)])
    .flatMap(([, content = '']) => [...content.matchAll(/'([^']*)'|"([^"]*)"/g)])
    .map(([, single, double]) => single ?? double ?? '');
  expect(texts.filter((text) => /\p{L}|\d/u.test(text))).toEqual([]);
});
