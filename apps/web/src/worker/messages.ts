/** Message from a worker to open pages: pages are of this version from now on. */
export interface TakenOver {
  readonly type: 'taken-over';
  readonly version: string;
}

/** Message from a page to the worker: refetch the pages in the language just chosen. */
export const RENEW_PAGES = 'renew-pages';

/** Message from a page that may have missed `TakenOver`: which version are the pages? */
export const ASK_VERSION = 'ask-version';
