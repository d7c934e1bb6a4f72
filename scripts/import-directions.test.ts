import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

// None of the rules asked about needs types, whose program takes most of a lint's time.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

/** Lints a text as if it stood in a file of the project, and returns what is said about its imports and its reach. */
async function complaintsAbout(filePath: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath });
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
    ['src/core/rig.ts', "import '../classic/classic-formulas';"],
    ['src/classic/classic-formulas.ts', "import '../features/calculator/calculator';"],
    ['src/ui/field.tsx', "import '../core/rig';"],
    ['src/messages/en/pages.ts', "import '../../routes/faq';"],
    ['src/platform/clipboard.ts', "import '../core/rig';"],
    ['src/features/calculator/calculator.tsx', "import '../../routes/home';"],
    ['src/features/calculator/calculator.tsx', "import '../another-feature/part';"],
    ['src/routes/home.tsx', "import '../app/document';"],
    ['src/plan/where-to-sit.ts', "import '../features/rig-view/top-view';"],
    ['src/plan/where-to-sit.ts', "import '../format/angles';"],
    ['src/core/rig.ts', "import 'react';"],
    ['src/core/rig.ts', "import '../testing/example-rigs';"],
    ['src/features/rig-view/top-view.tsx', "import '../../testing/sample-rigs';"],
    ['src/app/start.ts', "import '../testing/example-rigs';"],
    ['src/core/fov.test.ts', "import '../games/games';"],
    ['src/testing/sample-rigs.ts', "import '../features/rig-view/top-view';"],
    ['src/features/calculator/calculator.tsx', "void fetch('/');"],
    ['src/platform/clipboard.ts', "void fetch('/');"],
    ['src/app/start.ts', "new WebSocket('/');"],
    ['src/app/start.ts', "navigator.sendBeacon('/');"],
    ['src/routes/home.tsx', "void window.fetch('/');"],
    ['src/ui/field.tsx', 'localStorage.clear();'],
    ['src/ui/field.tsx', 'void caches.keys();'],
    ['src/worker/kept-files.ts', "void fetch('/');"],
    ['src/worker/site-worker.ts', "import '../rig/entry';"],
  ])('%s may not say %s', async (file, code) => {
    expect(await complaintsAbout(file, code)).toHaveLength(1);
  });

  it.each([
    ['src/classic/classic-formulas.ts', "import '../core/rig';"],
    ['src/features/calculator/calculator.tsx', "import '../../core/rig';"],
    ['src/features/calculator/calculator.tsx', "import './input-card';"],
    ['src/plan/where-to-sit.ts', "import '../games/setting';"],
    ['src/app/start.ts', "import '../routes/home';"],
    ['src/core/fov.test.ts', "import '../testing/example-rigs';"],
    ['src/features/rig-view/top-view.test.tsx', "import '../../testing/sample-rigs';"],
    ['src/testing/example-rigs.ts', "import '../games/games';"],
    ['src/platform/clipboard.ts', 'localStorage.clear();'],
    ['src/worker/network.ts', "void fetch('/');"],
    ['src/worker/kept-files.ts', 'void caches.keys();'],
  ])('%s may say %s', async (file, code) => {
    expect(await complaintsAbout(file, code)).toEqual([]);
  });
});
