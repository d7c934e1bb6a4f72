import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { wordsInCatalogues } from './scripts/lint/words-in-catalogues.js';

const belowFeatures =
  'core classic messages format files games links monitors plan rig scene store platform ui'.split(' ');

/**
 * The folders of src, and for each the folders it may import from. The reasons are printed with the error,
 * so that whoever meets one learns why and not only that.
 */
const folders = {
  core: { may: [], why: 'core is pure geometry: it knows no other folder, and gives reasons as codes.' },
  classic: { may: ['core'], why: 'classic holds the specified formulas alone, on top of core.' },
  messages: {
    may: ['core', 'classic', 'files', 'games', 'links', 'monitors', 'plan', 'rig'],
    why: 'a catalogue holds words; of the layers that have none it takes the types of their codes.',
  },
  format: {
    may: ['core', 'messages'],
    why: 'format writes numbers for people and for games, and nothing else.',
  },
  games: { may: ['core', 'format'], why: 'the game library is data and conversions, on top of core.' },
  rig: {
    may: ['core', 'classic'],
    why: 'rig turns what is typed into one answer, without a word or a pixel.',
  },
  monitors: {
    may: ['core', 'rig'],
    why: 'the monitor list is data, a search and what a monitor fills in.',
  },
  plan: {
    may: ['core', 'rig', 'games', 'monitors'],
    why: 'plan turns the geometry round for questions; reasons are codes, and the words come after.',
  },
  scene: {
    may: ['core'],
    why: 'the scene is made of triangles and cameras; who shows it, and what is said of it, comes after.',
  },
  links: {
    may: ['core', 'rig'],
    why: 'a link is text that holds rigs; what it is good for, others know.',
  },
  files: {
    may: ['core', 'format', 'games'],
    why: "files says what a game's file wants and changes its bytes; reading and saving it is the platform's.",
  },
  store: {
    may: ['core', 'classic', 'rig', 'games', 'monitors', 'platform'],
    why: 'the store holds state; what shows it comes after.',
  },
  platform: { may: [], why: 'platform wraps the browser and knows nothing of racing.' },
  worker: {
    may: ['platform'],
    why: 'the worker keeps the files of the site, and knows nothing of what is in them.',
  },
  ui: { may: ['messages'], why: 'ui has buttons and fields: no racing word in there.' },
  features: {
    may: belowFeatures,
    why: 'a feature builds on the layers below; pages are put together in routes.',
  },
  routes: {
    may: [...belowFeatures, 'features'],
    why: 'a page does not know how the site is started or written to disk.',
  },
  app: { may: [], why: '' },
  testing: {
    may: ['core', 'classic', 'messages', 'format', 'files', 'games', 'rig'],
    why: 'what tests stand on is made from the layers without a page.',
  },
};

const noTesting = {
  group: ['**/testing/**'],
  message: 'Only tests import from testing: made-up rigs are no answer, and no visitor should download them.',
};

const directionsOf = (folder, { may, why }) => [
  {
    group: Object.keys(folders)
      .filter((other) => other !== folder && other !== 'testing' && !may.includes(other))
      .flatMap((other) => (other === 'messages' ? ['#messages/*', '**/messages/**'] : [`**/${other}/**`])),
    message: `Imports run one way, core ← rig ← games ← features ← routes ← app: ${why}`,
  },
  ...(folder === 'features'
    ? [
        {
          regex: '^\\.\\./[^.]',
          message: 'No feature imports another: what two of them need belongs in a layer below.',
        },
      ]
    : []),
];

const importDirections = Object.entries(folders).flatMap(([folder, rules]) => {
  const directions = rules.why ? directionsOf(folder, rules) : [];
  const forbid = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });
  const all = `src/${folder}/**/*.{ts,tsx}`;
  const tests = `src/${folder}/**/*.test.{ts,tsx}`;
  if (folder === 'testing') return [{ files: [all], rules: forbid(directions) }];
  return [
    { files: [all], ignores: [tests], rules: forbid([...directions, noTesting]) },
    { files: [tests], rules: forbid(directions) },
  ];
});

const pureFolders = {
  files: [
    'src/core/**/*.ts',
    'src/classic/**/*.ts',
    'src/files/**/*.ts',
    'src/games/**/*.ts',
    'src/links/**/*.ts',
    'src/plan/**/*.ts',
    'src/scene/**/*.ts',
  ],
  ignores: ['**/*.test.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^[^.#]',
            message: 'The formulas depend on no package: they run anywhere and are read in one go.',
          },
        ],
      },
    ],
  },
};

/**
 * The only places that may ever speak to a server: for the list of monitors, again for a script that did not arrive, and for the
 * files that are kept for when there is no network.
 */
const networkModules = ['src/platform/network*.ts', 'src/worker/network.ts'];

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
    files: ['src/platform/**', 'src/app/**', 'src/worker/**'],
    ignores: networkModules,
    rules: { 'no-restricted-globals': ['error', ...noNetwork] },
  },
];

/** Where no word may stand in the code: it comes from src/messages. */
const foldersWithoutWords = [
  'app',
  'features',
  'format',
  'links',
  'platform',
  'rig',
  'routes',
  'store',
  'ui',
  'worker',
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
          // Classes of what is drawn.
          '^(cone|measure) [a-z-]+$',
          // What browsers and crawlers read: a value of a meta element, and the beginnings of files.
          '^light dark$',
          '^<!doctype html>',
          '^<\\?xml ',
          '^User-agent: ',
        ],
      },
    ],
  },
};

export default defineConfig(
  { ignores: ['.cache', 'dist', 'dist-*', 'test-results', 'playwright-report', 'mutation-report'] },
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
  wordsInMessages,
  { files: ['scripts/**', 'e2e/**', 'audit/**'], rules: { 'no-console': 'off' } },
  // A test that asserts too much fails, which is what it is for.
  { files: ['**/*.test.{ts,tsx}'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
);
