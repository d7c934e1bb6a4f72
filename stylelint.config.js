import { readFileSync, readdirSync } from 'node:fs';
import { vagueStart, vagueWord } from './scripts/lint/plain-comments.js';

/** One side of four: what stands in brackets, two deep at most, parts no two sides. */
const side = String.raw`[^\s()]*(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?`;

/** top right bottom left: left and right that differ are meant for one direction of writing. */
const sidesThatDiffer = new RegExp(String.raw`^${side}\s+(${side})\s+${side}\s+(?!\1$)${side}$`);

/** Words that fit anywhere, and so will be taken twice. */
const vague =
  'value note notes quiet text label title copy small large wide narrow item row list warning error differs active open shown hidden';

/** Names of one word that stand for one component each, wherever it is. */
const taken = [
  'wrap button card icon field stepper segments checkbox search tooltip toast toasts',
  'calculator summary results angles refine fits impossible library game fidelity',
  'hero explore tab suggestions explainers guide prose accordion brand footer',
].join(' ');

/** @param {string} words */
const anyOf = (words) => `(?:${words.replaceAll(' ', '|')})(?![\\w-])`;

/** The parts of a drawing have short names, inside of it only. */
const outsideOfDrawings = String.raw`^(?!\.(?:rig-drawing|rig-paper\.picture|fidelity-chart)\b)`;

/** The value of an attribute is no class. */
const quoted = `'[^']*'|"[^"]*"`;

/** Each one is opened for each file at once: all of the project's files would be more than a process may open. */
const setsCustomProperties = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => file.endsWith('.css') && /^\s*--[\w-]+:/m.test(readFileSync(file, 'utf8')));

/** @type {import('stylelint').Config} */
export default {
  // Custom properties are known wherever they are set.
  referenceFiles: setsCustomProperties,
  languageOptions: { directionality: { block: 'top-to-bottom', inline: 'left-to-right' } },
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // The direction of writing.
    // Browsers do not know overflow-inline yet.
    'property-layout-mappings': ['flow-relative', { ignoreProperties: ['/^overflow-[xy]$/'] }],
    'value-keyword-layout-mappings': 'flow-relative',
    'declaration-property-value-disallowed-list': {
      '/^(scroll-)?(margin|padding)$|^inset$|^border-(width|style|color)$/': [sidesThatDiffer],
      // A fallback would hide an undefined name.
      '/./': [/var\(\s*--[\w-]+\s*,/],
    },

    // Names.
    'selector-class-pattern': '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
    'selector-max-id': 0,
    'selector-disallowed-list': [
      [
        new RegExp(String.raw`${outsideOfDrawings}(?:[^'\"]|${quoted})*\.${anyOf(vague)}`),
        new RegExp(
          String.raw`${outsideOfDrawings}(?:[^.'\"]|${quoted})*\.(?!${anyOf(taken)})[a-z]+(?![\w-])`,
        ),
      ],
      {
        splitList: true,
        message: (selector) =>
          `"${selector}" has a name that fits anywhere, or one of a single word that stands for no component (stylelint.config.js)`,
      },
    ],

    // Invalid values, and declarations without effect.
    'at-rule-no-unknown': true,
    'declaration-property-value-no-unknown': true,
    'media-feature-name-no-unknown': true,
    'no-unknown-animations': true,
    'no-unknown-custom-properties': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'block-no-empty': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-syntaxes'] },
    ],
    'declaration-block-no-shorthand-property-overrides': true,

    // Comments, as in eslint.config.js.
    'comment-word-disallowed-list': [[vagueStart, vagueWord]],
  },
};
