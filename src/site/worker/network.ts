/** The only requests of the worker: files of its own site, without credentials. */

/**
 * Fetches a file with exactly these bytes. Rejects on a redirect, an error, another host's answer or a file of another
 * build.
 */
export async function fetchExactly(
  url: string,
  integrity: string,
  { cache, mayBe }: { readonly cache: RequestCache; readonly mayBe: readonly number[] },
): Promise<Response> {
  const response = await fetch(url, {
    integrity,
    cache,
    redirect: 'error',
    mode: 'same-origin',
    referrerPolicy: 'no-referrer',
  });
  if (!mayBe.includes(response.status)) throw new Error(`${response.status} ${url}`);
  return response;
}

export const askNetwork = (request: Request): Promise<Response> => fetch(request);
