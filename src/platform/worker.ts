/** Registers the service worker. Part of every page's first script, so it is kept small. */

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

/** Trusted Types policy, allowed once by the page's CSP, that accepts a single script address. */
const trusted = (address: string): string =>
  (window as PagesPolicies).trustedTypes
    ?.createPolicy('worker', { createScriptURL: () => address })
    .createScriptURL('') ?? address;

/**
 * Registers after load when the browser is idle. Skipped for users who save data: the worker caches the whole site.
 *
 * @param onOfflineReady The offline copy is complete, now or since an earlier visit.
 */
export function startWorker(
  address: string,
  onOfflineReady: (registration: ServiceWorkerRegistration) => void,
): void {
  const { serviceWorker, connection } = navigator as KnownConnection;
  if (!serviceWorker || connection?.saveData) return;
  // Offline use is optional: the page works without a worker.
  const start = () =>
    void serviceWorker
      .register(trusted(address))
      .then(() => serviceWorker.ready)
      .then(onOfflineReady)
      .catch(() => undefined);
  // Safari lacks requestIdleCallback.
  addEventListener('load', () => ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(start));
}
