import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Each of these stands in a file of its own in a small copy of the rooms. The third column names the rule that is broken. */
const forbidden = [
  ['src/domain/plain-number.ts', "import './geometry/there';", 'domain-plain-number'],
  ['src/domain/geometry/a.ts', "import '../classic/there';", 'domain-geometry'],
  ['src/domain/geometry/a.test.ts', "import '../games/there';", 'domain-geometry-tests'],
  ['src/domain/classic/a.ts', "import '../rig/there';", 'domain-classic'],
  ['src/domain/rig/a.ts', "import '../games/there';", 'domain-rig'],
  ['src/domain/games/a.ts', "import '../rig/there';", 'domain-games'],
  [
    'src/domain/games/b.test.ts',
    "import '../../text/there';",
    'domain-games-tests, domain-tests-reach-no-page',
  ],
  ['src/domain/games/c.test.ts', "import '../../testing/with-feature';", 'domain-tests-reach-no-page'],
  ['src/domain/measuring/a.ts', "import '../rig/there';", 'domain-measuring'],
  ['src/domain/own-games/a.ts', "import '../monitors/there';", 'domain-own-games'],
  ['src/domain/monitors/a.ts', "import '../games/there';", 'domain-monitors'],
  ['src/domain/links/a.ts', "import '../monitors/there';", 'domain-links'],
  ['src/domain/planning/a.ts', "import '../../drawing/there';", 'domain-planning'],
  ['src/domain/planning/b.ts', "import '../../text/there';", 'domain-planning'],
  ['src/domain/game-files/a.ts', "import '../rig/there';", 'domain-game-files'],
  ['src/domain/scene/a.ts', "import '../rig/there';", 'domain-scene'],
  ['src/domain/shader/a.ts', "import '../games/there';", 'domain-shader'],
  ['src/domain/rig/b.ts', "import '../../messages/en/there';", 'domain-rig'],
  ['src/messages/en/a.ts', "import '../../pages/there';", 'messages'],
  ['src/messages/en/b.ts', "import '../../domain/rig/there';", 'messages-take-types-only'],
  ['src/platform/a.ts', "import '../domain/rig/there';", 'platform'],
  ['src/text/a.ts', "import type { There } from '../state/there';", 'text'],
  ['src/text/b.ts', "import '../platform/there';", 'text'],
  ['src/library/a.ts', "import '../state/there';", 'library'],
  ['src/library/b.ts', "import 'react';", 'pure'],
  ['src/cli/a.ts', "import '../state/there';", 'cli'],
  ['src/site/b.ts', "import '../cli/there';", 'nothing-imports-cli'],
  ['src/text/e.ts', "import { tripleFor } from '../domain/games/triple';", 'one-answer'],
  ['src/open-data/a.ts', "import '../text/there';", 'open-data'],
  ['src/state/a.ts', "import '../ui/there';", 'state'],
  ['src/state/b.ts', "import '../messages/en/there';", 'state'],
  ['src/ui/a.tsx', "import '../domain/rig/there';", 'ui'],
  ['src/ui/b.tsx', "import '../text/there';", 'ui'],
  ['src/ui/c.tsx', "import '../state/there';", 'ui'],
  ['src/drawing/a.tsx', "import '../features/plan/there';", 'drawing'],
  ['src/features/plan/a.tsx', "import '../../calculator/there';", 'features'],
  ['src/features/plan/b.tsx', "import '../compare/there';", 'no-feature-imports-another'],
  ['src/features/plan/c.test.tsx', "import '../compare/there';", 'no-feature-imports-another'],
  ['src/calculator/a.tsx', "import '../pages/there';", 'calculator'],
  ['src/pages/a.tsx', "import '../site/there';", 'pages'],
  ['src/site/worker/a.ts', "import '../../domain/rig/there';", 'site-worker'],
  ['src/testing/a.ts', "import '../site/there';", 'testing'],
  ['src/domain/geometry/b.ts', "import 'react';", 'pure'],
  ['src/text/c.ts', "import 'react';", 'pure'],
  ['src/domain/geometry/c.ts', "import 'node:fs';", 'pure'],
  ['src/platform/b.ts', "import 'react';", 'platform-packages'],
  ['src/ui/d.tsx', "import 'vitest';", 'no-development-package'],
  ['src/ui/e.tsx', "import './nowhere';", 'no-unknown-import'],
  ['src/utils/a.ts', "import '../domain/rig/there';", 'every-file-has-a-room'],
  ['src/domain/geometry/d.ts', "import '../../testing/there';", 'domain-geometry, testing-is-for-tests'],
  ['src/site/a.ts', "import '../testing/there';", 'testing-is-for-tests'],
  // Whatever an import looks like, it is one.
  ['src/ui/f.tsx', "import type { There } from '../state/there';", 'ui'],
  ['src/ui/g.tsx', "import { type There } from '../state/there';", 'ui'],
  ['src/ui/h.tsx', "export { there } from '../state/there';", 'ui'],
  ['src/ui/i.tsx', "export type * from '../state/there';", 'ui'],
  ['src/ui/j.tsx', "export const load = () => import('../state/there');", 'ui'],
  ['src/ui/k.tsx', "export type There = typeof import('../state/there');", 'ui'],
  ['src/text/d.ts', "import '#messages/there'; import '../ui/there';", 'text'],
  ['src/ui/circle.ts', "export type { Back } from './then-back';", 'no-circle'],
] as const;

const allowed = [
  ['src/domain/classic/ok.ts', "import '../geometry/there';"],
  ['src/domain/planning/ok.ts', "import '../games/there'; import '../plain-number';"],
  ['src/domain/geometry/ok.test.ts', "import '../../testing/there'; import 'vitest';"],
  ['src/messages/en/ok.ts', "import type { There } from '../../domain/rig/there';"],
  ['src/text/ok.ts', "import '../domain/rig/there'; import '#messages/there';"],
  ['src/text/ok-type.ts', "import type { Caution } from '../domain/games/triple';"],
  ['src/state/ok.ts', "import '../text/there'; import '../platform/there';"],
  ['src/drawing/ok.tsx', "import '../ui/there'; import '../state/there';"],
  ['src/features/plan/ok.tsx', "import './there'; import '../../drawing/there'; import 'react';"],
  ['src/calculator/ok.tsx', "import '../features/plan/there'; import '../features/compare/there';"],
  ['src/pages/ok.tsx', "import '../calculator/there';"],
  ['src/site/ok.tsx', "import '../pages/there'; import '../features/plan/there';"],
  ['src/site/worker/ok.ts', "import '../../platform/there';"],
] as const;

const rooms = [
  ...['geometry', 'classic', 'rig', 'games', 'monitors'].map((room) => `domain/${room}`),
  ...['messages/en', 'platform', 'text', 'state', 'ui', 'drawing', 'features/plan', 'features/compare'],
  ...['calculator', 'cli', 'pages', 'site', 'testing'],
];

const options = await extractOptions('./.dependency-cruiser.js');
let folder: string;
let broken: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write(
    'package.json',
    JSON.stringify({
      imports: { '#messages/*': './src/messages/en/*.ts' },
      dependencies: { react: '*' },
      devDependencies: { vitest: '*' },
    }),
  );
  for (const name of ['react', 'vitest']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  write('src/testing/with-feature.ts', "import '../features/plan/there';");
  write('src/domain/games/triple.ts', 'export type Caution = string; export const tripleFor = 1;');
  write('src/ui/then-back.ts', "export const load = () => import('./circle');");
  for (const room of rooms)
    write(`src/${room}/there.ts`, 'export type There = string; export const there = 1;');
  for (const [file, text] of [...forbidden, ...allowed]) write(file, text);

  const { output } = await cruise(['src'], { ...options, baseDir: folder, cache: false });
  const found = new Map<string, string>();
  for (const { from, rule } of (output as ICruiseResult).summary.violations)
    found.set(from, [found.get(from), rule.name].filter(Boolean).join(', '));
  broken = found;
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('imports', () => {
  it.each(forbidden)('%s may not say %s', (file, _, rules) => {
    expect(broken.get(file)?.split(', ').sort().join(', ')).toBe(rules);
  });

  it.each(allowed)('%s may say %s', (file) => {
    expect(broken.get(file)).toBeUndefined();
  });

  it('each rule is shown here, and says why', () => {
    const shown = new Set<string>(forbidden.flatMap(([, , rules]) => rules.split(', ')));
    for (const { name = '', comment } of options.ruleSet?.forbidden ?? []) {
      expect(comment, name).toMatch(/\.$/);
      // For the tests of a room the same holds as for the room; it is shown twice.
      if (!name.endsWith('-tests')) expect(shown, name).toContain(name);
    }
  });
});
