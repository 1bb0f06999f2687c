import type { Cents } from '@claypot/sdk';
import type { Bill, SpendingRequest } from '@claypot/sdk/counter';

/** The last question to the member's phone about a payment. */
export interface AskedView extends Pick<SpendingRequest, 'state' | 'failure' | 'id'> {
  readonly amount: Cents;
  readonly expiresAt: Temporal.Instant;
}

/** Returns the last question about the wallet; null if there was none, or if it was done. */
export function selectAsked({ request }: Bill): AskedView | null {
  if (request === null || request.kind !== 'wallet' || request.state === 'accepted') return null;
  const { amount, expires_at, failure, id, state } = request;
  return { id, state, failure, amount, expiresAt: Temporal.Instant.from(expires_at) };
}
