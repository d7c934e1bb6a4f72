/** All that the worker asks of the network: files of its own site, and nothing is sent along. */

/**
 * A file with exactly these bytes. A redirect, an error, another host's answer or a file of another build is a failure: what is
 * kept is what was built.
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
