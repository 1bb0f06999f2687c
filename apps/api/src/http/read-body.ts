import { invalidRequest } from './refusal.ts';

/** Largest request body, in bytes. */
export const BODY_LIMIT = 64 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads a JSON body; refuses another media type, a larger one and what is not JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw invalidRequest('header.Content-Type');
  const bytes = await readBytes(request);
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw invalidRequest('body');
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = Number(request.headers.get('content-length') ?? 0);
  if (size > BODY_LIMIT) throw invalidRequest('body', 413);
  size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    // The announced length can be missing or a lie.
    if (size > BODY_LIMIT) throw invalidRequest('body', 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
