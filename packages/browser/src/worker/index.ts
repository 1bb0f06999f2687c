/** Parts of a service worker that the web apps share. */
export { bypassWorker } from './bypass-worker.ts';
export { type CodeCache, createCodeCache, type Version } from './code-cache.ts';
export { TAKE_OVER } from './messages.ts';
export { removeWorker } from './remove-worker.ts';
export type { InstallEvent, WindowClient, WorkerEvents, WorkerScope } from './scope.ts';
export { takeOverWhenAsked } from './take-over-when-asked.ts';
