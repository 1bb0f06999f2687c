import { invalidRequest } from '../../../shared/api-error.ts';

/**
 * Returns a date of the contract.
 * @throws ApiError `INVALID_REQUEST` for a date that does not exist.
 */
export function requireDay(text: string, path: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    throw invalidRequest(path);
  }
}
