/** The site's facts. Everything that names the site, its address or its people takes it from here. */

const root = new URL((import.meta.env as { SITE_ROOT?: string }).SITE_ROOT ?? 'https://sightline.example');

export const site = {
  name: 'Sightline',
  email: 'hello@sightline.example',
  /** Where the site is published, without a slash at the end. Set SITE_ROOT at build time to change it. */
  root: root.href.replace(/\/+$/, ''),
  socialPicture: { path: '/social-card.png', width: 1200, height: 630 },
} as const;

/** The folder of its host that the site is published in, without a slash at the end; mostly none. */
const rootFolder = root.pathname.replace(/\/+$/, '');

/** Icons, pictures and data are there once for all languages. No page has a point in its address. */
const isFile = (path: string): boolean => /^[^?#]*\.\w+$/.test(path);

/** Each language is a site in a folder: the base of its build. */
const languageFolder = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** A page of this language, or a file that all share, as a link: the site may be published below a folder. */
export const linkTo = (path: string): string => (isFile(path) ? rootFolder : languageFolder) + path;

/** The same as a full address, for crawlers and link previews. The root itself keeps its slash. */
export const addressOf = (path: string): string => root.origin + linkTo(path);

/** A page in another language. @example linkIn({ path: '/de' }, '/faq') // "/de/faq" */
export const linkIn = (language: { readonly path: string }, path: string): string =>
  rootFolder + language.path + path;

export const addressIn = (language: { readonly path: string }, path: string): string =>
  root.origin + linkIn(language, path);

/** Whether what is kept below an address is this site's, in any of its languages: other sites may be in other folders of the host. */
export const isOfSite = (address: string): boolean => {
  const beginning = `${location.origin}${rootFolder}/`;
  return (
    address.startsWith(beginning) && /^(?:[a-z]{2}(?:-[a-z]+)?\/)?$/.test(address.slice(beginning.length))
  );
};

/** The list of games. */
export const gamesPath = '/games';

/** The page of one game. @example gamePath('acc') // "/games/acc" */
export const gamePath = (id: string): string => `${gamesPath}/${id}`;

/** As people write it. @example shownAddress // "sightline.example" */
export const shownAddress: string = site.root.replace(/^https?:\/\//, '');
