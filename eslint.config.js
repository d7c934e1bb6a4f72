import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * The folders of src, and for each the folders it may import from. The reasons are printed with the error,
 * so that whoever meets one learns why and not only that.
 */
const folders = {
  core: { may: [], why: 'core is pure geometry: it knows no other folder.' },
  classic: { may: ['core'], why: 'classic holds the specified formulas alone, on top of core.' },
  games: { may: ['core'], why: 'the game library is data and conversions, on top of core.' },
  platform: { may: [], why: 'platform wraps the browser and knows nothing of racing.' },
  ui: { may: [], why: 'ui has buttons and fields: no racing word in there.' },
  content: { may: [], why: 'content is words only.' },
  features: {
    may: ['core', 'classic', 'games', 'platform', 'ui', 'content'],
    why: 'a feature builds on the layers below; pages are put together in routes.',
  },
  routes: {
    may: ['core', 'classic', 'games', 'platform', 'ui', 'content', 'features'],
    why: 'a page does not know how the site is started or written to disk.',
  },
  app: { may: ['core', 'classic', 'games', 'platform', 'ui', 'content', 'features', 'routes'], why: '' },
};

const importDirections = Object.entries(folders)
  .filter(([, { why }]) => why)
  .map(([folder, { may, why }]) => ({
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: Object.keys(folders)
                .filter((other) => other !== folder && !may.includes(other))
                .map((other) => `**/${other}/**`),
              message: `Imports run one way, core ← games ← features ← routes ← app: ${why}`,
            },
            ...(folder === 'features'
              ? [
                  {
                    regex: '^\\.\\./[^.]',
                    message: 'No feature imports another: what two of them need belongs in a layer below.',
                  },
                ]
              : []),
          ],
        },
      ],
    },
  }));

const pureFolders = {
  files: ['src/core/**/*.ts', 'src/classic/**/*.ts', 'src/games/**/*.ts'],
  ignores: ['**/*.test.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^[^.]',
            message: 'The formulas depend on no package: they run anywhere and are read in one go.',
          },
        ],
      },
    ],
  },
};

/** The one file that may ever speak to a server. It asks again for a script that did not arrive. */
const networkModule = 'src/platform/network.ts';

const storage = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];
const network = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'sendBeacon',
];

const forbidGlobals = (names, message) => names.map((name) => ({ name, message }));
const noStorage = forbidGlobals(storage, 'Storage is reached through src/platform only.');
const noNetwork = forbidGlobals(
  network,
  `Inputs never leave the browser: only ${networkModule} may send a request.`,
);

const browserAccess = [
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [networkModule],
    rules: {
      'no-restricted-globals': ['error', ...noNetwork, ...noStorage],
      'no-restricted-syntax': [
        'error',
        ...network.map((name) => ({
          selector: `MemberExpression[property.name="${name}"]`,
          message: noNetwork[0].message,
        })),
      ],
    },
  },
  {
    files: ['src/platform/**', 'src/app/**'],
    ignores: [networkModule],
    rules: { 'no-restricted-globals': ['error', ...noNetwork] },
  },
];

export default defineConfig(
  { ignores: ['.cache', 'dist', 'dist-hosting', 'test-results', 'playwright-report', 'mutation-report'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  ...importDirections,
  pureFolders,
  ...browserAccess,
  { files: ['scripts/**', 'e2e/**', 'audit/**'], rules: { 'no-console': 'off' } },
  // A test that asserts too much fails, which is what it is for.
  { files: ['**/*.test.{ts,tsx}'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
);
