import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content encoding of a response body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the smallest encoding that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | undefined | null): Encoding {
  const rejected = /;\s*q=0(\.0*)?\s*$/;
  const accepted = (header ?? '')
    .split(',')
    .filter((part) => !rejected.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A response body in every encoding. Each is computed on first use and cached. */
export interface Body {
  as(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Creates a body from its plain bytes.
 * @param ready precomputed encodings, e.g. from files next to the plain one.
 */
export function createBody(
  plain: Uint8Array<ArrayBuffer>,
  ready: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> = {},
): Body {
  const encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  const make = async (encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
    const there = ready[encoding];
    if (there) return there;
    switch (encoding) {
      case 'identity':
        return plain;
      case 'gzip':
        return copy(await deflate(plain));
      case 'br': {
        // Quality 6 of 11: higher levels cost ten times the time for a few per cent.
        const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
        return copy(await brotli(plain, { params }));
      }
    }
  };
  return {
    as(encoding) {
      const body = encoded.get(encoding) ?? make(encoding);
      encoded.set(encoding, body);
      return body;
    },
  };
}

/** Node's buffers may share memory with others; a response body must not. */
function copy(buffer: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
