import type { ApiRequest } from '@claypot/domain/app';
import type { TimeSample } from '@claypot/domain/time';

declare global {
  /** Answers on their way to a page whose code has not come yet, by what was asked. */
  var preloadedRequests: Map<string, Promise<Response>> | undefined;
}

/** How long after the app's start an answer may still be taken, in ms: later it is an old one. */
const KEPT = 10_000;

interface Asker {
  readonly token: string | null;
  /** As `Accept-Language` writes it. */
  readonly language: string;
}

/**
 * Asks for what the page will need first, and puts the answers where {@link createFetch} looks.
 * @returns the answers in the order of the requests. They are the app's: read a copy.
 */
export function preloadRequests(
  view: typeof globalThis,
  requests: readonly ApiRequest[],
  { language, token }: Asker,
): readonly Promise<Response>[] {
  const preloaded = new Map<string, Promise<Response>>();
  view.preloadedRequests = preloaded;
  return requests.map(({ method, path, body }) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const request = new Request(new URL(`/api${path}`, view.location.origin), {
      method,
      headers: {
        'Accept-Language': language,
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(text && { 'Content-Type': 'application/json' }),
      },
      ...(text && { body: text }),
    });
    const answer = view.fetch(request);
    // Read to its end at once: an answer that nobody takes would hold its connection. Whoever takes
    // it hears of its failure; perhaps nobody does.
    answer.then((response) => response.clone().arrayBuffer()).catch(() => undefined);
    preloaded.set(keyOf(request, text), answer);
    return answer;
  });
}

/**
 * The browser's `fetch`, which takes each answer that was preloaded for this very request, once, and
 * only on the page that it was preloaded for: whoever has gone on may have changed it since.
 *
 * @param observe takes the server's time from each answer
 */
export function createFetch(
  view: typeof globalThis,
  observe: (sample: TimeSample) => void = () => undefined,
): (request: Request) => Promise<Response> {
  const preloaded = view.preloadedRequests ?? new Map<string, Promise<Response>>();
  const page = view.location.pathname;
  setTimeout(() => preloaded.clear(), KEPT);
  const observed = async (answer: Promise<Response>, sentAt: number) => {
    const response = await answer;
    const receivedAt = performance.now();
    observe({ date: Date.parse(response.headers.get('date') ?? ''), sentAt, receivedAt });
    return response;
  };
  const ask = (request: Request) => observed(view.fetch(request), performance.now());
  return async (request) => {
    if (view.location.pathname !== page) preloaded.clear();
    if (preloaded.size === 0) return ask(request);
    const key = keyOf(request, await request.clone().text());
    const answer = preloaded.get(key);
    if (answer === undefined) return ask(request);
    preloaded.delete(key);
    // It was sent at some moment since the page began.
    return Promise.race([aborted(request.signal), observed(answer, 0)]);
  };
}

function keyOf({ method, url, headers }: Request, body: string): string {
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
