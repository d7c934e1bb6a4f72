import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

// None of the rules asked about needs types, whose program takes most of a lint's time.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

/** Complaints about storage and network if the file has this text. */
async function complaintsAbout(filePath: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath });
  const rules = ['no-restricted-globals', 'no-restricted-syntax'];
  return result?.messages.filter(({ ruleId }) => rules.includes(ruleId ?? '')).map(({ message }) => message);
}

it.each([
  ['src/features/plan/plan.tsx', "void fetch('/');"],
  ['src/platform/clipboard.ts', "void fetch('/');"],
  ['src/site/start.ts', "new WebSocket('/');"],
  ['src/site/start.ts', "navigator.sendBeacon('/');"],
  ['src/pages/home.tsx', "void window.fetch('/');"],
  ['src/ui/fields/field.tsx', 'localStorage.clear();'],
  ['src/state/store.ts', 'sessionStorage.clear();'],
  ['src/ui/fields/field.tsx', 'void caches.keys();'],
  ['src/site/worker/kept-files.ts', "void fetch('/');"],
])('%s may not say %s', async (file, code) => {
  expect(await complaintsAbout(file, code)).toHaveLength(1);
});

it.each([
  ['src/platform/clipboard.ts', 'localStorage.clear();'],
  ['src/platform/network.ts', "void fetch('/');"],
  ['src/site/worker/network.ts', "void fetch('/');"],
  ['src/site/worker/kept-files.ts', 'void caches.keys();'],
])('%s may say %s', async (file, code) => {
  expect(await complaintsAbout(file, code)).toEqual([]);
});
