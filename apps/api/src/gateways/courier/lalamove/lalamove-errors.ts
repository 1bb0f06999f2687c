import { CourierError, CourierRejected, CourierUnavailable } from '../courier.ts';

/** Lalamove answered, and did not do what it was asked. */
export class LalamoveError extends Error {
  override readonly name = 'LalamoveError';
  readonly status: number;
  /** Lalamove's own word. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(`Lalamove answered ${status} ${code} ${message}`.trim());
    this.status = status;
    this.code = code;
  }

  /** Whether nothing was done: a failure of Lalamove's own may have come after the work. */
  get isRejection(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** What the customer is told: that nobody goes there. */
const OUT_OF_AREA: ReadonlySet<string> = new Set([
  'ERR_OUT_OF_SERVICE_AREA',
  'ERR_REVERSE_GEOCODE_FAILURE',
]);

/** What only the company can mend, and how. */
const SENTENCES: Readonly<Record<string, string>> = {
  ERR_INSUFFICIENT_CREDIT: 'The company’s wallet at Lalamove is empty: put money into it',
  ERR_INVALID_MARKET: 'Lalamove does not serve this market with this account',
  ERR_INVALID_SERVICE_TYPE: 'Lalamove has no such vehicle here: set LALAMOVE_SERVICE to one it has',
  ERR_INVALID_PHONE_NUMBER: 'Lalamove does not take the phone number of the branch or the customer',
  ERR_INVALID_SCHEDULE_TIME: 'Lalamove does not take the time',
  ERR_UNAUTHORIZED: 'Lalamove does not take the key: set LALAMOVE_API_KEY and LALAMOVE_API_SECRET',
  ERR_TOO_MANY_REQUESTS: 'Lalamove is asked too much at once',
};

const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'ERR_UNAUTHORIZED',
  402: 'ERR_INSUFFICIENT_CREDIT',
  403: 'ERR_UNAUTHORIZED',
  429: 'ERR_TOO_MANY_REQUESTS',
};

/** Is the quotation one that Lalamove takes no order for any more? */
export function isExpiredQuotation(error: unknown): boolean {
  return error instanceof LalamoveError && error.code === 'ERR_INVALID_QUOTATION_ID';
}

/** Statuses that say that the request itself is wrong: the same one gets the same answer. */
const REJECTED_STATUSES: ReadonlySet<number> = new Set([400, 422]);

/** Answers with such a status that waiting, or the company, can mend; see docs/providers.md. */
const MENDED: ReadonlySet<string> = new Set([
  'ERR_INVALID_QUOTATION_ID',
  'ERR_INVALID_SCHEDULE_TIME',
  'ERR_INVALID_MARKET',
  'ERR_INVALID_SERVICE_TYPE',
  'ERR_INSUFFICIENT_CREDIT',
  'ERR_UNAUTHORIZED',
  'ERR_TOO_MANY_REQUESTS',
]);

/** Puts what went wrong into our terms. */
export function rethrow(error: unknown): never {
  if (!(error instanceof LalamoveError)) throw error;
  if (OUT_OF_AREA.has(error.code)) throw new CourierError('ERR_OUT_OF_SERVICE_AREA');
  const sentence = SENTENCES[error.code] ?? SENTENCES[BY_STATUS[error.status] ?? ''];
  const isFinal = REJECTED_STATUSES.has(error.status) && !MENDED.has(error.code);
  const Failure = isFinal ? CourierRejected : CourierUnavailable;
  throw new Failure(sentence ?? error.message, { cause: error });
}
