/** What a page says to a worker that waits. Both import it, so that they agree. */
export const takeOver = 'take over';
