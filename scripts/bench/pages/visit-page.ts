import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** A request for a page. */
export interface PageVisit {
  readonly path: string;
  /** Value of the `Cookie` header; empty for an anonymous visitor. */
  readonly cookie: string;
}

/** What a visitor received. Times are in ms after the request. */
export interface Received {
  readonly status: number;
  readonly firstByte: number;
  readonly lastByte: number;
  /** Compressed size. */
  readonly bytes: number;
  /** True if the server rendered the page; else it sent the prebuilt one. */
  readonly isRendered: boolean;
  /** True if the rendered page has all of its data. */
  readonly isComplete: boolean;
}

const agent = new Agent({ keepAlive: true });

/** Requests a page of the demo as a browser does. */
export function visitPage(port: number, { cookie, path }: PageVisit): Promise<Received> {
  // Node does not resolve subdomains of `localhost`.
  const headers = { host: `demo.localhost:${port}`, cookie, 'accept-encoding': 'br' };
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      let firstByte = Number.NaN;
      response.on('data', (chunk: Buffer) => {
        if (chunks.length === 0) firstByte = performance.now() - start;
        chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        const lastByte = performance.now() - start;
        const body = Buffer.concat(chunks);
        const html = brotliDecompressSync(body).toString();
        resolve({
          status: response.statusCode ?? 0,
          firstByte,
          lastByte,
          bytes: body.byteLength,
          isRendered: html.includes('id="page-state"'),
          isComplete: html.includes('"isComplete":true'),
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
