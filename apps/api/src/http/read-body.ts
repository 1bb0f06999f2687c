import { invalidRequest } from './refusal.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads a JSON body; refuses another media type and what is not JSON. Its size is bounded before. */
export async function readJson(request: Request): Promise<unknown> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw invalidRequest('header.Content-Type');
  try {
    return JSON.parse(decoder.decode(await request.arrayBuffer()));
  } catch {
    throw invalidRequest('body');
  }
}
