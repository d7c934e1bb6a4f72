import type { Messages } from '../messages/messages';
import { addressIn } from '../platform/site';

type Language = Pick<Messages['language'], 'tag' | 'path'>;

/**
 * Every page in every language. Alternate addresses are listed here and not in each page, where they would be a kilobyte of
 * the first packets.
 *
 * @param languages The first is the default (x-default).
 */
export function sitemap(paths: readonly string[], languages: readonly Language[]): string {
  const entries = languages.flatMap((language) =>
    paths.map((path) => {
      const others = languages.length > 1 ? alternates(path, languages) : '';
      return `  <url><loc>${addressIn(language, path)}</loc>${others}</url>\n`;
    }),
  );
  const xhtml = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${entries.join('')}</urlset>\n`;
}

function alternates(path: string, languages: readonly Language[]): string {
  const named = languages.map((language) => ({ tag: language.tag, language }));
  const forOthers = languages.slice(0, 1).map((language) => ({ tag: 'x-default', language }));
  return [...named, ...forOthers]
    .map(({ tag, language }) => ({ rel: 'alternate', hreflang: tag, href: addressIn(language, path) }))
    .map((attributes) => Object.entries(attributes).map(([name, value]) => `${name}="${value}"`))
    .map((attributes) => `<xhtml:link ${attributes.join(' ')}/>`)
    .join('');
}
