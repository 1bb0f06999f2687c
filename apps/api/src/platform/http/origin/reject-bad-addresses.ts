import type { MiddlewareHandler } from 'hono';
import { invalidRequest } from '../../../shared/api-error.ts';
import { isSafePath } from '../../../shared/text/safe-text.ts';

/**
 * Refuses an address whose path names what cannot be stored, so that no route can look for it, and
 * one with a name and a password in it, which makes no `Request`. Of what stands behind the `?`
 * nothing is read anywhere: a link that was sent on with some mark may be malformed.
 */
export const rejectBadAddresses: MiddlewareHandler = (call, next) => {
  const { pathname, username, password } = new URL(call.req.url);
  if (!isSafePath(pathname) || username + password !== '') throw invalidRequest('path');
  return next();
};
