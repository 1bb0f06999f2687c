import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

/** Cached by URL, because a script never changes under its URL. */
const sizes = new Map<string, Promise<number>>();

/**
 * Returns the size of a file on this machine's server compressed with gzip, in bytes. Requests the
 * file again, because the browser drops a response's body when the page changes.
 */
export function gzipSize(url: string): Promise<number> {
  const size = sizes.get(url) ?? measure(new URL(url));
  sizes.set(url, size);
  return size;
}

async function measure({ host, pathname, port, search }: URL): Promise<number> {
  const { promise, reject, resolve } = Promise.withResolvers<Buffer>();
  // Node does not resolve names below `localhost`.
  get({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${pathname}: ${response.statusCode}`));
    else buffer(response).then(resolve, reject);
  }).on('error', reject);
  return gzipSync(await promise).byteLength;
}
