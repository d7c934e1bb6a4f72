import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMonitorTable } from '../domain/monitors/monitor-table';
import { dataFiles } from './data-files';
import type { GamesFile } from './games-data';
import type { MonitorsFile } from './monitors-data';
import type { JsonSchema } from './shape';

const monitors = readMonitorTable(readFileSync('src/domain/monitors/monitors.tsv', 'utf8'));
/** Arguments of the digest function. */
const digested: string[] = [];
const files = dataFiles({
  monitors,
  digest: (text) => {
    digested.push(text);
    return '0123456789abcdef';
  },
  addressOf: (path) => `https://fov.example${path}`,
});

const read = (name: string): unknown => JSON.parse(files.get(name) ?? '');
const games = read('games.json') as GamesFile;
const monitorsFile = read('monitors.json') as MonitorsFile;

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  uri: (text) => URL.canParse(text),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
};

/**
 * Violations of a schema, for the keywords of `JsonSchema` alone. Stricter than the standard in one respect: properties
 * that the schema does not name are violations.
 */
function faults(value: unknown, schema: JsonSchema, path = ''): readonly string[] {
  const { type, properties = {}, required = [], items, anyOf, pattern, format } = schema;
  const found: string[] = [];
  if (type === 'integer') {
    if (!Number.isInteger(value)) found.push(`${path} is no integer`);
  } else if (type !== undefined && typeOf(value) !== type) found.push(`${path} is no ${type}`);
  if (schema.enum && !schema.enum.includes(value as string)) found.push(`${path} is not listed`);
  if (schema.const !== undefined && value !== schema.const) found.push(`${path} is not ${schema.const}`);
  if (typeof value === 'string') {
    if (pattern !== undefined && !new RegExp(pattern).test(value)) found.push(`${path} has another form`);
    if (format !== undefined && !formats[format]?.(value)) found.push(`${path} is no ${format}`);
  }
  if (anyOf) {
    const each = anyOf.map((one) => faults(value, one, path));
    if (each.every(({ length }) => length > 0))
      found.push(`${path} is none of these: ${each.flat().join(', ')}`);
  }
  if (typeOf(value) === 'array' && items)
    found.push(...(value as unknown[]).flatMap((each, index) => faults(each, items, `${path}[${index}]`)));
  if (typeOf(value) === 'object' && type === 'object') {
    const fields = value as Readonly<Record<string, unknown>>;
    for (const name of required) if (!(name in fields)) found.push(`${path}.${name} is missing`);
    for (const [name, each] of Object.entries(fields)) {
      const property = properties[name];
      found.push(...(property ? faults(each, property, `${path}.${name}`) : [`${path}.${name} is unknown`]));
    }
  }
  return found;
}

describe.each(['games', 'monitors'])('%s.json', (name) => {
  const schema = read(`${name}.schema.json`) as JsonSchema;
  const file = read(`${name}.json`) as Readonly<Record<string, readonly object[]>>;
  const [first = {}, ...others] = file[name] ?? [];
  const withFirst = (changes: object) => ({ ...file, [name]: [{ ...first, ...changes }, ...others] });

  it('says what its schema says', () => {
    expect(faults(file, schema)).toEqual([]);
  });

  // Checks the checker above with invalid values.
  it.each([
    ['without its version', { ...file, version: undefined }, '.version is no string'],
    ['with another form of version', { ...file, version: '1' }, '.version has another form'],
    ['with something unknown', { ...file, more: 1 }, '.more is unknown'],
    ['with a source that is no address', withFirst({ sources: ['there'] }), `.${name}[0].sources[0]`],
    ['with a number for a text', withFirst({ aliases: [5] }), `.${name}[0].aliases[0] is no string`],
  ])('would not pass %s', (_, changed, fault) => {
    expect(faults(changed, schema)[0]).toContain(fault);
  });

  it('names its schema, which says where it is and by which draft it is written', () => {
    expect(file['$schema']).toBe(`./${name}.schema.json`);
    expect(schema.$id).toBe(`https://fov.example/data/${name}.schema.json`);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  it('has one record a line, and a version that follows from the records', () => {
    const lines = files.get(`${name}.json`)?.split('\n') ?? [];
    expect(lines.filter((line) => line.startsWith('{"')).length).toBe(file[name]?.length);
    expect(digested).toContain(JSON.stringify(file[name]));
  });
});

describe('the games', () => {
  const game = (id: string) => games.games.find((each) => each.id === id)!;

  it('are all there, also those without a number and those without racing, each once', () => {
    const ids = games.games.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('gran-turismo-7');
    expect(ids).toContain('star-citizen');
    expect(game('star-citizen').kind).toBe('other-sim');
  });

  it('set two games of one name apart', () => {
    const [now, before] = [game('raceroom'), game('raceroom-legacy')];
    expect(before.name).toBe(now.name);
    expect([now.qualifier, before.qualifier]).toEqual([null, 'before 2022']);
  });

  // Vertical degrees, one number per camera of which the fifth is the cockpit; one source ends the range at 120, others
  // at 90.
  it('tell all of Competizione', () => {
    expect(game('acc')).toMatchObject({
      kind: 'racing',
      setting: {
        means: 'vertical degrees',
        conversion: { kind: 'vertical' },
        range: { kind: 'fixed', min: 10, doubtfulAbove: 90 },
        step: 1,
        decimals: 0,
        unit: 'degrees',
      },
      tripleScreens: { takes: 'measures', curved: 'flat-equivalent' },
      grade: 'confirmed',
      gradeReason: null,
      outOfTheBox: { degrees: 54, axis: 'vertical' },
    });
    const [file] = game('acc').patchableFiles;
    expect(file?.path).toBe('Documents\\Assetto Corsa Competizione\\Config\\cameraSettings.json');
    expect(file?.keys.map(({ key, index, screens }) => [key, index, screens])).toEqual([
      ['cameraFOV', 4, ['single']],
      ['tripleWidth', null, ['triple']],
      ['tripleDistance', null, ['triple']],
      ['tripleAngle', null, ['triple']],
      ['tripleBezel', null, ['triple']],
    ]);
  });

  // 45 to 179, over three screens to 270; curved screens by their radius.
  it('tell what iRacing wants of three curved screens', () => {
    const { setting, tripleScreens, patchableFiles } = game('iracing');
    expect(setting?.range).toMatchObject({ min: 45, max: 179, maxOverThreeScreens: 270 });
    expect(tripleScreens).toMatchObject({ takes: 'total', curved: 'radius' });
    expect(tripleScreens.measures.map(({ key }) => key)).toContain('RadiusOfCurvature');
    const keys = patchableFiles.flatMap((file) => file.keys);
    expect(keys.find(({ key }) => key === 'RadiusOfCurvature')?.screens).toEqual(['single', 'triple']);
    expect(keys.find(({ key }) => key === 'drivingCamFOV')).toMatchObject({ section: 'View' });
  });

  // A truck's screens that do not face the eye are described in a file of their own.
  it('know the files of every kind of rig', () => {
    expect(game('ets2').patchableFiles.map(({ name }) => name)).toEqual([
      'config.cfg',
      'multimon_config.sii',
    ]);
  });

  it('say who prints another number, and why there is none', () => {
    expect(game('beamng').disagreements[0]?.by[0]).toEqual({
      name: 'odevsa/fov-calculator',
      url: 'https://github.com/odevsa/fov-calculator',
      read: '2026-11-17',
    });
    expect(game('gran-turismo-7')).toMatchObject({ setting: null, grade: 'none' });
    expect(game('gran-turismo-7').gradeReason).toContain('no field-of-view setting');
  });

  it('say when a source was read last', () => {
    const days = games.games.flatMap(({ sources }) => sources.map(({ read }) => read));
    expect(days.every((day) => day <= games.sourcesReadUntil)).toBe(true);
    expect(days).toContain(games.sourcesReadUntil);
  });

  it('have a grade and somewhere to look: a page, or a sentence that says why there is none', () => {
    const bare = games.games.filter(
      ({ sources, gradeReason, note }) => sources.length === 0 && gradeReason === null && note === null,
    );
    expect(bare).toEqual([]);
  });
});

describe('the monitors', () => {
  // docs/monitors.md: 5,390, of which 83 are checked by hand.
  it('are all there', () => {
    expect(monitorsFile.monitors).toHaveLength(5390);
    expect(monitorsFile.monitors.filter(({ checkedByHand }) => checkedByHand)).toHaveLength(83);
  });

  // 48.8 in, 5120 × 1440, 1000R, 1193 × 336 mm.
  it('have size, pixels and curve in plain numbers', () => {
    const g9 = monitorsFile.monitors.find(({ model }) => model.includes('C49G95T'));
    expect(g9).toMatchObject({
      maker: 'Samsung',
      diagonalIn: 48.8,
      widthPx: 5120,
      heightPx: 1440,
      litWidthMm: 1193,
      litHeightMm: 336,
      curved: true,
      curveRadiusMm: 1000,
    });
  });

  it('carry the attribution that both licences ask for', () => {
    const document = readFileSync('docs/monitors.md', 'utf8');
    const addresses = [...document.matchAll(/\((https:[^)]+)\)/g)]
      .slice(0, 4)
      .map(([, address = '']) => address);
    expect(addresses).toHaveLength(4);
    for (const address of addresses) expect(monitorsFile.attribution).toContain(address);
    expect(monitorsFile.licences.map(({ name }) => name)).toEqual(['ODC-By-1.0', 'CC-BY-4.0', 'MIT']);
  });
});
