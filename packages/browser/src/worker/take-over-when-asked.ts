import { TAKE_OVER } from './messages.ts';
import type { WorkerEvents, WorkerScope } from './scope.ts';

/**
 * Makes a waiting worker take over when a page requests it. Chromium may keep it waiting despite
 * its own `skipWaiting`.
 */
export function takeOverWhenAsked(scope: Pick<WorkerScope, 'skipWaiting'> & WorkerEvents): void {
  scope.addEventListener('message', ({ data }) => {
    // Not awaited: the promise is pending until this worker takes over, which would keep it running.
    if (data === TAKE_OVER) void scope.skipWaiting();
  });
}
