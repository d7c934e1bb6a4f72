// Which room of src may import which, and why. Types, tests and late imports (`import()`) count like all others.

/** @typedef {{ readonly may: readonly string[], readonly why: string }} Room */

const testing = 'testing';
const tests = '[.]test[.]tsx?$';

/**
 * A room may import itself and what it names here, and nothing else of src; a test may also import src/testing.
 *
 * @type {Readonly<Record<string, Room>>}
 */
const rooms = {
  'domain/plain-number': {
    may: [],
    why: 'One number as ASCII text stands below all of the domain.',
  },
  'domain/geometry': {
    may: [],
    why: 'Geometry knows angles and lengths, and neither games nor what somebody typed: anybody can check it against docs/formulas.md.',
  },
  'domain/classic': { may: ['domain/geometry'], why: 'The Classic formulas are geometry and nothing more.' },
  'domain/rig': {
    may: ['domain/geometry', 'domain/classic', 'domain/plain-number'],
    why: 'A rig has the same answer whatever games and monitors there are.',
  },
  'domain/games': {
    may: ['domain/geometry', 'domain/plain-number'],
    why: 'A game takes angles. How somebody entered the rig is none of its business.',
  },
  'domain/monitors': {
    may: ['domain/geometry', 'domain/rig', 'domain/plain-number'],
    why: 'A monitor fills in fields of a rig, and needs to know no game.',
  },
  'domain/links': {
    may: ['domain/geometry', 'domain/rig', 'domain/plain-number'],
    why: 'A link holds a rig as entered: old links must open whatever becomes of games and monitors.',
  },
  'domain/planning': {
    may: [
      'domain/geometry',
      'domain/rig',
      'domain/games',
      'domain/monitors',
      'domain/shader',
      'domain/plain-number',
    ],
    why: 'Planning asks rigs, games, monitors and shaders, and none of them asks it.',
  },
  'domain/game-files': {
    may: ['domain/geometry', 'domain/games', 'domain/plain-number'],
    why: 'A file of a game holds what its setting says, whoever asked for it.',
  },
  'domain/measuring': {
    may: ['domain/geometry', 'domain/games', 'domain/plain-number'],
    why: 'A measurement finds out what a number of a game means, and needs neither a rig nor a picture file.',
  },
  'domain/shader': {
    may: ['domain/geometry', 'domain/plain-number'],
    why: 'A shader warps a flat picture by the geometry of the screens, whatever game drew it.',
  },
  'domain/own-games': {
    may: [
      'domain/geometry',
      'domain/rig',
      'domain/games',
      'domain/links',
      'domain/measuring',
      'domain/plain-number',
    ],
    why: 'A measured game is a text in links and a record like any other: it brings both together, and neither asks it.',
  },
  'domain/scene': { may: ['domain/geometry'], why: 'A scene is shapes and colours, and knows no rig.' },
  messages: {
    may: ['domain'],
    why: 'A catalogue holds words; of the domain it takes the names of what it has a word for.',
  },
  platform: {
    may: [],
    why: 'What touches the browser knows nothing of racing, so that it can be read, checked and replaced alone.',
  },
  text: {
    may: ['domain', 'messages'],
    why: 'A text follows from domain objects and words alone: it can be tested without a page or a store.',
  },
  library: {
    may: ['domain', 'messages', 'text'],
    why: 'What others install runs anywhere: it has formulas and words, and neither page nor store.',
  },
  cli: {
    may: ['domain', 'library', 'messages', 'text'],
    why: 'The command line prints what formulas and words give; the package ships it, and it has neither page nor store.',
  },
  'open-data': {
    may: ['domain', 'messages'],
    why: 'The libraries as files are what the records and the catalogues say: no page and no text of a page is in them.',
  },
  state: {
    may: ['domain', 'text', 'platform'],
    why: 'The state holds codes and what was typed, so that it lasts longer than any wording and any look of the page.',
  },
  ui: {
    may: ['messages', 'platform'],
    why: 'The controls know no racing word: they would serve any other calculator.',
  },
  drawing: {
    may: ['domain', 'messages', 'platform', 'state', 'text', 'ui'],
    why: 'The drawing is a library below the features: form, plan, comparison, export and paper all use it.',
  },
  features: {
    may: ['domain', 'drawing', 'messages', 'platform', 'state', 'text', 'ui'],
    why: 'A feature stands alone; the calculator and the pages put features together.',
  },
  calculator: {
    may: ['domain', 'drawing', 'features', 'messages', 'platform', 'state', 'text', 'ui'],
    why: 'The calculator is the same on whatever page it stands.',
  },
  pages: {
    may: ['calculator', 'domain', 'drawing', 'features', 'messages', 'platform', 'state', 'text', 'ui'],
    why: 'A page says what is on it; how its file comes to be is for src/site alone.',
  },
  'site/worker': {
    may: ['platform'],
    why: 'A worker has no page: whatever it imports is loaded again with each update of the site.',
  },
  testing: {
    may: [
      'calculator',
      'domain',
      'drawing',
      'features',
      'messages',
      'pages',
      'platform',
      'state',
      'text',
      'ui',
    ],
    why: 'What tests share needs a page at most, never how its file is written.',
  },
};

/** @param {readonly string[]} names */
const inRooms = (names) => names.map((name) => `^src/${name}(/|[.]ts$)`);

const directions = Object.entries(rooms).flatMap(([room, { may, why }]) => {
  const from = inRooms([room])[0];
  const rule = (suffix, place, allowed) => ({
    name: `${room.replace('/', '-')}${suffix}`,
    comment: why,
    severity: 'error',
    from: place,
    to: { path: '^src/', pathNot: inRooms([room, ...allowed]) },
  });
  return [
    rule('', { path: from, pathNot: tests }, may),
    rule('-tests', { path: from.replace('^', '^(?=.*[.]test[.]tsx?$)') }, [...may, testing]),
  ];
});

/** Packages that one room alone may import, and those that some rooms may not. */
const packages = [
  {
    name: 'pure',
    comment: 'Formulas, words and texts depend on no package: they run anywhere and are read in one go.',
    from: { path: '^src/(domain|library|messages|open-data|text)/', pathNot: tests },
    to: { pathNot: '^src/' },
  },
  {
    name: 'platform-packages',
    comment: 'The browser itself is all that src/platform needs, and the worker has no more.',
    from: { path: '^src/(platform|site/worker)/', pathNot: tests },
    to: { pathNot: '^src/' },
  },
  {
    name: 'no-development-package',
    comment: 'What visitors load comes from `dependencies`, whose licences and sizes are looked after.',
    from: { path: '^src/', pathNot: [tests, '^src/testing/'] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-unknown-import',
    comment: 'An import that leads nowhere could not be checked by any rule here.',
    from: {},
    // The compiler resolves imports inside packages.
    to: { couldNotResolve: true, path: '^[.#]' },
  },
];

export default {
  forbidden: [
    ...directions,
    ...packages.map((rule) => ({ ...rule, severity: 'error' })),
    {
      name: 'one-answer',
      comment:
        'What a game wants is worked out by gameAnswer alone; everything else maps over its answer, so that no two surfaces can disagree.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/domain/games/(game-answer|projection)[.]ts$', tests] },
      to: {
        path: '^src/domain/games/(setting|triple|typed-measures)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nothing-imports-cli',
      comment: 'The command line is a program: scripts and the package start it, and nothing builds on it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { path: '^src/cli/' },
    },
    {
      name: 'no-feature-imports-another',
      comment:
        'What two features need is a library below them. So each can be changed, loaded late and taken out alone.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'messages-take-types-only',
      comment: 'A catalogue that loaded formulas would bring them to every page that says a word.',
      severity: 'error',
      from: { path: '^src/messages/', pathNot: tests },
      to: { path: '^src/domain/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'Examples and helpers of tests are never shipped.',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, '^src/testing/'] },
      to: { path: '^src/testing/' },
    },
    {
      name: 'domain-tests-reach-no-page',
      comment:
        'A formula is tested without words, state or page; what its tests share brings none of them in either.',
      severity: 'error',
      from: { path: '^src/domain/.+[.]test[.]ts$' },
      to: { path: '^src/', pathNot: '^src/(domain|testing)/', reachable: true },
    },
    {
      name: 'every-file-has-a-room',
      comment: 'A folder that no rule names could import anything: name it in .dependency-cruiser.js.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [...inRooms(Object.keys(rooms)), '^src/site/', '^src/[^/]+[.]d[.]ts$'],
      },
      to: {},
    },
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one thing, whenever they are loaded, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // Before compilation, so that imports of types count.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { conditionNames: ['import', 'types', 'node', 'default'] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
