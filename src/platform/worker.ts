/** Registers the site's worker, which caches the site for offline use. In the first script of every page, so it does little. */

interface PagesPolicies {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: () => string },
    ) => { readonly createScriptURL: (ignored: string) => string };
  };
}

interface KnownConnection {
  readonly connection?: { readonly saveData?: boolean };
  readonly serviceWorker?: ServiceWorkerContainer;
}

/** The one text that may become the address of a script, whoever asks; the page's policy allows this one policy, once. */
const trusted = (address: string): string =>
  (window as PagesPolicies).trustedTypes
    ?.createPolicy('worker', { createScriptURL: () => address })
    .createScriptURL('') ?? address;

/**
 * Once the page is there and the browser has nothing else to do. Not for those who want to save data: it keeps the whole site.
 *
 * @param onStoredChange All of it is kept, now or since an earlier visit.
 */
export function startWorker(
  address: string,
  onStoredChange: (registration: ServiceWorkerRegistration) => void,
): void {
  const { serviceWorker, connection } = navigator as KnownConnection;
  if (!serviceWorker || connection?.saveData) return;
  // Without it the page works as before.
  const start = () =>
    void serviceWorker
      .register(trusted(address))
      .then(() => serviceWorker.ready)
      .then(onStoredChange)
      .catch(() => undefined);
  // Safari does not have the first.
  addEventListener('load', () => ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(start));
}
