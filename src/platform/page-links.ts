/** Links to other pages of the site, which may carry a rig behind the #: it is never sent, and nothing is stored. */

const linksToPages = (): readonly HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
    ({ pathname, target }) => pathname !== location.pathname && target === '',
  );

/** Each of them carries this; empty = none does. What names a part of the other page stays. */
export function carryInLinks(rig: string): void {
  for (const link of linksToPages()) {
    const isFree = link.hash === '' || link.hash.startsWith(rigMark);
    if (isFree) link.setAttribute('href', `${link.pathname}${rig === '' ? '' : `#${rig}`}`);
  }
}

const rigMark = '#v=';
