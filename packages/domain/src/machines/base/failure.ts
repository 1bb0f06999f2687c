import { ApiError, type ErrorCode } from '@claypot/sdk';

/** What the product itself refuses, before it asks the server. */
export class BusinessError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.name = 'BusinessError';
    this.code = code;
  }
}

/** The catalogue code of whatever was thrown; what carries none is `ERROR` (spec §8). */
export function failureCode(error: unknown): ErrorCode {
  return error instanceof ApiError || error instanceof BusinessError ? error.code : 'ERROR';
}

/**
 * Whether the server has answered and refused, so that the request is known to have changed
 * nothing. A lost reply, a broken reply and a server fault all leave that open.
 */
export function isBusinessError(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.outcomeUnknown;
}
