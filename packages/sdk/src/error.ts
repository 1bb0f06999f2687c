import type { ErrorCode, ErrorData as WireErrorData } from './contract-types.ts';
import { errorCodes } from './generated/schemas.ts';
import type { InCents } from './in-cents.ts';

/** The data that comes with a refusal, by code, amounts in cents. */
export type ErrorData = InCents<WireErrorData>;

/**
 * What kind of failure it was.
 * - `refused`: the server answered with a code; nothing was done beyond what the code says.
 * - `unauthorized`: it answered 401.
 * - `network`: no answer came, or not in time. Whether the request was carried out is unknown.
 * - `malformed`: an answer came that the contract does not know; the outcome is unknown as well. Without
 *   a status it was the request, which was not sent.
 * - `aborted`: the caller's signal stopped it.
 * - `unsent`: the device had no connection, so that nothing was carried out.
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
  /** The msgCode as it came; `ERROR` when there is none. */
  code?: string;
  status?: number | null;
  data?: unknown;
  cause?: unknown;
}

/** The only error the client rejects with. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** A code of the catalogue. One it does not know, and any thrown failure, is `ERROR`. */
  readonly code: ErrorCode;
  /** The code as it came, also one outside the catalogue. */
  readonly receivedCode: string;
  /** The HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** The refusal's data, amounts in cents. Read it with {@link errorDataOf}. */
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

  /** Whether the request may have been carried out although it failed. */
  get outcomeUnknown(): boolean {
    if (this.kind === 'network' || this.kind === 'aborted') return true;
    if (this.kind === 'malformed') return this.status !== null;
    return (this.status ?? 0) >= 500;
  }
}

/** Whether the catalogue knows this code. */
export function isErrorCode(code: string): code is ErrorCode {
  return (errorCodes as readonly string[]).includes(code);
}

/** The data of a refusal with this code, or null when `error` is anything else. */
export function errorDataOf<Code extends keyof ErrorData>(
  error: unknown,
  code: Code,
): ErrorData[Code] | null {
  const matches = error instanceof ApiError && error.kind === 'rejected' && error.code === code;
  return matches ? (error.data as ErrorData[Code] | null) : null;
}
