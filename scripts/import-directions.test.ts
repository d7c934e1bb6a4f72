import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

/** Lints a text as if it stood in a file of the project, and returns what is said about its imports and its reach. */
async function complaintsAbout(filePath: string, code: string) {
  const [result] = await new ESLint().lintText(code, { filePath });
  const rules = [
    'no-restricted-imports',
    '@typescript-eslint/no-restricted-imports',
    'no-restricted-globals',
    'no-restricted-syntax',
  ];
  return result?.messages.filter(({ ruleId }) => rules.includes(ruleId ?? '')).map(({ message }) => message);
}

describe('import directions', () => {
  it.each([
    ['src/core/setup.ts', "import '../classic/classic-formulas';"],
    ['src/classic/classic-formulas.ts', "import '../features/calculator/calculator';"],
    ['src/ui/field.tsx', "import '../core/setup';"],
    ['src/content/faq.tsx', "import '../routes/faq';"],
    ['src/platform/clipboard.ts', "import '../core/setup';"],
    ['src/features/calculator/calculator.tsx', "import '../../routes/home';"],
    ['src/features/calculator/calculator.tsx', "import '../another-feature/part';"],
    ['src/routes/home.tsx', "import '../app/document';"],
    ['src/core/setup.ts', "import 'react';"],
    ['src/features/calculator/calculator.tsx', "void fetch('/');"],
    ['src/platform/clipboard.ts', "void fetch('/');"],
    ['src/app/start.ts', "new WebSocket('/');"],
    ['src/app/start.ts', "navigator.sendBeacon('/');"],
    ['src/routes/home.tsx', "void window.fetch('/');"],
    ['src/ui/field.tsx', 'localStorage.clear();'],
  ])('%s may not say %s', async (file, code) => {
    expect(await complaintsAbout(file, code)).toHaveLength(1);
  });

  it.each([
    ['src/classic/classic-formulas.ts', "import '../core/setup';"],
    ['src/features/calculator/calculator.tsx', "import '../../core/setup';"],
    ['src/features/calculator/calculator.tsx', "import './input-card';"],
    ['src/app/start.ts', "import '../routes/home';"],
    ['src/platform/clipboard.ts', 'localStorage.clear();'],
  ])('%s may say %s', async (file, code) => {
    expect(await complaintsAbout(file, code)).toEqual([]);
  });
}, 60_000);
