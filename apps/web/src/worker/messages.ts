/** What a worker tells the open pages: from now on, pages come in this version. */
export interface TakenOver {
  readonly type: 'taken-over';
  readonly version: string;
}

/** What a page asks of the worker: pages in the language that was chosen just now. */
export const RENEW_PAGES = 'renew-pages';

/** What a page asks that may have come after such news: in which version pages come. */
export const ASK_VERSION = 'ask-version';

/** Sent by a page to a worker that waits although it has called `skipWaiting`. */
export const TAKE_OVER = 'take-over';
