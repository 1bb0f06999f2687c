/** Time after which a client may ask again, in seconds. */
const RETRY_AFTER = '5';

/** Returns the response to a request beyond a rate limit, or to one that a busy server skips. */
export function busy(status: 429 | 503): Response {
  const headers = { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER };
  return new Response('Please try again in a moment.\n', { status, headers });
}
