/**
 * What takes the service worker's place where the server wants none: it takes all that was kept off
 * the device, and itself. It answers nothing, so that everything comes from the server at once.
 */
import { removeWorker } from './remove-worker.ts';
import type { WorkerEvents, WorkerScope } from './scope.ts';
import { takeOverWhenAsked } from './take-over-when-asked.ts';

declare const self: WorkerScope & WorkerEvents;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(removeWorker(self.caches, [self.registration])),
);
takeOverWhenAsked(self);
