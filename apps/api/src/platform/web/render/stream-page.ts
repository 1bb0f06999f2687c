import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding } from '../files/encoding.ts';

/** Brotli quality for pages that are compressed once; higher ones cost more than they save. */
const QUALITY = 5;

/**
 * Sends a page in two parts: the head at once, so that the browser fetches styles and code, and the
 * rest when it is rendered.
 */
export function streamPage(request: Request, { head, rest, headers }: PageStream): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const all = new Headers(headers);
  all.append('vary', 'Accept-Encoding');
  if (encoding === 'identity') {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(encoder.encode(head));
        controller.enqueue(encoder.encode(await rest));
        controller.close();
      },
    });
    return new Response(body, { headers: all });
  }
  all.set('content-encoding', encoding);
  const packer =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      : createGzip();
  packer.write(head);
  packer.flush();
  rest.then(
    (text) => packer.end(text),
    (error: unknown) => packer.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return new Response(Readable.toWeb(packer) as ReadableStream<Uint8Array>, { headers: all });
}

interface PageStream {
  readonly head: string;
  readonly rest: Promise<string>;
  readonly headers: Readonly<Record<string, string>>;
}
