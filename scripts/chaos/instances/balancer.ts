import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export interface Balancer {
  readonly url: string;
  /**
   * Returns the longest outage in ms and resets it. An outage lasts from a failed request to the
   * next successful one, or until now.
   */
  longestOutage(): number;
  stop(): Promise<void>;
}

/**
 * Sends each request to the next instance, or to another one if that one does not accept the
 * connection. A request that breaks off halfway is not repeated, because its outcome is unknown.
 * @param ports ports of the instances on this machine.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let next = 0;
  let failedAt: number | null = null;
  let longest = 0;
  const outage = () => (failedAt === null ? 0 : performance.now() - failedAt);
  const note = (status: number) => {
    if (status >= 500) failedAt ??= performance.now();
    else {
      longest = Math.max(longest, outage());
      failedAt = null;
    }
  };
  const server = createServer((incoming, answer) => {
    void forward(incoming, answer);
  });

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = Buffer.concat(await incoming.toArray());
    next += 1;
    for (let tries = 0; tries < ports.length; tries += 1) {
      const port = ports[(next + tries) % ports.length];
      const outcome = await forwardTo(incoming, body, port, answer);
      if (outcome === 'connection refused') continue;
      note(outcome);
      return;
    }
    note(502);
    answer.writeHead(502).end();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const ownPort = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${ownPort}`,
    longestOutage() {
      const most = Math.max(longest, outage());
      longest = 0;
      return most;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Forwards a request and returns the status of the response. */
function forwardTo(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  port: number | undefined,
  answer: ServerResponse,
): Promise<number | 'connection refused'> {
  return new Promise((resolve) => {
    const there = request({ host: '127.0.0.1', port, method, path: url, headers });
    there.on('response', (upstreamResponse) => {
      const status = upstreamResponse.statusCode ?? 502;
      answer.writeHead(status, upstreamResponse.headers);
      upstreamResponse.pipe(answer);
      upstreamResponse.on('error', () => answer.destroy());
      resolve(status);
    });
    there.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve('connection refused');
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
      resolve(502);
    });
    there.end(body);
  });
}
