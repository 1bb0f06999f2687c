import type { Cost, RateLimiter } from '../platform/http/limits/rate-limiter.ts';
import { tooManyRequests } from '../platform/http/limits/too-many-requests.ts';
import type { Clock } from '../shared/time/clock.ts';

/** Dependencies of the rate-limit checks. */
export interface Allowing {
  /** Rate limits by address and identity; null disables them. */
  rateLimiter: RateLimiter | null;
  clock: Clock;
}

/**
 * Consumes the rate limit of an address. Called before the request is read. @throws ApiError
 * `TOO_MANY_REQUESTS`.
 */
export function requireAddressAllowed(
  { rateLimiter, clock }: Allowing,
  address: string,
  cost: Cost,
): void {
  const retryAt = rateLimiter?.ofAddress(address, cost, clock.now()) ?? null;
  if (retryAt !== null) throw tooManyRequests(retryAt);
}

/**
 * Consumes the rate limit of one customer, so that customers behind the same address do not exhaust
 * each other's. Does nothing for a request without an authorization header or guest id.
 * @throws ApiError `TOO_MANY_REQUESTS`.
 */
export function requireCustomerAllowed(
  options: Allowing,
  request: Request,
  body: unknown,
  cost: Cost,
): void {
  const identity = request.headers.get('authorization')?.slice(0, 200) ?? guestOf(body);
  if (identity !== null) requireIdentityAllowed(options, identity, cost);
}

/** Consumes the rate limit of an identity. @throws ApiError `TOO_MANY_REQUESTS`. */
export function requireIdentityAllowed(
  { rateLimiter, clock }: Allowing,
  identity: string,
  cost: Cost,
): void {
  const retryAt = rateLimiter?.ofIdentity(identity, cost, clock.now()) ?? null;
  if (retryAt !== null) throw tooManyRequests(retryAt);
}

function guestOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('guest_id' in body)) return null;
  return typeof body.guest_id === 'string' ? body.guest_id : null;
}
