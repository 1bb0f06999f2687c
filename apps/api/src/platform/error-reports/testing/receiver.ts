import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';

/** Error service on this machine that accepts and records all requests. */
export class Receiver {
  /** Received requests: path, headers and body. */
  readonly received: string[] = [];
  readonly #http = createServer(async (request, response) => {
    const body = await text(request);
    this.received.push(`${request.url}\n${inspect(request.headers)}\n${body}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  #port = 0;

  async open(): Promise<void> {
    this.#http.listen(0, '127.0.0.1');
    await once(this.#http, 'listening');
    const address = this.#http.address();
    this.#port = typeof address === 'object' && address !== null ? address.port : 0;
  }

  get dsn(): string {
    return `http://key@127.0.0.1:${this.#port}/7`;
  }

  close(): void {
    this.#http.close();
    this.#http.closeAllConnections();
  }

  /**
   * Returns all received requests as one text.
   * @param personal strings that must not appear in it.
   * @throws Error if one of them does.
   */
  read(personal: readonly string[]): string {
    const all = this.received.join('\n');
    const leaked = personal.filter((each) => all.toLowerCase().includes(each.toLowerCase()));
    if (leaked.length > 0)
      throw new Error(`The error report contained ${leaked.join(', ')}:\n${all}`);
    return all;
  }
}
