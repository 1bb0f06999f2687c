import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A received request. */
interface RecordedRequest {
  readonly method: string | undefined;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** Response: status and JSON, a closed connection (`gone`), or none (`silent`). */
export type HostAnswer =
  | { readonly status: number; readonly body: unknown }
  | 'disconnect'
  | 'silent';

/** Fake of Google's hosts. */
export interface GoogleHost {
  readonly hosts: { readonly places: string; readonly maps: string };
  readonly requests: RecordedRequest[];
  answer: HostAnswer;
  close(): void;
}

/** Starts a local host that returns the configured response. */
export async function openGoogleHost(): Promise<GoogleHost> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const url = new URL(request.url ?? '/', 'http://host');
    const { method, headers } = request;
    requests.push({ method, url, headers, body: body === '' ? null : JSON.parse(body) });
    if (host.answer === 'disconnect') request.socket.destroy();
    else if (host.answer !== 'silent') {
      response.writeHead(host.answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(host.answer.body));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const here = `http://127.0.0.1:${port}`;
  const host: GoogleHost = {
    hosts: { places: here, maps: here },
    requests,
    answer: { status: 200, body: {} },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;
}
