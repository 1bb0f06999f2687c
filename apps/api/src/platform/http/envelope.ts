import { ApiError } from '../../shared/api-error.ts';
import { TooBusy } from '../../shared/at-most-at-once.ts';
import { Unavailable } from '../../shared/unavailable.ts';
import { DATA_POLICY } from './security-headers.ts';

/** The form of every answer. */
interface Envelope {
  msgCode: string;
  msg: string;
  data: unknown;
}

/** An answer: the envelope and the HTTP status that agrees with it. */
export interface Answer {
  status: number;
  envelope: Envelope;
  /** How many seconds are to pass before it is asked again. */
  retryAfter?: number;
}

export function success(data: unknown): Answer {
  return { status: 200, envelope: { msgCode: 'OK', msg: '', data } };
}

/** The envelope of a refusal. `msg` is for people who read logs: customers get their own text. */
export function rejection({ code, status, data }: ApiError): Answer {
  const msg = code.toLowerCase().replaceAll('_', ' ');
  return { status, envelope: { msgCode: code, msg, data } };
}

/** Seconds in which a full queue for the database has been worked off. */
const QUEUE_SECONDS = 5;

/** The same, with how long to wait from a moment on. */
export function errorAnswerAt(told: ApiError, now: Temporal.Instant): Answer {
  if (told.code === 'SERVER_BUSY') return { ...rejection(told), retryAfter: QUEUE_SECONDS };
  if (told.retryAt === null) return rejection(told);
  const seconds = Math.ceil(now.until(told.retryAt).total('seconds'));
  return { ...rejection(told), retryAfter: Math.max(0, seconds) };
}

/**
 * What is told of a failure. Where something outside is away the client may come back; any other
 * failure is ours, and nothing of it leaves the server.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof TooBusy) return new ApiError('SERVER_BUSY', { cause: error });
  const away = error instanceof Unavailable;
  return new ApiError(away ? 'SERVICE_UNAVAILABLE' : 'ERROR', { cause: error });
}

/** The answer as HTTP; never kept by a cache. */
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
