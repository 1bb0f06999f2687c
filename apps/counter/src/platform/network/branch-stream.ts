import { ApiError } from '@claypot/sdk';
import { type BoardOrder, type BranchState, boardOrderFromWire } from '@claypot/sdk/counter';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Silence after which a connection is dead, in ms: the server sends its time every 15 seconds. */
const SILENCE = 40_000;

/** Event of the branch's stream, with amounts in cents. */
export type StreamEvent =
  | { readonly type: 'order'; readonly order: BoardOrder }
  | { readonly type: 'branch'; readonly branch: BranchState }
  | { readonly type: 'print' }
  | { readonly type: 'bookings'; readonly waiting: number }
  | { readonly type: 'availability' }
  | { readonly type: 'bill'; readonly id: string }
  | { readonly type: 'board' }
  | { readonly type: 'time'; readonly now: Temporal.Instant };

/** Subset of `Window` used here. */
export type StreamView = Pick<Window, 'setTimeout' | 'clearTimeout'> & {
  readonly fetch: typeof fetch;
  readonly location: Pick<Location, 'origin'>;
};

/**
 * Creates the stream port. `EventSource` cannot send the header of the counter, so the stream is
 * read with `fetch`. A connection without an event for {@link SILENCE} is aborted.
 *
 * @param language language of the dishes' names
 */
export function createBranchStream(view: StreamView, language: () => string) {
  return {
    open: (branchId: string, signal: AbortSignal) =>
      readEvents(view, { branchId, language: language(), signal }),
  };
}

interface Wanted {
  readonly branchId: string;
  readonly language: string;
  readonly signal: AbortSignal;
}

async function* readEvents(
  view: StreamView,
  { branchId, language, signal }: Wanted,
): AsyncGenerator<StreamEvent> {
  const own = new AbortController();
  const abort = () => own.abort();
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  let silence: number | undefined;
  try {
    const body = await connect(view, { branchId, language, signal: own.signal });
    const events = body
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (;;) {
      view.clearTimeout(silence);
      silence = view.setTimeout(abort, SILENCE);
      const { done, value } = await events.read();
      if (done) return;
      const event = toEvent(value.event, value.data);
      if (event !== null) yield event;
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof ApiError ? error : new ApiError({ kind: 'network', cause: error });
  } finally {
    view.clearTimeout(silence);
    signal.removeEventListener('abort', abort);
    abort();
  }
}

async function connect(
  view: StreamView,
  { branchId, language, signal }: Wanted,
): Promise<ReadableStream<Uint8Array>> {
  const url = new URL('/api/counter/stream', view.location.origin);
  url.searchParams.set('branch_id', branchId);
  url.searchParams.set('language', language);
  const response = await view.fetch(url, {
    headers: { 'X-Claypot-Counter': '1' },
    cache: 'no-store',
    signal,
  });
  if (response.ok && response.body !== null) return response.body;
  throw new ApiError({
    kind: response.status === 401 ? 'unauthorized' : 'rejected',
    status: response.status,
    code: await codeIn(response),
  });
}

async function codeIn(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const isEnvelope = typeof body === 'object' && body !== null && 'msgCode' in body;
  return isEnvelope && typeof body.msgCode === 'string' ? body.msgCode : 'ERROR';
}

/** Returns the event; null for one that this version does not know. */
function toEvent(name: string | undefined, data: string): StreamEvent | null {
  switch (name) {
    case 'order':
      return { type: 'order', order: boardOrderFromWire(JSON.parse(data)) };
    case 'branch':
      return { type: 'branch', branch: JSON.parse(data) };
    case 'time':
      return { type: 'time', now: Temporal.Instant.from(JSON.parse(data).now) };
    case 'bookings':
      return { type: 'bookings', waiting: JSON.parse(data).waiting };
    case 'bill':
      return { type: 'bill', id: JSON.parse(data).id };
    case 'availability':
    case 'board':
    case 'print':
      return { type: name };
    default:
      return null;
  }
}
