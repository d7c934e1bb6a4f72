/** Opens the fold that a link leads to, and marks the current section in the list of contents. */

const targetOf = (hash = ''): Element | null => document.getElementById(hash.slice(1));

/** Opens the `<details>` around an element, or the element itself. */
function reveal(hash?: string): void {
  const fold = targetOf(hash)?.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  // Opening folds above moved it.
  fold.scrollIntoView();
}

/** Reading line: share of the window's height above which a heading makes its section the current one. */
const readingLine = 0.4;

/** The last heading above the link's target while that is in view, else above the reading line. */
function mark(links: readonly HTMLAnchorElement[]): void {
  const goneTo = targetOf(location.hash)?.getBoundingClientRect().top ?? -1;
  const line = goneTo >= 0 && goneTo < innerHeight ? goneTo : innerHeight * readingLine;
  const current = links.findLast(
    ({ hash }) => (targetOf(hash)?.getBoundingClientRect().top ?? Infinity) <= line,
  );
  for (const link of links) link.ariaCurrent = link === current ? 'location' : null;
}

export function followContents(): void {
  reveal(location.hash);

  addEventListener('hashchange', () => reveal(location.hash));
  addEventListener('click', ({ target }) => reveal((target as Element).closest('a')?.hash));

  const links = [...document.querySelectorAll<HTMLAnchorElement>('.page-contents a')];
  const follow = () => mark(links);
  for (const event of ['scroll', 'hashchange']) addEventListener(event, follow, true);
}
