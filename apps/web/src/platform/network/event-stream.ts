import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Delay before the first reconnect, in ms; doubles up to the maximum. */
const FIRST_WAIT = 1000;
const MAX_RETRY_DELAY = 60_000;
/**
 * Silence after which a connection is dead, in ms: the server sends a heartbeat every 20 seconds.
 */
const SILENCE = 45_000;

/** A stream of events that reconnects by itself. */
export interface EventStream {
  readonly isLive: () => boolean;
  readonly stop: () => void;
}

export interface EventStreamOptions {
  /** Sends the request; called for each connection. */
  request(signal: AbortSignal): Promise<Response>;
  onEvent(event: string, data: string): void;
  /** Called when a live connection ends without `stop`. */
  onLost?(): void;
  /** Factor on each delay before a reconnect; 1 by default. */
  jitter?(): number;
}

/** Subset of `Window` used here. */
export type StreamPage = Pick<
  Window,
  'setTimeout' | 'clearTimeout' | 'addEventListener' | 'removeEventListener'
> & {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
};

/**
 * Reads server-sent events on a connection of its own. A broken connection is retried with
 * increasing delays, and at once when the page becomes visible or is restored. A hidden page has no
 * connection. If the server rejects it permanently, it is not retried.
 */
export function openEventStream(
  page: StreamPage,
  { request, onEvent, onLost = () => undefined, jitter = () => 1 }: EventStreamOptions,
): EventStream {
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
    const answer = await request(own.signal);
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
        onEvent(value.event ?? '', value.data);
      }
    } finally {
      page.clearTimeout(silence);
    }
  }

  function tryLater(): void {
    waiting = page.setTimeout(() => void open(), wait * jitter());
    wait = Math.min(wait * 2, MAX_RETRY_DELAY);
  }

  function hangUp(): void {
    const wasLive = isLive;
    connection?.abort();
    connection = null;
    isLive = false;
    if (wasLive && !isOver) onLost();
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
