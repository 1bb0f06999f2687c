import type { ErrorCode, ErrorData as WireErrorData } from './contract-types.ts';
import { errorCodes } from './generated/customer/schemas.ts';
import type { InCents } from './in-cents.ts';

/** Data of an error, by code, with amounts in cents. */
export type ErrorData = InCents<WireErrorData>;

/**
 * Kind of failure.
 * - `rejected`: the server returned an error code. Below status 500, nothing was done beyond what
 *   the code means; from 500 on, the outcome is unknown.
 * - `unauthorized`: the server returned 401.
 * - `network`: no response, or a timeout. The outcome is unknown.
 * - `malformed`: the response violates the contract, so the outcome is unknown. Without a status,
 *   the request was invalid and not sent.
 * - `aborted`: the caller's signal aborted it. The outcome is unknown.
 * - `unsent`: the request failed and the device had no connection when it started, so it did not
 *   reach the server.
 */
export type ApiErrorKind =
  | 'rejected'
  | 'unauthorized'
  | 'network'
  | 'malformed'
  | 'aborted'
  | 'unsent';

interface Details {
  kind: ApiErrorKind;
  /** Received msgCode; default `ERROR`. */
  code?: string;
  status?: number | null;
  data?: unknown;
  cause?: unknown;
}

/** The only error with which the client rejects. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** Known error code; `ERROR` if the received code is unknown or no code was given. */
  readonly code: ErrorCode;
  /** Received code, also if it is unknown. */
  readonly receivedCode: string;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** The error's data, with amounts in cents. Read it with {@link errorDataOf}. */
  readonly data: unknown;

  constructor({ kind, code = 'ERROR', status = null, data = null, cause }: Details) {
    super(`${kind}: ${code}`, cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.code = isErrorCode(code) ? code : 'ERROR';
    this.receivedCode = code;
    this.status = status;
    this.data = data;
  }

  /** True if the server may have carried out the request despite the failure. */
  get outcomeUnknown(): boolean {
    if (this.kind === 'network' || this.kind === 'aborted') return true;
    if (this.kind === 'malformed') return this.status !== null;
    return (this.status ?? 0) >= 500;
  }
}

/** Returns true if the contract declares this code. */
export function isErrorCode(code: string): code is ErrorCode {
  return (errorCodes as readonly string[]).includes(code);
}

/** Returns the data of an error with this code; null for any other error. */
export function errorDataOf<Code extends keyof ErrorData>(
  error: unknown,
  code: Code,
): ErrorData[Code] | null {
  const matches = error instanceof ApiError && error.kind === 'rejected' && error.code === code;
  return matches ? (error.data as ErrorData[Code] | null) : null;
}
