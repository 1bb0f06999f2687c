import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { contract } from './contract/document.ts';
import { listOperations } from './contract/operations.ts';
import { refusal, respond } from './envelope.ts';
import { invalidRequest, Refusal } from './refusal.ts';

/** Largest picture a member may send, in bytes. */
export const AVATAR_LIMIT = 5 * 1024 * 1024;
/** Largest request body without a file in it, in bytes. */
const PLAIN_LIMIT = 64 * 1024;

const limitTo = (maxSize: number, refused: Refusal): MiddlewareHandler =>
  bodyLimit({ maxSize, onError: () => respond(refusal(refused)) });

/**
 * Refuses a request that is larger than any its operation needs, before it is read.
 * @param prefix where the operations are.
 */
export function limitBodies(prefix: string): MiddlewareHandler {
  const plain = limitTo(PLAIN_LIMIT, invalidRequest('body', 413));
  const upload = limitTo(AVATAR_LIMIT + PLAIN_LIMIT, new Refusal('AVATAR_TOO_LARGE'));
  const uploads = listOperations(contract)
    .filter(({ body }) => body?.files)
    .map(({ path }) => new RegExp(`^${prefix}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  return (call, next) =>
    (uploads.some((path) => path.test(call.req.path)) ? upload : plain)(call, next);
}
