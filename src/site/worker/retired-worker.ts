/**
 * The way back, written in place of the other by `SITE_OFFLINE=off npm run build`: takes away all that was kept, and itself. It
 * need not take over for that: the worker before it finds nothing any more and asks the network. No page is reloaded.
 */
import { dropAll } from './kept-files';

declare const self: ServiceWorkerGlobalScope;

const retire = async (): Promise<void> => {
  await dropAll(self.registration.scope);
  // Not waited for: the browser does it once this is over.
  void self.registration.unregister();
};

self.addEventListener('install', (event) => {
  event.waitUntil(retire());
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(retire()));
