import { type ApiError, invalidRequest } from '../../../shared/api-error.ts';

export interface BodyLimit {
  readonly bytes: number;
  /** Returns the error for a larger body. */
  readonly rejected: () => ApiError;
}

/** Initial buffer for a body of unknown length, in bytes; most bodies fit. */
const ROOM = 4 * 1024;

/**
 * Wraps a request so that its body is read on demand, with any method of `Request`, and never
 * beyond the limit in force at that moment. Reading throws the limit's error, or `INVALID_REQUEST`
 * if the body is aborted.
 */
export function boundRequest(request: Request, limit: () => BodyLimit): Request {
  let created: Request | undefined;
  const asStream = (): Request => {
    created ??= streamed(request, limit);
    return created;
  };
  // Creating a request with a stream costs as much as a database read. Bodies with a content length
  // do not need one, because the HTTP server enforces that length.
  const isReported = request.headers.has('content-length');
  return new Proxy(request, {
    get(_, name) {
      if (name === 'url' || name === 'method' || name === 'headers') return request[name];
      if (isReported && created === undefined && name === 'arrayBuffer') {
        return () => takeAtOnce(request, limit());
      }
      if (isReported && created === undefined && name === 'text') {
        return async () => decoder.decode(await takeAtOnce(request, limit()));
      }
      const value: unknown = Reflect.get(asStream(), name, asStream());
      return typeof value === 'function' ? value.bind(asStream()) : value;
    },
  });
}

const decoder = new TextDecoder();

async function takeAtOnce(request: Request, { bytes, rejected }: BodyLimit): Promise<ArrayBuffer> {
  if (Number(request.headers.get('content-length')) > bytes) throw rejected();
  const buffered = await request.arrayBuffer().catch(breakOff);
  if (buffered.byteLength > bytes) throw rejected();
  return buffered;
}

function streamed(request: Request, limit: () => BodyLimit): Request {
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        controller.enqueue(await takeIn(request, limit()));
        controller.close();
      },
    },
    // Without this, a stream reads ahead before its first reader.
    { highWaterMark: 0 },
  );
  const { url, method, headers } = request;
  const init = { method, headers, body, duplex: 'half' };
  return new Request(url, init);
}

async function takeIn(request: Request, { bytes, rejected }: BodyLimit): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > bytes) throw rejected();
  const reader = request.body?.getReader();
  let room = new Uint8Array(Math.min(ROOM, bytes));
  let size = 0;
  for (;;) {
    const { value } = (await reader?.read().catch(breakOff)) ?? {};
    if (value === undefined) return room.subarray(0, size);
    const needed = size + value.byteLength;
    if (needed > bytes) throw rejected();
    // Copies each chunk, because a one-byte chunk can retain a much larger buffer.
    if (needed > room.byteLength) {
      const larger = new Uint8Array(Math.min(bytes, Math.max(needed, room.byteLength * 2)));
      larger.set(room.subarray(0, size));
      room = larger;
    }
    room.set(value, size);
    size = needed;
  }
}

function breakOff(): never {
  throw invalidRequest('body');
}
