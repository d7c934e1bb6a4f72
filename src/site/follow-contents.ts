/**
 * Keeps lists of contents and folds in step with the reader. On narrow screens the parts of the guide are folded, whatever a
 * link leads to is open, and the list marks where one is.
 */

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

/**
 * Of questions that open, the open one; of headings the last one down to what was gone to, while that is in sight, otherwise to the
 * reading line.
 */
function mark(links: readonly HTMLAnchorElement[]): void {
  const goneTo = targetOf(location.hash)?.getBoundingClientRect().top ?? -1;
  const line = goneTo >= 0 && goneTo < innerHeight ? goneTo : innerHeight * readingLine;
  let current: HTMLAnchorElement | undefined;
  for (const link of links) {
    const target = targetOf(link.hash);
    const isRead =
      target instanceof HTMLDetailsElement
        ? target.open
        : target !== null && target.getBoundingClientRect().top <= line;
    if (isRead) current = link;
  }
  for (const link of links) link.ariaCurrent = link === current ? 'location' : null;
}

export function followContents(): void {
  if (matchMedia('(width < 1024px)').matches)
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.guide details')) fold.open = false;
  reveal(location.hash);

  addEventListener('hashchange', () => reveal(location.hash));
  addEventListener('click', ({ target }) => reveal((target as Element).closest('a')?.hash));

  const links = [...document.querySelectorAll<HTMLAnchorElement>('.page-contents a')];
  const follow = () => mark(links);
  // The last of them does not bubble.
  for (const event of ['scroll', 'hashchange', 'toggle']) addEventListener(event, follow, true);
}
