import type { CartCreateRequest, CartLine, Identity, Selection } from '@claypot/sdk';
import type { RemovedLine } from '../events/product-events.ts';

/** The request for another line like one that is or was there: the same item, choices and quantity, at today’s prices. */
export function lineRequest(placed: RemovedLine, identity: Identity): CartCreateRequest {
  const { branch_id, delivery_method, line } = placed;
  return {
    ...identity,
    ...itemOf(line),
    qty: line.qty,
    variation: selectionOf(line),
    branch_id,
    delivery_method,
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

/** What was chosen; a side dish that comes along was not, and a deal's package is chosen of the deal. */
function selectionOf({ hot_deal, package: pack, variation_list }: CartLine): Selection[] {
  const ofDeal =
    hot_deal === null || pack === null
      ? []
      : [{ dish_option_id: hot_deal.id, dish_option_variation_id: pack.id }];
  const chosen = variation_list.filter(({ option_name }) => option_name !== null);
  return [...ofDeal, ...chosen.map(choiceOf)];
}

function choiceOf(variation: CartLine['variation_list'][number]): Selection {
  const { dish_option_id, dish_option_variation_id } = variation;
  const { dish_variation_id, dish_variation_option_id } = variation;
  const ofDish =
    dish_variation_id !== null && dish_variation_option_id !== null
      ? { dish_variation_id, dish_variation_option_id }
      : {};
  return { dish_option_id, dish_option_variation_id, ...ofDish };
}
