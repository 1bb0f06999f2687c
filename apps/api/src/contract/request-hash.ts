import { createHash } from 'node:crypto';

/** A request with a key of its own, and the two fields that say who asks. */
interface Asked {
  readonly customer_id: string | null;
  readonly guest_id?: string | null;
}

/**
 * The same for the same request, whatever order its fields stand in. Who asks is left out: a key is
 * looked for among the owner's own things, and a guest's go to the member the guest becomes.
 */
export function hashRequest({ customer_id: _, guest_id: __, ...body }: Asked): string {
  const fields = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
