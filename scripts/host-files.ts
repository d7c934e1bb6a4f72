/** The site's headers in the words of the hosts that can serve it. */

export type Headers = ReadonlyMap<string, string>;

/** Headers for the addresses that a pattern names: a path, or one that ends in `*` for all below it. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

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

/** To be included wherever an nginx configuration adds a header of its own: there the outer ones no longer count. */
export const nginxHeaders = (headers: Headers): string =>
  [...headers].map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('');

export const caddyHeaders = (headers: Headers): string =>
  `header {\n${[...headers].map(([name, value]) => `\t${name} "${value}"\n`).join('')}}\n`;
