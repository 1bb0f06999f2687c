import type { Context as Call, MiddlewareHandler } from 'hono';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import { type BodyLimit, boundRequest } from './bound-request.ts';
import type { BodyForm } from './read-body.ts';

/** Maximum size of a member's picture, in bytes. */
export const AVATAR_LIMIT = 5 * 1024 * 1024;

/** Default limit, for bodies without files. */
const PLAIN: BodyLimit = { bytes: 64 * 1024, rejected: tooLarge };
const UPLOAD: BodyLimit = {
  bytes: AVATAR_LIMIT + PLAIN.bytes,
  rejected: () => new ApiError('AVATAR_TOO_LARGE'),
};

/** Maximum size of a request body without a limit of its own, in bytes. */
export const LARGEST_BODY = UPLOAD.bytes;

/** Methods without a meaningful body; it is never read. */
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'TRACE']);

const CHOSEN = 'bodyLimit';

/** Limits the body of every request. Nothing is read until the route asks for it. */
export const limitBodies: MiddlewareHandler = (call, next) => {
  if (!WITHOUT_BODY.has(call.req.method)) {
    call.req.raw = boundRequest(call.req.raw, () => call.get(CHOSEN) ?? PLAIN);
  }
  return next();
};

/** Sets the body limit of the current route; called before the body is read. */
export function limitBody(call: Call, limit: BodyLimit): void {
  call.set(CHOSEN, limit);
}

/** Returns the body limit of an operation. */
export function limitOf({ files, maxBytes }: Pick<BodyForm, 'files' | 'maxBytes'>): BodyLimit {
  if (maxBytes !== null) return limitTo(maxBytes);
  return files === null ? PLAIN : UPLOAD;
}

/** Returns a limit of the given bytes, for routes with a limit of their own. */
export function limitTo(bytes: number): BodyLimit {
  return { bytes, rejected: tooLarge };
}

function tooLarge(): ApiError {
  return invalidRequest('body', 413);
}
