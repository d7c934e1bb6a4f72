/**
 * A file of this site, as data. Nothing is sent along. It stands apart from the other request, which is in the first script of
 * every page: one file for both would be one request more for every visitor.
 *
 * @param afresh Past the browser's cache: what it holds has been no good.
 */
export async function fetchJson(address: string, signal: AbortSignal, afresh: boolean): Promise<unknown> {
  const response = await fetch(address, { signal, cache: afresh ? 'reload' : 'default' });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as unknown;
}
