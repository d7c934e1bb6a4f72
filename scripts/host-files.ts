/** The site's headers in the words of the hosts that can serve it. */

export type Headers = ReadonlyMap<string, string>;

/** Headers for the addresses that a pattern names: a path, or one that ends in `*` for all below it. */
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

export const ruleMatches = ({ path: pattern }: HeaderRule, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** A page as a web server has to know it. */
export interface ServedPage {
  readonly path: string;
  /** In the site's folder. */
  readonly file: string;
  /** For answering with, not an address to visit. */
  readonly isError: boolean;
  readonly headers: Headers;
}

/** A location for each page. What is added outside of a location does not count in it, so each says everything. */
export const nginxPages = (pages: readonly ServedPage[], headersOfAll: Headers): string =>
  pages
    .map(({ path, file, isError, headers }) =>
      [
        `location = ${isError ? `/${file}` : path} {`,
        isError ? '    internal;' : `    try_files /${file} =404;`,
        ...[...headersOfAll, ...headers].map(([name, value]) => `    add_header ${name} "${value}" always;`),
        '    add_header Last-Modified "";',
        '}\n',
      ].join('\n'),
    )
    .join('');

/** Two snippets: headers by address, and those of the error pages, which may come at any address. */
export function caddyHeaders(pages: readonly ServedPage[]): string {
  const lines = ({ headers }: ServedPage) => [...headers].map(([name, value]) => `\t\t${name} "${value}"\n`);
  const visited = pages
    .filter(({ isError }) => !isError)
    .map((page) => `\theader ${page.path} {\n${lines(page).join('')}\t}\n`);
  // They share a style sheet, hence their headers.
  const errors = [...new Set(pages.filter(({ isError }) => isError).map((page) => lines(page).join('')))];
  if (errors.length !== 1) throw new Error('Caddy is told one set of headers for all error pages.');
  return [
    `(sightline-page-headers) {\n${visited.join('')}}\n`,
    `(sightline-error-headers) {\n\theader {\n${errors.join('')}\t}\n}\n`,
  ].join('\n');
}
