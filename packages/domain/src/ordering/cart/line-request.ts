import type { CartCreateRequest, CartLine } from '@claypot/sdk';
import type { RemovedLine } from '../../events/product-events.ts';
import { selectionOf } from '../item/choices/line-selection.ts';
import type { LineToPutBack } from './unsent-cart.ts';

/**
 * Returns the request that adds the line again: the same item, options and quantity, at today's
 * prices, in front of the line that followed it.
 */
export function lineRequest(placed: RemovedLine): Omit<LineToPutBack, 'reference'> {
  const { before = null, branch_id, delivery_method, line } = placed;
  return {
    ...itemOf(line),
    qty: line.qty,
    variation: selectionOf(line),
    branch_id,
    delivery_method,
    ...(before !== null && { before }),
  };
}

function itemOf({
  dish,
  hot_deal,
  package: pack,
}: CartLine): Pick<CartCreateRequest, 'item_id' | 'type'> {
  if (hot_deal !== null) return { item_id: hot_deal.id, type: 'hot_deal' };
  if (pack !== null) return { item_id: pack.id, type: 'package' };
  return { item_id: dish?.id ?? '', type: 'dish' };
}
