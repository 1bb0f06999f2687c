/**
 * Service worker, with the build's data inserted. The server sends it as `/sw.js`, or
 * `entry-worker-off.ts` instead if configured.
 */

import type { WorkerEvents, WorkerScope } from '@claypot/browser/worker';
import { takeOverWhenAsked } from '@claypot/browser/worker';
import type { Build } from './build.ts';
import { createWorker } from './create-worker.ts';
import { leaveApi } from './leave-api.ts';
import { ASK_VERSION, RENEW_PAGES } from './messages.ts';

declare const self: WorkerScope & WorkerEvents;
/** Defined by `scripts/build-worker.ts`. */
declare const __BUILD__: Build;

// Methods of the scope must be called on the scope.
const worker = createWorker(
  {
    caches: self.caches,
    ...(self.cookieStore && { cookieStore: self.cookieStore }),
    clients: self.clients,
    location: self.location,
    registration: self.registration,
    fetch: (input, init) => self.fetch(input, init),
    skipWaiting: () => self.skipWaiting(),
  },
  __BUILD__,
);

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([leaveApi(event), worker.install()])),
);
self.addEventListener('activate', (event) => event.waitUntil(worker.activate()));
self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data === RENEW_PAGES) event.waitUntil(worker.renewPages());
  // Sent by pages of earlier versions only.
  if (data === ASK_VERSION && source !== null) worker.postVersion(source);
});
takeOverWhenAsked(self);
self.addEventListener('fetch', (event) => {
  const answered = worker.answer(event.request, event.preloadResponse);
  if (answered === null) return;
  event.respondWith(answered.response);
  event.waitUntil(answered.rest);
});
