/**
 * Finds words that a user would read or hear in code: they belong in src/messages, where they can be translated. A rule
 * cannot know what is shown, so it goes by what texts look like and where they stand. Its exceptions are the lists below
 * and the texts that eslint.config.js allows by name, as patterns.
 */

/** Shown or read out wherever they stand: even one small word in them is one too many. */
const spokenNames = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'advice',
  'ariaLabel',
  'caption',
  'comfort',
  'detail',
  'explanation',
  'heading',
  'help',
  'label',
  'legend',
  'note',
  'placeholder',
  'question',
  'text',
  'textContent',
  'title',
]);

/** For the browser or for crawlers: classes, codes, addresses, drawing commands, style. */
const machineNames = new Set([
  '@context',
  '@type',
  'class',
  'className',
  'd',
  'data-date',
  'href',
  'htmlFor',
  'httpEquiv',
  'id',
  'key',
  'media',
  'points',
  'rel',
  'role',
  'src',
  'style',
  'transform',
  'viewBox',
]);

/** Calls whose texts are for the browser. */
const machineCalls = new Set([
  'addEventListener',
  'closest',
  'getAttribute',
  'getContext',
  'hasAttribute',
  'mark',
  'matches',
  'matchMedia',
  'measure',
  'querySelector',
  'querySelectorAll',
  'removeAttribute',
  'removeEventListener',
  'setAttribute',
]);

const letter = /\p{L}/u;
/** "Close", "Not a number", "Reset." but not "ArrowUp", "Content-Type" or "README.md". */
const startsLikeSentence = /^\s*\p{Lu}\p{Ll}+(?=$|[\s,;:!?…)]|\.(?:\s|$))/u;
/** "not known", "no, never" but not "default-src 'none'". */
const twoWords = /(?<![\p{L}\p{N}_#./-])\p{L}{2,}[,;:.!?…]?\s+\p{L}/u;
/** A word that stands apart in a template: `${n} games` but not `${n}px`, `M ${x}` or `rotate(${angle})`. */
const wordBesideValue = /(?:^|\s)\p{L}{2,}(?:[.,;:!?…)]*(?:\s|$))/u;
/** Stands for a value in a template. */
const value = '\uFFFC';

const calledName = ({ callee }) =>
  callee.type === 'MemberExpression' ? callee.property.name : callee.type === 'Identifier' ? callee.name : '';

const keyName = (key) => key.name?.name ?? key.name ?? key.value;

/** Whether a text is spoken, for machines only, or cannot be told by where it stands. */
function placeOf(node) {
  // An argument may be a code, whatever the result is used for.
  let isHandedOn = false;
  for (let child = node, { parent } = node; parent; child = parent, { parent } = parent) {
    switch (parent.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
      case 'TSLiteralType':
      case 'ThrowStatement':
        return 'machine';
      case 'BinaryExpression':
        if (parent.operator !== '+') return 'machine';
        break;
      case 'SwitchCase':
        return parent.test === child ? 'machine' : 'open';
      case 'MemberExpression':
        if (parent.property === child) return 'machine';
        break;
      case 'CallExpression':
      case 'NewExpression':
        // Errors are for developers.
        if (calledName(parent).endsWith('Error') || machineCalls.has(calledName(parent))) return 'machine';
        isHandedOn = true;
        break;
      case 'Property':
      case 'PropertyDefinition':
      case 'JSXAttribute':
      case 'VariableDeclarator': {
        const key = parent.key ?? parent.name ?? parent.id;
        if (key === child && parent.type !== 'VariableDeclarator') return 'machine';
        if (machineNames.has(keyName(key))) return 'machine';
        if (spokenNames.has(keyName(key))) return isHandedOn ? 'open' : 'spoken';
        if (parent.type === 'JSXAttribute') return 'open';
        break;
      }
      case 'AssignmentExpression':
        if (parent.left.type === 'MemberExpression' && spokenNames.has(keyName(parent.left.property)))
          return isHandedOn ? 'open' : 'spoken';
        break;
      case 'JSXElement':
      case 'JSXFragment':
        return isHandedOn ? 'open' : 'spoken';
      case 'ExpressionStatement':
        return parent.directive === undefined ? 'open' : 'machine';
      case 'BlockStatement':
      case 'Program':
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
      case 'FunctionExpression':
        return 'open';
    }
  }
  return 'open';
}

export const wordsInCatalogues = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { allowed: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ allowed: [] }],
    messages: { stray: 'What a user reads or hears belongs in src/messages: “{{text}}”' },
  },
  create(context) {
    const [{ allowed }] = context.options;

    const isAllowed = (text) => allowed.some((pattern) => new RegExp(pattern, 'u').test(text));

    const report = (node, text) => {
      const plain = text.replaceAll(value, '…').trim();
      if (!isAllowed(plain)) context.report({ node, messageId: 'stray', data: { text: plain } });
    };

    const check = (node, text) => {
      if (!letter.test(text)) return;
      const place = placeOf(node);
      if (place === 'machine') return;
      const isTemplate = text.includes(value);
      if (
        place === 'spoken' ||
        startsLikeSentence.test(text) ||
        twoWords.test(text) ||
        (isTemplate && wordBesideValue.test(text) && /\s/u.test(text))
      )
        report(node, text);
    };

    return {
      JSXText(node) {
        if (letter.test(node.value)) report(node, node.value);
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value: { cooked, raw } }) => cooked ?? raw).join(value));
      },
    };
  },
};
