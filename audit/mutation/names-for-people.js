/**
 * A Stryker plugin: in the data tables of src/games, names for people are left alone, and so are ids. A test that noticed
 * a changed name, address or id would only be a copy of the table. What the program reads (conversions, ranges, kinds,
 * quantities, keys and lines of files, codes of the catalogue) is mutated like everything else.
 */
const tables = /games[\\/](games-with-setting|games-without-setting|triple-recipes|record-parts)\.ts$/;

const nameProperties = new Set(['id', 'name', 'developer', 'aliases', 'sources', 'menu', 'path']);

const ignorer = {
  shouldIgnore: (path) =>
    tables.test(path.hub.file.opts.filename) &&
    path.isObjectProperty() &&
    nameProperties.has(path.node.key.name)
      ? 'Names for people'
      : undefined,
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'names-for-people', value: ignorer }];
