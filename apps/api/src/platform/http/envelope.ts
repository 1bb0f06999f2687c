import { ApiError } from '../../shared/api-error.ts';
import { TooBusy } from '../../shared/at-most-at-once.ts';
import { Unavailable } from '../../shared/unavailable.ts';
import { StatementTimeout } from '../db/db.ts';
import { DATA_POLICY } from './security-headers.ts';

/** JSON body of every response. */
interface Envelope {
  msgCode: string;
  msg: string;
  data: unknown;
}

/** A response: the envelope and its HTTP status. */
export interface Answer {
  status: number;
  envelope: Envelope;
  /** Seconds until the client may retry. */
  retryAfter?: number;
}

export function success(data: unknown): Answer {
  return { status: 200, envelope: { msgCode: 'OK', msg: '', data } };
}

/** Returns the envelope of an error. `msg` is for logs only; the apps show their own texts. */
export function rejection({ code, status, data }: ApiError): Answer {
  const msg = code.toLowerCase().replaceAll('_', ' ');
  return { status, envelope: { msgCode: code, msg, data } };
}

/** Seconds in which the server works off a full database queue. */
const QUEUE_SECONDS = 5;

/** Same as {@link rejection}, with the seconds from `now` until the client may retry, if known. */
export function toErrorAnswer(apiError: ApiError, now: Temporal.Instant): Answer {
  if (apiError.code === 'SERVER_BUSY') return { ...rejection(apiError), retryAfter: QUEUE_SECONDS };
  if (apiError.retryAt === null) return rejection(apiError);
  const seconds = Math.ceil(now.until(apiError.retryAt).total('seconds'));
  return { ...rejection(apiError), retryAfter: Math.max(0, seconds) };
}

/**
 * Converts any error to an `ApiError`: `SERVER_BUSY` for a full queue or a slow statement, `SERVICE_UNAVAILABLE` for an
 * unavailable dependency, `ERROR` for all others. The client learns no details.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof TooBusy || error instanceof StatementTimeout) {
    return new ApiError('SERVER_BUSY', { cause: error });
  }
  const isUnavailable = error instanceof Unavailable;
  return new ApiError(isUnavailable ? 'SERVICE_UNAVAILABLE' : 'ERROR', { cause: error });
}

/** Creates the HTTP response, which no cache may store. */
export function respond({ status, envelope, retryAfter }: Answer): Response {
  return Response.json(envelope, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': DATA_POLICY,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  });
}
