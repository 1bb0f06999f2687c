import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';

/** An error service on this machine: it takes whatever comes, and keeps it word for word. */
export class Receiver {
  /** What came, from the first header to the last line. */
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

  /** Of the one project there is. */
  get dsn(): string {
    return `http://key@127.0.0.1:${this.#port}/7`;
  }

  close(): void {
    this.#http.close();
    this.#http.closeAllConnections();
  }

  /**
   * Everything that came, as one text.
   * @param personal what nobody may be told
   * @throws Error when it was told
   */
  read(personal: readonly string[]): string {
    const all = this.received.join('\n');
    const told = personal.filter((each) => all.toLowerCase().includes(each.toLowerCase()));
    if (told.length > 0) throw new Error(`The error service was told ${told.join(', ')}:\n${all}`);
    return all;
  }
}
