import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { discardRest } from './body/discard-rest.ts';
import { LARGEST_BODY } from './body/limit-bodies.ts';
import { limitConnections, limitWaiting } from './connection-limits.ts';
import type { Drainable } from './drain.ts';
import { inTurns } from './limits/in-turns.ts';

/** Thrown if the address cannot be used; the message states the remedy. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

export interface Listening {
  port: number;
  /** Accepts no new connections, waits for running requests, and aborts them after `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

/** The defaults wait minutes for a slow client; these seconds suffice for a phone. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than that of load balancers, so that they never use a connection just closed.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** Time in which a new connection must send something, in ms. Node itself sets no limit. */
const FIRST_BYTE_TIMEOUT = 10_000;
/**
 * Idle timeout of a connection with a pending response, in ms: a response that is not read occupies
 * memory. Streams send heartbeats more often.
 */
export const IDLE_TIMEOUT = 60_000;
/** Maximum pipelined requests per connection; browsers do not pipeline. */
const MOST_WAITING = 16;
/** Maximum connections, in total and per address; each one uses memory. */
const MOST = 4_000;
const MOST_OF_ADDRESS = 1_000;

/** Requests started per turn of the event loop: some milliseconds of work. */
const AT_ONCE = 16;
const HEALTH: readonly (string | undefined)[] = ['/healthz', '/readyz'];

/** Interval in which a stopping server closes idle connections, in ms. */
const SWEEP = 50;

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is in use by another program. Stop it, or choose another port with PORT.',
  EACCES: 'needs rights this user does not have. Choose one from 1024 on with PORT.',
  EADDRNOTAVAIL: 'is not an address of this machine. Choose another with HOST.',
};

interface Limits {
  /** In ms. */
  readonly firstByteTimeout?: number;
  /** In ms. */
  readonly idleTimeout?: number;
  /** Maximum connections. Behind a proxy all of them have one address. */
  readonly most?: { readonly inAll: number; readonly ofAddress: number };
  /** Maximum size of a request body, in bytes. */
  readonly largestBody?: number;
}

/** Limits for a server whose connections all come from a proxy. */
export const BEHIND_PROXY: Limits = { most: { inAll: MOST, ofAddress: MOST } };

/**
 * Serves `server` over HTTP.
 * @throws ListenError if the address cannot be used.
 */
export async function listen(
  server: Drainable,
  host: string,
  port: number,
  {
    firstByteTimeout = FIRST_BYTE_TIMEOUT,
    idleTimeout = IDLE_TIMEOUT,
    most = { inAll: MOST, ofAddress: MOST_OF_ADDRESS },
    largestBody = LARGEST_BODY,
  }: Limits = {},
): Promise<Listening> {
  const turn = inTurns(AT_ONCE);
  const answer = getRequestListener(
    async (request, { incoming }) => {
      // Health checks skip the queue: they matter most under load.
      const isDisconnected = () => incoming.socket.destroyed;
      const waiting = HEALTH.includes(incoming.url) ? null : turn(isDisconnected);
      if (waiting !== null) await waiting;
      // The client disconnected while the request waited.
      if (isDisconnected()) return new Response(null);
      return server.fetch(request, incoming.socket.remoteAddress);
    },
    // The adapter's cleanup would read hundreds of megabytes, and ignores bodies of GET requests.
    { autoCleanupIncoming: false },
  );
  const isOneOfFew = limitWaiting(MOST_WAITING);
  const http = createServer(LIMITS, (incoming, outgoing) => {
    if (!isOneOfFew(incoming, outgoing)) return;
    discardRest(incoming, outgoing, largestBody);
    // The adapter converts errors to responses, so this never rejects.
    void answer(incoming, outgoing);
  });
  http.timeout = idleTimeout;
  http.maxConnections = most.inAll;
  http.on('connection', limitConnections(most.ofAddress, firstByteTimeout));
  await new Promise<void>((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''] ?? `cannot be listened on (${error.message}).`;
      reject(new ListenError(`Port ${port} on ${host} ${reason}`, { cause: error }));
    });
    http.listen(port, host, resolve);
  });
  const address = http.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop(timeoutMs) {
      const closed = new Promise((resolve) => http.close(resolve));
      // A connection becomes idle after its response and would stay open for a minute.
      const sweep = setInterval(() => http.closeIdleConnections(), SWEEP);
      const cut = setTimeout(() => http.closeAllConnections(), timeoutMs);
      await Promise.race([server.close(), closed]);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}
