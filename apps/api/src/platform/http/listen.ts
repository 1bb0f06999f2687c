import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { throwAwayRest } from './body/throw-away-rest.ts';
import { limitConnections, limitWaiting } from './connection-limits.ts';
import type { Drainable } from './drain.ts';
import { inTurns } from './limits/in-turns.ts';

/** The address cannot be listened on; the message says what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** A server on a port. */
export interface Listening {
  port: number;
  /**
   * Takes no new connection, lets what is under way finish, and cuts what has not after `patience`
   * milliseconds.
   */
  stop(timeoutMs: number): Promise<void>;
}

/** The defaults wait minutes for a slow client; these seconds are ample for a phone. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than load balancers keep theirs, so that they never use one just closed.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** How long a connection may stay without a word, in ms: Node waits for the first for ever. */
const SILENCE = 10_000;
/**
 * How long one may stand still with an answer on its way, in ms: who does not read it keeps it in
 * memory. Streams say something more often.
 */
export const STANDSTILL = 60_000;
/** Requests of one connection that wait for their answers: a browser sends one after another. */
const MOST_WAITING = 16;
/** Connections at once: each takes memory, and one address does not take all of them. */
const MOST = 4_000;
const MOST_OF_ADDRESS = 1_000;

/** Requests that are begun before others are read: some milliseconds of work. */
const AT_ONCE = 16;
const HEALTH: readonly (string | undefined)[] = ['/healthz', '/readyz'];

/** How often a stopping server looks for idle connections, in ms. */
const SWEEP = 50;

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is in use by another program. Stop it, or choose another port with PORT.',
  EACCES: 'needs rights this user does not have. Choose one from 1024 on with PORT.',
  EADDRNOTAVAIL: 'is not an address of this machine. Choose another with HOST.',
};

interface Limits {
  /** Milliseconds. */
  readonly silence?: number;
  /** Milliseconds. */
  readonly standstill?: number;
  /** Behind a proxy every connection is of one address. */
  readonly most?: { readonly inAll: number; readonly ofAddress: number };
}

/** What is allowed where every connection comes from a proxy. */
export const BEHIND_PROXY: Limits = { most: { inAll: MOST, ofAddress: MOST } };

/** Serves `server` over HTTP. */
export async function listen(
  server: Drainable,
  host: string,
  port: number,
  {
    silence = SILENCE,
    standstill = STANDSTILL,
    most = { inAll: MOST, ofAddress: MOST_OF_ADDRESS },
  }: Limits = {},
): Promise<Listening> {
  const turn = inTurns(AT_ONCE);
  const answer = getRequestListener(
    async (request, { incoming }) => {
      // Whoever asks whether the server is well asks because of a crowd.
      const isGone = () => incoming.socket.destroyed;
      const mine = HEALTH.includes(incoming.url) ? null : turn(isGone);
      if (mine !== null) await mine;
      // Whoever left, or was cut off, while it waited hears nothing of it.
      if (isGone()) return new Response(null);
      return server.fetch(request, incoming.socket.remoteAddress);
    },
    // It would take in hundreds of megabytes, and leaves alone what comes with a GET.
    { autoCleanupIncoming: false },
  );
  const isOneOfFew = limitWaiting(MOST_WAITING);
  const http = createServer(LIMITS, (incoming, outgoing) => {
    if (!isOneOfFew(incoming, outgoing)) return;
    throwAwayRest(incoming, outgoing);
    // The adapter turns what fails into an answer of its own.
    void answer(incoming, outgoing);
  });
  http.timeout = standstill;
  http.maxConnections = most.inAll;
  http.on('connection', limitConnections(most.ofAddress, silence));
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
      // A connection falls idle once its answer is sent, and would be kept alive for a minute.
      const sweep = setInterval(() => http.closeIdleConnections(), SWEEP);
      const cut = setTimeout(() => http.closeAllConnections(), timeoutMs);
      await Promise.race([server.close(), closed]);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}
