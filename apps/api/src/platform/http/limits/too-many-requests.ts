import type { Schemas } from '@claypot/sdk/contract-types';
import { Refusal } from '../../../shared/refusal.ts';

/** `TOO_MANY_REQUESTS` with the time before which it is no use, in whole seconds. */
export function tooManyRequests(retryAt: Temporal.Instant): Refusal {
  const whole = retryAt.round({ smallestUnit: 'second', roundingMode: 'ceil' });
  const data: Schemas['RetryData'] = { retry_at: whole.toString() };
  return new Refusal('TOO_MANY_REQUESTS', { data, retryAt: whole });
}
