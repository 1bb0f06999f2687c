import type { Cost, RateLimiter } from '../platform/http/limits/rate-limiter.ts';
import { tooManyRequests } from '../platform/http/limits/too-many-requests.ts';
import type { Clock } from '../shared/time/clock.ts';

/** What is needed to know whether somebody may ask. */
export interface Allowing {
  /** What everybody may ask for; null limits nobody. */
  rateLimiter: RateLimiter | null;
  clock: Clock;
}

/** Before anything is read. @throws ApiError `TOO_MANY_REQUESTS`. */
export function requireAddressAllowed(
  { rateLimiter, clock }: Allowing,
  address: string,
  cost: Cost,
): void {
  const retryAt = rateLimiter?.ofAddress(address, cost, clock.now()) ?? null;
  if (retryAt !== null) throw tooManyRequests(retryAt);
}

/**
 * So that one customer leaves the others behind their address something of its allowance.
 * @throws ApiError `TOO_MANY_REQUESTS`.
 */
export function requireCustomerAllowed(
  { rateLimiter, clock }: Allowing,
  request: Request,
  body: unknown,
  cost: Cost,
): void {
  const identity = request.headers.get('authorization')?.slice(0, 200) ?? guestOf(body);
  if (identity === null) return;
  const retryAt = rateLimiter?.ofIdentity(identity, cost, clock.now()) ?? null;
  if (retryAt !== null) throw tooManyRequests(retryAt);
}

function guestOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('guest_id' in body)) return null;
  return typeof body.guest_id === 'string' ? body.guest_id : null;
}
