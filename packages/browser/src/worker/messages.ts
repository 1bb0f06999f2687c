/** Message from a page to a worker that waits although it has called `skipWaiting`. */
export const TAKE_OVER = 'take-over';
