/**
 * Kill switch, written in place of the service worker by `SITE_OFFLINE=off npm run build`: deletes all caches and unregisters itself. It
 * need not take over: the worker before it finds empty caches and uses the network. No page is reloaded.
 */
import { dropAll } from './kept-files';

declare const self: ServiceWorkerGlobalScope;

const retire = async (): Promise<void> => {
  await dropAll(self.registration.scope);
  // Not awaited: the browser unregisters after this event.
  void self.registration.unregister();
};

self.addEventListener('install', (event) => {
  event.waitUntil(retire());
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(retire()));
