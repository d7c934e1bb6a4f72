/** What has to be done before a page is loaded again, by whoever holds something. The page's first script knows none of them. */

const name = 'sightline-reload';

type Jobs = Promise<unknown>[];

/** The job runs when somebody has asked for a reload, which waits for it. Returns how to stop. */
export function beforeReload(job: () => Promise<unknown>): () => void {
  const add = (event: Event) => void (event as CustomEvent<Jobs>).detail.push(job());
  addEventListener(name, add);
  return () => removeEventListener(name, add);
}
