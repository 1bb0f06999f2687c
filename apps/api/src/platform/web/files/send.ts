import { createHash } from 'node:crypto';
import { type Body, chooseEncoding } from './encoding.ts';

/** For URLs with content that never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For content that browsers cache but revalidate before each use. */
export const REVALIDATED = 'no-cache';

export interface Sendable {
  body: Body;
  compressible: boolean;
  /** Without quotes. */
  etag: string;
  headers: Record<string, string>;
  status?: number;
}

/** Returns an etag that changes with the bytes. */
export function etagOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/**
 * Sends a body, or 304 if the client has it. A compressible body is sent in the smallest encoding
 * that the client accepts.
 */
export async function send(request: Request, sendable: Sendable): Promise<Response> {
  const { body, compressible, etag, status = 200 } = sendable;
  // Weak, because the same content in another encoding has the same etag.
  const tag = `W/"${etag}"`;
  const headers = new Headers({ ...sendable.headers, etag: tag });
  if (compressible) headers.append('vary', 'Accept-Encoding');
  if (status === 200 && includesTag(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = compressible
    ? chooseEncoding(request.headers.get('accept-encoding'))
    : 'identity';
  const bytes = await body.as(encoding);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes, { status, headers });
}

function includesTag(header: string | null, tag: string): boolean {
  return (header ?? '').split(',').some((part) => part.trim() === tag);
}
