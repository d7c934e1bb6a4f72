import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { plainComments } from './scripts/lint/plain-comments.js';
import { wordsInCatalogues } from './scripts/lint/words-in-catalogues.js';

/**
 * The only places that may ever speak to a server: for the list of monitors, again for a script that did not arrive, and for the
 * files that are kept for when there is no network.
 */
const networkModules = ['src/platform/network*.ts', 'src/site/worker/network.ts'];

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
  `Inputs never leave the browser: only ${networkModules.join(' and ')} may send a request.`,
);

const browserAccess = [
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: networkModules,
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
    files: ['src/platform/**', 'src/site/**'],
    ignores: networkModules,
    rules: { 'no-restricted-globals': ['error', ...noNetwork] },
  },
];

/** Folders without words in the code: all texts come from src/messages. */
const foldersWithoutWords = [
  'calculator',
  'domain/links',
  'domain/rig',
  'drawing',
  'features',
  'library',
  'pages',
  'platform',
  'site',
  'state',
  'text',
  'ui',
];

const wordsInMessages = {
  files: foldersWithoutWords.map((folder) => `src/${folder}/**/*.{ts,tsx}`),
  ignores: ['**/*.test.{ts,tsx}'],
  plugins: { words: { rules: { 'in-catalogues': wordsInCatalogues } } },
  rules: {
    'words/in-catalogues': [
      'error',
      {
        allowed: [
          // Its name is the same in every language.
          '^Sightline$',
          // Exports of lazy modules.
          '^(Explore|Share)$',
          // Classes of what is drawn.
          '^(cone|measure) [a-z-]+$',
          // Texts for browsers and crawlers: a value of a meta element, and the beginnings of files.
          '^light dark$',
          '^<!doctype html>',
          '^<\\?xml ',
          '^User-agent: ',
          // Snippets for other sites.
          '^<(iframe|script) ',
        ],
      },
    ],
  },
};

const commentsArePlain = {
  files: ['{src,scripts,audit,e2e}/**/*.{ts,tsx,js,mjs}', '*.{ts,js}'],
  plugins: { comments: { rules: { plain: plainComments } } },
  rules: { 'comments/plain': 'error' },
};

export default defineConfig(
  { ignores: ['.cache', 'dist', 'dist-*', 'test-results', 'playwright-report', 'mutation-report'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  // Slow, and only where there are components and hooks has it anything to say.
  {
    files: ['src/{calculator,drawing,features,pages,site,state,ui}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // There is no enum: the compiler takes only what can be erased. Asking every assignment for one is slow.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  ...browserAccess,
  wordsInMessages,
  commentsArePlain,
  { files: ['scripts/**', 'src/cli/**', 'e2e/**', 'audit/**'], rules: { 'no-console': 'off' } },
  // A test that asserts too much fails, which is what it is for.
  { files: ['**/*.test.{ts,tsx}'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  // Loops over pixels stay within their arrays; a fallback for each pixel would hide that.
  {
    files: ['src/domain/measuring/matching/*.ts', 'src/testing/rendered-pictures.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
);
