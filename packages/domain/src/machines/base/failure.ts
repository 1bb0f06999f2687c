import { ApiError, type ErrorCode } from '@claypot/sdk';

/** Business error raised on the client before a request. */
export class BusinessError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.name = 'BusinessError';
    this.code = code;
  }
}

/** Returns the catalogue code of an error; `ERROR` if it has none (spec §8). */
export function failureCode(error: unknown): ErrorCode {
  return error instanceof ApiError || error instanceof BusinessError ? error.code : 'ERROR';
}

/**
 * Returns true if the server rejected the request, which therefore changed nothing. After a lost or
 * malformed reply or a server error the outcome is unknown.
 */
export function isBusinessError(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.outcomeUnknown;
}
