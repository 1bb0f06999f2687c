import { ApiError } from '../error.ts';
import { errorCodes } from '../generated/counter/schemas.ts';
import type { ErrorCode, ErrorData as WireErrorData } from '../generated/counter/types.ts';
import type { InCents } from '../in-cents.ts';

type ErrorData = InCents<WireErrorData>;

/**
 * Returns the counter's code of an error; `ERROR` if it is unknown or no ApiError. `ApiError.code`
 * knows the codes of the customers' contract only.
 */
export function codeOf(error: unknown): ErrorCode {
  const code = error instanceof ApiError ? error.receivedCode : 'ERROR';
  return isErrorCode(code) ? code : 'ERROR';
}

/** Returns the data of an error with this code; null for any other error. */
export function errorDataOf<Code extends keyof ErrorData>(
  error: unknown,
  code: Code,
): ErrorData[Code] | null {
  const matches = error instanceof ApiError && error.kind === 'rejected';
  return matches && codeOf(error) === code ? (error.data as ErrorData[Code] | null) : null;
}

/** Returns true if the counter's contract declares this code. */
export function isErrorCode(code: unknown): code is ErrorCode {
  const codes: readonly unknown[] = errorCodes;
  return codes.includes(code);
}
