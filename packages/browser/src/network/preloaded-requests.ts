import type { TimeSample } from '@claypot/domain/time';

declare global {
  /** Responses requested before the page's code has loaded, by request key. */
  var preloadedRequests: Map<string, Promise<Response>> | undefined;
}

/** Time after the app's start in which a preloaded response may be used, in ms. */
const MAX_AGE_MS = 10_000;

/**
 * Creates a `fetch` that uses each response preloaded for the same request, once. It only does so
 * on the page they were preloaded for, because later actions may have changed the data.
 *
 * @param observe receives the server's time from each response
 */
export function createFetch(
  view: typeof globalThis,
  observe: (sample: TimeSample) => void = () => undefined,
): (request: Request) => Promise<Response> {
  const preloaded = view.preloadedRequests ?? new Map<string, Promise<Response>>();
  const page = view.location.pathname;
  setTimeout(() => preloaded.clear(), MAX_AGE_MS);
  const observed = async (answer: Promise<Response>, sentAt: number) => {
    const response = await answer;
    const receivedAt = performance.now();
    observe({ date: Date.parse(response.headers.get('date') ?? ''), sentAt, receivedAt });
    return response;
  };
  const send = (request: Request) => observed(view.fetch(request), performance.now());
  return async (request) => {
    if (view.location.pathname !== page) preloaded.clear();
    if (preloaded.size === 0) return send(request);
    const key = requestKey(request, await request.clone().text());
    const answer = preloaded.get(key);
    if (answer === undefined) return send(request);
    preloaded.delete(key);
    // The send time is unknown; 0 is the start of the page, its lower bound.
    return Promise.race([aborted(request.signal), observed(answer, 0)]);
  };
}

/** Returns the key of a request in the map of preloaded responses. */
export function requestKey({ method, url, headers }: Request, body: string): string {
  const parts = [headers.get('Accept-Language'), headers.get('Authorization'), body];
  return JSON.stringify([method, url, ...parts]);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
