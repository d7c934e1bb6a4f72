/** Keeps folds and lists of contents in step with the reader: what a link leads to is open, and the list marks where one is. */

const targetOf = (hash = ''): Element | null => document.getElementById(hash.slice(1));

/** Opens the fold that something is in, or is itself. */
function reveal(hash?: string): void {
  const fold = targetOf(hash)?.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  // What was folded above it has moved it.
  fold.scrollIntoView();
}

/** How far down the window a heading has to come before its part is the one being read. */
const readingLine = 0.4;

/** The last heading down to what was gone to, while that is in sight, otherwise to the reading line. */
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
