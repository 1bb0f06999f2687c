import { CourierError, CourierRejected, CourierUnavailable } from '../courier.ts';

export class LalamoveError extends Error {
  override readonly name = 'LalamoveError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(`Lalamove returned ${status} ${code} ${message}`.trim());
    this.status = status;
    this.code = code;
  }

  /** True if Lalamove did nothing. A 5xx error may occur after the work is done. */
  get isRejection(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** Codes shown to the customer as out of the delivery area. */
const OUT_OF_AREA: ReadonlySet<string> = new Set([
  'ERR_OUT_OF_SERVICE_AREA',
  'ERR_REVERSE_GEOCODE_FAILURE',
]);

/** Messages for the operator by Lalamove's error code. */
const SENTENCES: Readonly<Record<string, string>> = {
  ERR_INSUFFICIENT_CREDIT: 'The company’s wallet at Lalamove is empty: put money into it',
  ERR_INVALID_MARKET: 'Lalamove does not serve this market with this account',
  ERR_INVALID_SERVICE_TYPE: 'Lalamove has no such vehicle here: set LALAMOVE_SERVICE to one it has',
  ERR_INVALID_PHONE_NUMBER: 'Lalamove rejected the phone number of the branch or the customer',
  ERR_INVALID_SCHEDULE_TIME: 'Lalamove rejected the time',
  ERR_UNAUTHORIZED: 'Lalamove rejected the key: set LALAMOVE_API_KEY and LALAMOVE_API_SECRET',
  ERR_TOO_MANY_REQUESTS: 'Lalamove is asked too much at once',
};

const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'ERR_UNAUTHORIZED',
  402: 'ERR_INSUFFICIENT_CREDIT',
  403: 'ERR_UNAUTHORIZED',
  429: 'ERR_TOO_MANY_REQUESTS',
};

/** Returns true if Lalamove no longer accepts orders for the quotation. */
export function isExpiredQuotation(error: unknown): boolean {
  return error instanceof LalamoveError && error.code === 'ERR_INVALID_QUOTATION_ID';
}

/** Statuses of an invalid request, which a retry cannot fix unless its code is in `MENDED`. */
const REJECTED_STATUSES: ReadonlySet<number> = new Set([400, 422]);

/**
 * Error codes with status 400 or 422 that a retry or the company can still fix; see
 * docs/reference/providers.md.
 */
const MENDED: ReadonlySet<string> = new Set([
  'ERR_INVALID_QUOTATION_ID',
  'ERR_INVALID_SCHEDULE_TIME',
  'ERR_INVALID_MARKET',
  'ERR_INVALID_SERVICE_TYPE',
  'ERR_INSUFFICIENT_CREDIT',
  'ERR_UNAUTHORIZED',
  'ERR_TOO_MANY_REQUESTS',
]);

/**
 * Throws the courier error that corresponds to a Lalamove error. Rethrows any other error
 * unchanged.
 */
export function rethrow(error: unknown): never {
  if (!(error instanceof LalamoveError)) throw error;
  if (OUT_OF_AREA.has(error.code)) throw new CourierError('ERR_OUT_OF_SERVICE_AREA');
  const sentence = SENTENCES[error.code] ?? SENTENCES[BY_STATUS[error.status] ?? ''];
  const isFinal = REJECTED_STATUSES.has(error.status) && !MENDED.has(error.code);
  const Failure = isFinal ? CourierRejected : CourierUnavailable;
  throw new Failure(sentence ?? error.message, { cause: error });
}
