/** Service worker of the counter, with the build's data inserted. Served as `/counter/sw.js`. */
import { bypassWorker, type WorkerEvents, type WorkerScope } from '@claypot/browser/worker';
import { type Build, createWorker } from './create-worker.ts';

declare const self: WorkerScope & WorkerEvents;
/** Defined by the build. */
declare const __BUILD__: Build;

// Methods of the scope must be called on the scope.
const worker = createWorker(
  {
    caches: self.caches,
    clients: self.clients,
    location: self.location,
    registration: self.registration,
    fetch: (input, init) => self.fetch(input, init),
    skipWaiting: () => self.skipWaiting(),
  },
  __BUILD__,
);

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([bypassWorker(event, ['/api/*', '/media/*']), worker.install()])),
);
self.addEventListener('activate', (event) => event.waitUntil(worker.activate()));
self.addEventListener('fetch', (event) => {
  const answered = worker.answer(event.request);
  if (answered !== null) event.respondWith(answered);
});
