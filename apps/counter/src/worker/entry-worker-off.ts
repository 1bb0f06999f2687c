/** Replaces the service worker if the server disables it. It removes the counter's caches. */
import { removeWorker, type WorkerEvents, type WorkerScope } from '@claypot/browser/worker';
import { CACHES } from './create-worker.ts';

declare const self: WorkerScope & WorkerEvents;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(removeWorker(self.caches, [self.registration], CACHES)),
);
