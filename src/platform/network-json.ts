/**
 * Fetches a JSON file of this site, without credentials. Separate from `network.ts`, which is in the first script of
 * every page: a shared chunk would cost each visitor one more request.
 *
 * @param afresh Bypasses the browser's cache after an invalid response.
 */
export async function fetchJson(address: string, signal: AbortSignal, afresh: boolean): Promise<unknown> {
  const response = await fetch(address, { signal, cache: afresh ? 'reload' : 'default' });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as unknown;
}
