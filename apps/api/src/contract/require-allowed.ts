import type { Allowances, Cost } from '../platform/http/limits/allowances.ts';
import { tooManyRequests } from '../platform/http/limits/too-many-requests.ts';
import type { Clock } from '../shared/time/clock.ts';

/** What is needed to know whether somebody may ask. */
export interface Allowing {
  /** What everybody may ask for; null limits nobody. */
  allowances: Allowances | null;
  clock: Clock;
}

/** Before anything is read. @throws ApiError `TOO_MANY_REQUESTS`. */
export function requireAddressAllowed(
  { allowances, clock }: Allowing,
  address: string,
  cost: Cost,
): void {
  const retryAt = allowances?.ofAddress(address, cost, clock.now()) ?? null;
  if (retryAt !== null) throw tooManyRequests(retryAt);
}

/**
 * So that one customer leaves the others behind their address something of its allowance.
 * @throws ApiError `TOO_MANY_REQUESTS`.
 */
export function requireCustomerAllowed(
  { allowances, clock }: Allowing,
  request: Request,
  body: unknown,
  cost: Cost,
): void {
  const identity = request.headers.get('authorization')?.slice(0, 200) ?? guestOf(body);
  if (identity === null) return;
  const retryAt = allowances?.ofIdentity(identity, cost, clock.now()) ?? null;
  if (retryAt !== null) throw tooManyRequests(retryAt);
}

function guestOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('guest_id' in body)) return null;
  return typeof body.guest_id === 'string' ? body.guest_id : null;
}
