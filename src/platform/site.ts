/** Facts about the site: name, address and contacts. */

const root = new URL((import.meta.env as { SITE_ROOT?: string }).SITE_ROOT ?? 'https://sightline.example');

export const site = {
  name: 'Sightline',
  email: 'hello@sightline.example',
  /** Base address without a trailing slash, from SITE_ROOT at build time. */
  root: root.href.replace(/\/+$/, ''),
  socialPicture: { path: '/social-card.png', width: 1200, height: 630 },
} as const;

/** Address of a mail to the site in the user's own mail program. */
export const mailWith = ({ subject, body }: { readonly subject: string; readonly body: string }): string => {
  const part = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${site.email}?subject=${part(subject)}&body=${part(body)}`;
};

/** Folder of the site on its host, without a trailing slash; usually empty. */
const rootFolder = root.pathname.replace(/\/+$/, '');

/** Icons, pictures and data are shared by all languages. Only files have a point in their address. */
const isFile = (path: string): boolean => /^[^?#]*\.\w+$/.test(path);

/** Folder of this language: the base of its build. */
const languageFolder = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** Link to a page of this language, or to a shared file: the site may be published below a folder. */
export const linkTo = (path: string): string => (isFile(path) ? rootFolder : languageFolder) + path;

/** Full address, for crawlers and link previews. The root keeps its slash. */
export const addressOf = (path: string): string => root.origin + linkTo(path);

/** Link to a page in another language. @example linkIn({ path: '/de' }, '/faq') // "/de/faq" */
export const linkIn = (language: { readonly path: string }, path: string): string =>
  rootFolder + language.path + path;

export const addressIn = (language: { readonly path: string }, path: string): string =>
  root.origin + linkIn(language, path);

/** Whether an address belongs to this site, in any language: other sites may be in other folders of the host. */
export const isOfSite = (address: string): boolean => {
  const beginning = `${location.origin}${rootFolder}/`;
  return (
    address.startsWith(beginning) && /^(?:[a-z]{2}(?:-[a-z]+)?\/)?$/.test(address.slice(beginning.length))
  );
};

/** Path of the list of games. */
export const gamesPath = '/games';

/** Path of a game's page. @example gamePath('acc') // "/games/acc" */
export const gamePath = (id: string): string => `${gamesPath}/${id}`;

/** Path of the page that measures a game. */
export const measurePath = '/measure';

/** The same for one game. @example measurePathFor('acc') // "/measure#acc" */
export const measurePathFor = (id: string): string => `${measurePath}#${id}`;

/** Address for display. @example shownAddress // "sightline.example" */
export const shownAddress: string = site.root.replace(/^https?:\/\//, '');
