import { namedPlace, withPlace } from './named-place';

/** Adds a rig to the fragments of links to other pages of the site. */

/** Only files have a point in their address. */
const isFile = /\.\w+$/;

const linksToPages = (): readonly HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
    ({ pathname, target }) => pathname !== location.pathname && target === '' && !isFile.test(pathname),
  );

/** Opens a page of the site, with the fragment that it is given. */
export const openAddress = (address: string): void => location.assign(address);

let carriedRig = '';

/** Opens a page of the site with the rig that links carry. */
export const openPage = (path: string): void =>
  location.assign(carriedRig === '' ? path : `${path}#${carriedRig}`);

/**
 * Sets the rig that links carry; empty = none. Keeps the name of a part behind the rig. Links to other languages open
 * at the part now in view.
 *
 * @param toLanguages Rig for links to other languages.
 */
export function carryInLinks(rig: string, toLanguages = rig): void {
  carriedRig = rig;
  for (const link of linksToPages()) {
    const isLanguage = link.hreflang !== '';
    const place = namedPlace(isLanguage ? location.hash : link.hash);
    const carries = isLanguage ? toLanguages : rig;
    const carried = carries === '' ? '' : `#${carries}`;
    link.setAttribute('href', link.pathname + (place === '' ? carried : withPlace(carried, place)));
  }
}
