import 'temporal-polyfill/global';
import { codeOf } from '@claypot/sdk/counter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBranchStream, type StreamEvent } from './branch-stream.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const BEAT = 'event: time\ndata: {"now":"2026-11-28T12:00:00+08:00"}\n\n';

/** A server with a stream that the test writes. */
function aServer(status = 200, code = 'OK') {
  const encoder = new TextEncoder();
  const requests: { url: URL; init: RequestInit | undefined }[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const answer = async (url: URL | RequestInfo, init?: RequestInit): Promise<Response> => {
    requests.push({ url: new URL(String(url)), init });
    if (status !== 200) return Response.json({ msgCode: code }, { status });
    const body = new ReadableStream<Uint8Array>({
      start: (own) => {
        controller = own;
        init?.signal?.addEventListener('abort', () => own.error(new Error('aborted')));
      },
    });
    return new Response(body);
  };
  const view = {
    fetch: answer as typeof fetch,
    location: { origin: 'http://demo.localhost' },
    setTimeout: globalThis.setTimeout as unknown as Window['setTimeout'],
    clearTimeout: globalThis.clearTimeout as unknown as Window['clearTimeout'],
  };
  return {
    requests,
    stream: createBranchStream(view, () => 'en'),
    write: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
  };
}

/** Reads a stream to its end. */
async function collect(events: AsyncIterable<StreamEvent>): Promise<StreamEvent[]> {
  const all: StreamEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

test('sends the header of the counter and returns the events it knows', async () => {
  const server = aServer();
  const reading = collect(server.stream.open('bra_1', new AbortController().signal));
  await vi.advanceTimersByTimeAsync(0);
  server.write(`event: board\ndata: {}\n\n${BEAT}event: future\ndata: {}\n\n`);
  server.end();
  expect(await reading).toEqual([
    { type: 'board' },
    { type: 'time', now: Temporal.Instant.from('2026-11-28T04:00:00Z') },
  ]);
  const [request] = server.requests;
  expect(request?.url.search).toBe('?branch_id=bra_1&language=en');
  expect(request?.init?.headers).toEqual({ 'X-Claypot-Counter': '1' });
});

test('ends without an error when the caller aborts', async () => {
  const server = aServer();
  const caller = new AbortController();
  const reading = collect(server.stream.open('bra_1', caller.signal));
  await vi.advanceTimersByTimeAsync(0);
  caller.abort();
  expect(await reading).toEqual([]);
});

test('throws when the server sends nothing for 40 seconds', async () => {
  const server = aServer();
  const reading = collect(server.stream.open('bra_1', new AbortController().signal));
  const failure = reading.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  server.write(BEAT);
  await vi.advanceTimersByTimeAsync(39_000);
  server.write(BEAT);
  await vi.advanceTimersByTimeAsync(41_000);
  expect(await failure).toMatchObject({ kind: 'network' });
});

test('throws the error code of a rejected connection', async () => {
  const server = aServer(401, 'SESSION_EXPIRED');
  const reading = collect(server.stream.open('bra_1', new AbortController().signal));
  const failure = await reading.catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: 'unauthorized', status: 401 });
  expect(codeOf(failure)).toBe('SESSION_EXPIRED');
});
