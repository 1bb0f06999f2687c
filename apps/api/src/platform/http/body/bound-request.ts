import { type ApiError, invalidRequest } from '../../../shared/api-error.ts';

/** How much of a body is taken in. */
export interface BodyLimit {
  readonly bytes: number;
  /** What a larger one is answered. */
  readonly rejected: () => ApiError;
}

/** Room for a body whose length is not known yet, in bytes: most need no more. */
const ROOM = 4 * 1024;

/**
 * The same request, of whose body nothing is read before somebody asks for it, by whatever way of
 * asking a `Request` has. It is then taken in no further than the limit that holds at that moment.
 * Asking throws the limit's refusal, or `INVALID_REQUEST` for a body that breaks off.
 */
export function boundRequest(request: Request, limit: () => BodyLimit): Request {
  let made: Request | undefined;
  const whole = (): Request => {
    made ??= streamed(request, limit);
    return made;
  };
  // A request with a stream for its body takes as long to make as a read of the database, and what
  // nearly all are asked for needs none: the line ends a body of a length that was told.
  const isReported = request.headers.has('content-length');
  return new Proxy(request, {
    get(_, name) {
      if (name === 'url' || name === 'method' || name === 'headers') return request[name];
      if (isReported && made === undefined && name === 'arrayBuffer') {
        return () => takeAtOnce(request, limit());
      }
      if (isReported && made === undefined && name === 'text') {
        return async () => decoder.decode(await takeAtOnce(request, limit()));
      }
      const value: unknown = Reflect.get(whole(), name, whole());
      return typeof value === 'function' ? value.bind(whole()) : value;
    },
  });
}

const decoder = new TextDecoder();

async function takeAtOnce(request: Request, { bytes, rejected }: BodyLimit): Promise<ArrayBuffer> {
  if (Number(request.headers.get('content-length')) > bytes) throw rejected();
  const taken = await request.arrayBuffer().catch(breakOff);
  if (taken.byteLength > bytes) throw rejected();
  return taken;
}

function streamed(request: Request, limit: () => BodyLimit): Request {
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        controller.enqueue(await takeIn(request, limit()));
        controller.close();
      },
    },
    // A stream fills its queue ahead of the first reader unless it has none.
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
    // Copied, as a piece of one byte is kept in hundreds.
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
