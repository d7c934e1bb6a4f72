/**
 * Service worker: caches one build for offline use. It installs whole or not at all, waits while pages of the build
 * before it are open, and skips waiting when a page asks for it, after its reader pressed the button.
 */
import { chooseAnswer, type Answer } from './choose-answer';
import { dropOlder, findStored, findOlder, keepAll } from './kept-files';
import { askNetwork } from './network';
import { notFoundPage } from './site-build';
import { takeOver } from '../../platform/take-over';

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;
const site = { scope, has: (file: string) => Object.hasOwn(siteBuild.files, file) };

self.addEventListener('install', (event) => event.waitUntil(keepAll(siteBuild, scope)));

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  // Empty after waiting; after a takeover, the pages of the build before.
  const pages = await self.clients.matchAll({ type: 'window' });
  await dropOlder(siteBuild, scope, pages.length > 0);
  // Claim the page of a first visit, so that it works offline at once.
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  if (event.data === takeOver) event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = chooseAnswer(
    {
      method: request.method,
      url: request.url,
      isNavigation: request.mode === 'navigate',
      isRange: request.headers.has('range'),
    },
    site,
  );
  if (answer) event.respondWith(respond(answer, request));
});

async function respond(answer: Answer, request: Request): Promise<Response> {
  switch (answer.kind) {
    case 'kept':
      return answer.file === notFoundPage
        ? await notFound(request)
        : ((await findStored(answer.file, siteBuild, scope)) ?? (await askNetwork(request)));
    case 'redirect':
      return Response.redirect(scope + answer.file);
    case 'older':
      return (await findOlder(request.url, scope)) ?? (await askNetwork(request));
    case 'game-page':
      return await askNetwork(request).catch(() => Response.redirect(scope + answer.fragment));
    case 'unknown-page':
      return await askNetwork(request).catch(() => notFound(request));
  }
}

async function notFound(request: Request): Promise<Response> {
  const page = await findStored(notFoundPage, siteBuild, scope);
  if (!page) return askNetwork(request);
  return new Response(page.body, { status: 404, headers: page.headers });
}
