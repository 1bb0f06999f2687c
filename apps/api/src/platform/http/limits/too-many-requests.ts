import type { Schemas } from '@claypot/sdk/contract-types';
import { ApiError } from '../../../shared/api-error.ts';

/** Returns `TOO_MANY_REQUESTS` with the retry time, rounded up to whole seconds. */
export function tooManyRequests(retryAt: Temporal.Instant): ApiError {
  const roundedRetryAt = retryAt.round({ smallestUnit: 'second', roundingMode: 'ceil' });
  const data: Schemas['RetryData'] = { retry_at: roundedRetryAt.toString() };
  return new ApiError('TOO_MANY_REQUESTS', { data, retryAt: roundedRetryAt });
}
