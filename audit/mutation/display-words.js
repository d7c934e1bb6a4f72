/**
 * A Stryker plugin: in the data tables of src/games, words for people are left alone, and so are ids. A test that noticed
 * a changed name, address or id would only be a copy of the table. What the program reads (conversions, ranges, kinds,
 * quantities, keys and lines of files) is mutated like everything else.
 */
const tables = /games[\\/](games|games-without-setting|triple-recipes|record-parts)\.ts$/;

const wordProperties = new Set([
  ...['id', 'name', 'developer', 'aliases', 'sources', 'evidence'],
  ...['menu', 'path', 'tip', 'sentence', 'note', 'when'],
]);
/** Functions of triple-recipes.ts whose first argument is the label of a measure. */
const labelFunctions = new Set(['millimetres', 'metres', 'degrees', 'choice']);

const isWords = (path) => {
  if (path.isObjectProperty()) {
    const { key, value } = path.node;
    // A scale takes "vertical degrees", in words; a triple recipe takes one of five kinds.
    return wordProperties.has(key.name) || (key.name === 'takes' && /[ $]/.test(value.value ?? '$'));
  }
  const { parent, node } = path;
  return (
    parent?.type === 'CallExpression' &&
    labelFunctions.has(parent.callee.name) &&
    parent.arguments[0] === node
  );
};

const ignorer = {
  shouldIgnore: (path) =>
    tables.test(path.hub.file.opts.filename) && isWords(path) ? 'Words for people' : undefined,
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'display-words', value: ignorer }];
