import { createHash } from 'node:crypto';

/** Body of a request with an idempotency key, including the fields that identify the customer. */
interface KeyedRequest {
  readonly customer_id: string | null;
  readonly guest_id?: string | null;
}

/**
 * Returns a hash of the request that is independent of field order. Excludes the customer's
 * identity: keys are already looked up per owner, and a guest may become a member.
 */
export function hashRequest({ customer_id: _, guest_id: __, ...body }: KeyedRequest): string {
  const fields = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
