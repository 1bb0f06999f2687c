import type { MiddlewareHandler } from 'hono';
import { invalidRequest } from './refusal.ts';
import { isSafePath } from './safe-text.ts';

/**
 * Refuses a path that names what cannot be stored, so that no route can look for it. Of what stands
 * behind the `?` nothing is read anywhere: a link that was sent on with some mark may be malformed.
 */
export const refuseUnsafePaths: MiddlewareHandler = (call, next) => {
  if (!isSafePath(new URL(call.req.url).pathname)) throw invalidRequest('path');
  return next();
};
