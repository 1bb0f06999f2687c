import type { ErrorCode } from '@claypot/sdk/contract-types';

/** Statuses of the codes that are not a plain business refusal (422). */
const STATUS: Partial<Record<ErrorCode, number>> = {
  INVALID_REQUEST: 400,
  SESSION_EXPIRED: 401,
  NOT_FOUND: 404,
  COMPANY_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  CART_BRANCH_MISMATCH: 409,
  IDEMPOTENCY_CONFLICT: 409,
  ORDER_NOT_CANCELLABLE: 409,
  TOP_UP_NOT_CANCELLABLE: 409,
  AVATAR_TOO_LARGE: 413,
  OTP_ALREADY_SENT: 429,
  TOO_MANY_REQUESTS: 429,
  ERROR: 500,
  SERVER_BUSY: 503,
  SERVICE_UNAVAILABLE: 503,
  SMS_NOT_SENT: 503,
};

interface Details {
  data?: unknown;
  status?: number;
  cause?: unknown;
  retryAt?: Temporal.Instant | null;
}

/** The server's no: what a handler throws, and what the client gets as an envelope. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  /** The envelope's `data`, in the form the contract gives it for this code. */
  readonly data: unknown;
  /** Before then it is no use to ask again; null where nobody can say. */
  readonly retryAt: Temporal.Instant | null;

  constructor(code: ErrorCode, { data = null, status, cause, retryAt = null }: Details = {}) {
    super(code, { cause });
    this.code = code;
    this.status = status ?? STATUS[code] ?? 422;
    this.data = data;
    this.retryAt = retryAt;
  }
}

/**
 * The request does not fit the contract.
 * @param path the failing field, e.g. `body.variation.0.dish_option_id`.
 */
export function invalidRequest(path: string, status = 400): ApiError {
  return new ApiError('INVALID_REQUEST', { data: { path }, status });
}
