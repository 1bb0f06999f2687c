import type { ApiCaller, FollowedOrder, OrderNews } from '@claypot/domain/ports';
import type { Identity } from '@claypot/sdk';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Delay before the first reconnect, in ms; doubles up to the maximum. */
const FIRST_WAIT = 1000;
const MAX_RETRY_DELAY = 60_000;
/**
 * Silence after which a connection is dead, in ms: the server sends a heartbeat every 20 seconds.
 */
const SILENCE = 45_000;

/** Creates the live order updates, one connection per order. */
export function createOrderNews(page: Page, caller: Pick<ApiCaller, 'token'>): OrderNews {
  return {
    follow: (orderId, who, changed) => followOrder(page, caller, { orderId, who, changed }),
  };
}

interface Followed {
  readonly orderId: string;
  readonly who: Identity;
  readonly changed: () => void;
}

/** Subset of `Window` used here. */
type Page = Pick<
  Window,
  'setTimeout' | 'clearTimeout' | 'addEventListener' | 'removeEventListener'
> & {
  readonly fetch: typeof fetch;
  readonly location: Pick<Location, 'origin'>;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
};

/**
 * Follows an order on its own connection to the server. A broken connection is retried with
 * increasing delays, and at once when the page becomes visible or is restored. A hidden page has no
 * connection. If the server rejects it permanently, it is not retried.
 */
function followOrder(
  page: Page,
  { token }: Pick<ApiCaller, 'token'>,
  { orderId, who, changed }: Followed,
): FollowedOrder {
  let connection: AbortController | null = null;
  let isLive = false;
  let isOver = false;
  let waiting: number | undefined;
  let wait = FIRST_WAIT;

  async function open(): Promise<void> {
    page.clearTimeout(waiting);
    if (isOver || connection !== null || page.document.visibilityState === 'hidden') return;
    const own = new AbortController();
    connection = own;
    const outcome = await read(own).catch(() => 'broken' as const);
    if (connection !== own) return;
    hangUp();
    if (outcome === 'rejected') stop();
    else if (!isOver) tryLater();
  }

  async function read(own: AbortController): Promise<'broken' | 'rejected'> {
    const bearer = token();
    const answer = await page.fetch(
      new URL(`/api/follow/order/${encodeURIComponent(orderId)}`, page.location.origin),
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        },
        body: JSON.stringify(who),
        signal: own.signal,
      },
    );
    if (!answer.ok || answer.body === null) {
      const isForGood = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
      return isForGood ? 'rejected' : 'broken';
    }
    await listen(own, answer.body);
    return 'broken';
  }

  /** Reads events until the stream ends; aborts the connection after `SILENCE` without an event. */
  async function listen(own: AbortController, stream: ReadableStream<Uint8Array>): Promise<void> {
    const events = stream
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    let silence: number | undefined;
    try {
      for (;;) {
        page.clearTimeout(silence);
        silence = page.setTimeout(() => own.abort(), SILENCE);
        const { done, value } = await events.read();
        if (done) return;
        isLive = true;
        wait = FIRST_WAIT;
        if (value.event === 'changed') changed();
      }
    } finally {
      page.clearTimeout(silence);
    }
  }

  function tryLater(): void {
    waiting = page.setTimeout(() => void open(), wait);
    wait = Math.min(wait * 2, MAX_RETRY_DELAY);
  }

  function hangUp(): void {
    const wasLive = isLive;
    connection?.abort();
    connection = null;
    isLive = false;
    // Without a connection there are no events: emit once more, so that polling resumes.
    if (wasLive && !isOver) changed();
  }

  function look(): void {
    if (page.document.visibilityState === 'hidden') hangUp();
    else void open();
  }

  function stop(): void {
    if (isOver) return;
    isOver = true;
    page.clearTimeout(waiting);
    page.document.removeEventListener('visibilitychange', look);
    page.removeEventListener('pageshow', look);
    hangUp();
  }

  page.document.addEventListener('visibilitychange', look);
  page.addEventListener('pageshow', look);
  void open();
  return { isLive: () => isLive, stop };
}
