import { namedPlace, withPlace } from './named-place';

/** Links to other pages of the site, which may carry a rig behind the #: it is never sent, and nothing is stored. */

/** No page has a point in its address. */
const isFile = /\.\w+$/;

const linksToPages = (): readonly HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
    ({ pathname, target }) => pathname !== location.pathname && target === '' && !isFile.test(pathname),
  );

/**
 * Each of them carries this; empty = none does. What names a part of the other page stays, behind the rig. The same page in another
 * language is opened at the part that is shown of this one.
 *
 * @param toLanguages What is carried there.
 */
export function carryInLinks(rig: string, toLanguages = rig): void {
  for (const link of linksToPages()) {
    const isLanguage = link.hreflang !== '';
    const place = namedPlace(isLanguage ? location.hash : link.hash);
    const carries = isLanguage ? toLanguages : rig;
    const carried = carries === '' ? '' : `#${carries}`;
    link.setAttribute('href', link.pathname + (place === '' ? carried : withPlace(carried, place)));
  }
}
