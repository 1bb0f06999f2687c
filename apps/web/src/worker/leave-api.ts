import { bypassWorker, type InstallEvent } from '@claypot/browser/worker';

/**
 * Paths that bypass the worker: the API, the server's version, which open pages poll, and the staff
 * app, which shares the origin.
 */
const PATHS = ['/api/*', '/version.json', '/counter', '/counter/*'];

/** Makes the browser send requests for the API directly. */
export function leaveApi(event: InstallEvent): Promise<void> {
  return bypassWorker(event, PATHS);
}
