import type { MiddlewareHandler } from 'hono';
import { invalidRequest } from '../../../shared/api-error.ts';
import { isSafePath } from '../../../shared/text/safe-text.ts';

/**
 * Rejects URLs with a path that cannot be stored, so that no route looks it up, and URLs with
 * credentials, from which no `Request` can be created. The query is not checked: no route reads it,
 * and shared links may have malformed tracking parameters.
 */
export const rejectBadAddresses: MiddlewareHandler = (call, next) => {
  const { pathname, username, password } = new URL(call.req.url);
  if (!isSafePath(pathname) || username + password !== '') throw invalidRequest('path');
  return next();
};
