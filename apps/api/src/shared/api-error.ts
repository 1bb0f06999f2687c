import type { ErrorCode as CustomerErrorCode } from '@claypot/sdk/contract-types';
import type { ErrorCode as CounterErrorCode } from '@claypot/sdk/counter/contract-types';

/** Error codes of both contracts. */
export type ErrorCode = CustomerErrorCode | CounterErrorCode;

/** HTTP statuses of error codes; all others are business errors (422). */
const STATUS: Partial<Record<ErrorCode, number>> = {
  INVALID_REQUEST: 400,
  SESSION_EXPIRED: 401,
  APPROVAL_INVALID: 403,
  APPROVAL_REQUIRED: 403,
  FORBIDDEN: 403,
  SET_UP_TOKEN_INVALID: 403,
  LIMIT_EXCEEDED: 403,
  BILL_LIMIT_EXCEEDED: 403,
  NOT_FOUND: 404,
  COMPANY_NOT_FOUND: 404,
  PREVIEW_ONLY: 404,
  MEMBER_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  CART_BRANCH_MISMATCH: 409,
  CLOSE_CORRECTED: 409,
  DAY_CHANGED: 409,
  DAY_CLOSED: 409,
  DRAFT_CHANGED: 409,
  DRAFT_INVALID: 409,
  HOURS_CHANGED: 409,
  IDEMPOTENCY_CONFLICT: 409,
  ORDER_NOT_CANCELLABLE: 409,
  LAST_OWNER: 409,
  ORDER_MOVED: 409,
  BOOKING_CHANGED: 409,
  BILL_CHANGED: 409,
  BILL_CLOSED: 409,
  BILL_HAS_PAYMENTS: 409,
  SPENDING_REQUEST_OPEN: 409,
  SEATS_BOOKED: 409,
  SET_UP_CLOSED: 409,
  REFUND_NOT_FAILED: 409,
  PORTIONS_CHANGED: 409,
  STAFF_EXISTS: 409,
  TOP_UP_NOT_CANCELLABLE: 409,
  TOP_UP_NOT_RETURNABLE: 409,
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

/** Named error thrown by handlers and returned to the client as an envelope. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  /** The envelope's `data`, in the format that the contract defines for this code. */
  readonly data: unknown;
  /** Earliest time of a useful retry; null if unknown. */
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
 * Returns the error for a request that violates the contract.
 * @param path the invalid field, e.g. `body.variation.0.dish_option_id`.
 */
export function invalidRequest(path: string, status = 400): ApiError {
  return new ApiError('INVALID_REQUEST', { data: { path }, status });
}
