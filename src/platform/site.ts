/** The site's facts. Everything that names the site, its address or its people takes it from here. */

const root = new URL((import.meta.env as { SITE_ROOT?: string }).SITE_ROOT ?? 'https://sightline.example');

export const site = {
  name: 'Sightline',
  email: 'hello@sightline.example',
  /** Where the site is published, without a slash at the end. Set SITE_ROOT at build time to change it. */
  root: root.href.replace(/\/+$/, ''),
  socialPicture: { path: '/social-card.png', width: 1200, height: 630 },
} as const;

/** A path of this site as a link: the site may be published below a folder. */
export const linkTo = (path: string): string => root.pathname.replace(/\/+$/, '') + path;

/** The same as a full address, for crawlers and link previews. The root itself keeps its slash. */
export const addressOf = (path: string): string => site.root + path;

/** The list of games. */
export const gamesPath = '/games';

/** The page of one game. @example gamePath('acc') // "/games/acc" */
export const gamePath = (id: string): string => `${gamesPath}/${id}`;

/** As people write it. @example shownAddress // "sightline.example" */
export const shownAddress: string = site.root.replace(/^https?:\/\//, '');
