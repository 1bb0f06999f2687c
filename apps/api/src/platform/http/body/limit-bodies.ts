import type { Context as Call, MiddlewareHandler } from 'hono';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import { type BodyLimit, boundRequest } from './bound-request.ts';
import type { BodyForm } from './read-body.ts';

/** Largest picture a member may send, in bytes. */
export const AVATAR_LIMIT = 5 * 1024 * 1024;

/** What holds where a route says nothing else: the largest body without a file in it. */
const PLAIN: BodyLimit = { bytes: 64 * 1024, rejected: tooLarge };
const UPLOAD: BodyLimit = {
  bytes: AVATAR_LIMIT + PLAIN.bytes,
  rejected: () => new ApiError('AVATAR_TOO_LARGE'),
};

/** The largest body that anything takes in, in bytes. */
export const LARGEST_BODY = UPLOAD.bytes;

/** Methods whose requests have no body that means anything: what comes with one is never read. */
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'TRACE']);

const CHOSEN = 'bodyLimit';

/** Lets no route take in more of a body than it needs, nor any of it before the route asks. */
export const limitBodies: MiddlewareHandler = (call, next) => {
  if (!WITHOUT_BODY.has(call.req.method)) {
    call.req.raw = boundRequest(call.req.raw, () => call.get(CHOSEN) ?? PLAIN);
  }
  return next();
};

/** Says how much of a body its route takes in, before it asks for it. */
export function limitBody(call: Call, limit: BodyLimit): void {
  call.set(CHOSEN, limit);
}

/** How much an operation of the contract takes in of its body. */
export function limitOf({ files }: Pick<BodyForm, 'files'>): BodyLimit {
  return files === null ? PLAIN : UPLOAD;
}

/** A limit for what is smaller than any form of the app. */
export function limitTo(bytes: number): BodyLimit {
  return { bytes, rejected: tooLarge };
}

function tooLarge(): ApiError {
  return invalidRequest('body', 413);
}
