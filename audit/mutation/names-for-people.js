/**
 * A Stryker plugin: in the data tables of src/domain/games, names for people are left alone, and so are ids. A test that noticed
 * a changed name, address or id would only be a copy of the table. Words that only a few texts may take the place of (kinds,
 * units, quantities, codes of the catalogue) are left to the compiler, which refuses an empty one. The rest (conversions, ranges,
 * keys and lines of files) is mutated like everything else.
 */
const tables = /games[\\/](games-with-setting|games-without-setting|triple-recipes|record-parts)\.ts$/;

const nameProperties = new Set(['id', 'name', 'developer', 'aliases', 'sources', 'menu', 'path']);

const checkedByTypes = new Set(
  'axis draws evidence kind level measures note scale sentence takes tip together unit when'.split(' '),
);

const ignorer = {
  shouldIgnore: (path) => {
    if (!tables.test(path.hub.file.opts.filename)) return undefined;
    if (path.isObjectProperty() && nameProperties.has(path.node.key.name)) return 'Names for people';
    const property = path.isStringLiteral() && path.findParent((parent) => parent.isObjectProperty());
    return property && checkedByTypes.has(property.node.key.name) ? 'Refused by the compiler' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'names-for-people', value: ignorer }];
