/**
 * Replaces the service worker if the server disables it. It deletes all caches and unregisters
 * itself. It handles no requests, so everything comes from the server at once.
 */

import type { WorkerEvents, WorkerScope } from '@claypot/browser/worker';
import { removeWorker, takeOverWhenAsked } from '@claypot/browser/worker';

declare const self: WorkerScope & WorkerEvents;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(removeWorker(self.caches, [self.registration])),
);
takeOverWhenAsked(self);
