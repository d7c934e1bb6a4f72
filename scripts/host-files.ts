/** The site's headers in the words of the hosts that can serve it. */

export type Headers = ReadonlyMap<string, string>;

/** Headers for the addresses that a pattern names: a path, one with `:language` for any folder, or one that ends in `*` for all below it. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

/** Asked for again each time; whether it has changed, its ETag says. */
export const fresh = ['Cache-Control', 'no-cache'] as const;

/** With the libraries, which any other site may read. */
export const openDataHeaders: Headers = new Map([fresh, ['Access-Control-Allow-Origin', '*']]);

/** The file `_headers`, which Netlify, Cloudflare Pages and others read from the root of a site. */
export function writeHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => [path, ...[...headers].map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

export function readHeaderRules(text: string): readonly HeaderRule[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
      });
      return { path, headers: new Map(headers) };
    });
}

export function ruleMatches({ path: pattern }: HeaderRule, path: string): boolean {
  const literal = pattern.replace(/[.+?^$()[\]{}|\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}$`).test(path);
}

/** A page as a web server has to know it, or all pages of a folder: their addresses and files then have a star for the name. */
export interface SitePage {
  readonly path: string;
  /** In the site's folder. */
  readonly file: string;
  /** For answering with, not an address to visit. */
  readonly isError: boolean;
  readonly headers: Headers;
}

/** Pages of one language, for the files of hosts. */
export interface BuiltLanguage {
  /** Its folder below the root: "/de". English has none. */
  readonly path: string;
  /** Paths without the folder. */
  readonly pages: readonly SitePage[];
}

const inItsFolder = ({ path: folder, pages }: BuiltLanguage): readonly SitePage[] =>
  pages.map((page) => ({
    ...page,
    path: folder + page.path,
    file: `${folder.slice(1)}/${page.file}`.replace(/^\//, ''),
  }));

const foldersOf = (languages: readonly BuiltLanguage[]): readonly string[] =>
  languages.map(({ path }) => path).filter((path) => path !== '');

/** Cloudflare Pages reads so many. */
const maxRules = 100;

/** Rules of `_headers`. */
export function headerRules(
  languages: readonly BuiltLanguage[],
  site: {
    /** Path of the site on its host: "/" or a folder. */
    readonly base: string;
    /** Files at the root that are no pages. */
    readonly shared: readonly string[];
    readonly dataFolder: string;
    /** Headers of scripts that workers run, by the beginning of their names. */
    readonly workers?: ReadonlyMap<string, Headers>;
    /** For everything. */
    readonly ofAll: Iterable<readonly [string, string]>;
  },
): readonly HeaderRule[] {
  const { base, shared, dataFolder, workers = new Map<string, Headers>(), ofAll } = site;
  const isIcon = (name: string) => name.startsWith('icon');
  const rules: readonly HeaderRule[] = [
    // A wrong address is answered with a page that brings its own policy, all but who may frame it.
    { path: `${base}*`, headers: new Map(ofAll) },
    { path: `${base}${dataFolder}/*`, headers: openDataHeaders },
    ...languages.map(({ path }) => ({
      path: `${base}${`${path}/assets/*`.slice(1)}`,
      headers: new Map([['Cache-Control', 'max-age=31536000, immutable']]),
    })),
    // One for all folders of languages: the number of rules is limited.
    ...[...workers].flatMap(([name, headers]) =>
      [
        '',
        ...foldersOf(languages)
          .slice(0, 1)
          .map(() => ':language/'),
      ].map((folder) => ({
        path: `${base}${folder}assets/${name}-*`,
        headers,
      })),
    ),
    ...languages
      // Error pages of other languages have their policy in the page itself.
      .flatMap((language) => inItsFolder(language).filter(({ isError }) => language.path === '' || !isError))
      .map(({ path, headers }) => ({ path: base + path.slice(1), headers })),
    // One by one: a rule for everything would be added to the one for assets, not replaced by it.
    ...[...shared.filter((name) => !isIcon(name)), ...(shared.some(isIcon) ? ['icon*'] : [])].map((name) => ({
      path: base + name,
      headers: new Map([fresh]),
    })),
    // One for all of them: the number of rules is limited.
    ...foldersOf(languages)
      .slice(0, 1)
      .map(() => ({ path: `${base}:language/manifest.webmanifest`, headers: new Map([fresh]) })),
  ];
  if (rules.length > maxRules) throw new Error(`${rules.length} rules for headers: hosts read ${maxRules}.`);
  return rules;
}

/**
 * A location for each page, and for each language its folder, which has a slash, and its error pages. What is added
 * outside of a location does not count in it, so each says everything.
 */
export const nginxPages = (languages: readonly BuiltLanguage[], headersOfAll: Headers): string =>
  nginxLanguages(foldersOf(languages), errorFilesOf(languages)) +
  nginxLocations(languages.flatMap(inItsFolder), headersOfAll);

/** Error pages, in each language's folder. */
const errorFilesOf = ([root]: readonly BuiltLanguage[]): readonly string[] =>
  root?.pages.filter(({ isError }) => isError).map(({ file }) => file) ?? [];

function nginxLanguages(folders: readonly string[], errorFiles: readonly string[]): string {
  const redirects = folders.map(
    (folder) => `location = ${folder} {\n    return 301 ${folder}/$is_args$args;\n}\n`,
  );
  const choice =
    folders.length === 0 ? '' : `if ($uri ~ ^(${folders.join('|')})/) {\n    set $language $1;\n}\n`;
  const errors = errorFiles.map((file) => `error_page ${file.replace('.html', '')} $language/${file};\n`);
  return `set $language "";\n${choice}${errors.join('')}${redirects.join('')}`;
}

const nginxLocations = (pages: readonly SitePage[], headersOfAll: Headers): string =>
  pages
    .map(({ path, file, isError, headers }) =>
      [
        `location ${isError ? `= /${file}` : path.endsWith('*') ? path.slice(0, -1) : `= ${path}`} {`,
        isError ? '    internal;' : `    try_files ${path.endsWith('*') ? '$uri.html' : `/${file}`} =404;`,
        ...[...headersOfAll, ...headers].map(([name, value]) => `    add_header ${name} "${value}" always;`),
        '    add_header Last-Modified "";',
        '}\n',
      ].join('\n'),
    )
    .join('');

/**
 * Snippets: headers by address, those of the error pages, which may come at any address, and the error pages of other languages.
 */
export function caddyHeaders(languages: readonly BuiltLanguage[]): string {
  const pages = languages.flatMap(inItsFolder);
  const visited = pages
    .filter(({ isError }) => !isError)
    .map((page) => `\theader ${page.path} {\n${caddyLines(page)}\t}\n`);
  const root = languages.find(({ path }) => path === '');
  // They share a style sheet, hence their headers.
  const errors = [...new Set((root?.pages ?? []).filter(({ isError }) => isError).map(caddyLines))];
  if (errors.length !== 1) throw new Error('Caddy is told one set of headers for all error pages.');
  const others = languages.filter(({ path }) => path !== '').map(caddyErrors);
  return [
    `(sightline-page-headers) {\n${visited.join('')}}\n`,
    `(sightline-error-headers) {\n\theader {\n${errors.join('')}\t}\n}\n`,
    `(sightline-language-errors) {\n${others.join('')}}\n`,
  ].join('\n');
}

const caddyLines = ({ headers }: SitePage): string =>
  [...headers].map(([name, value]) => `\t\t${name} "${value}"\n`).join('');

/** The error pages below a language's folder. */
function caddyErrors({ path: folder, pages }: BuiltLanguage): string {
  const errorPages = pages.filter(({ isError }) => isError);
  const [page] = errorPages;
  if (!page) throw new Error(`${folder} has no error pages.`);
  const codes = errorPages.map(({ file }) => file.replace('.html', '')).join(', ');
  const matcher = `@errors${folder.replace('/', '-')}`;
  return [
    `\t${matcher} expression \`{err.status_code} in [${codes}] && path("${folder}/*")\`\n`,
    `\thandle ${matcher} {\n`,
    `\t\theader {\n${caddyLines(page).replaceAll('\t\t', '\t\t\t')}\t\t}\n`,
    `\t\trewrite * ${folder}/{err.status_code}.html\n`,
    '\t\tfile_server {\n\t\t\tprecompressed br gzip\n\t\t}\n',
    '\t}\n',
  ].join('');
}
