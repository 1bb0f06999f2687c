import type { Cart } from '@claypot/sdk';
import type { RemovedLine } from '../../events/product-events.ts';

/**
 * Returns line `id` as needed to restore it. Returns null if the line is unavailable, because the
 * server would reject it. Returns null, too, if there is no such line or the cart has no branch or
 * delivery method.
 */
export function removedLine(cart: Cart | null, id: string | null): RemovedLine | null {
  const index = cart?.lines.findIndex((each) => each.id === id) ?? -1;
  const line = cart?.lines[index];
  if (!cart || line === undefined || line.unavailable_reason !== null) return null;
  const { branch_id, delivery_method } = cart;
  return branch_id === null || delivery_method === null
    ? null
    : { line, branch_id, delivery_method, before: cart.lines[index + 1]?.id ?? null };
}
