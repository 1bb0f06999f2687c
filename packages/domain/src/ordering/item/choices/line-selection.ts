import type { CartLine, Selection } from '@claypot/sdk';

/**
 * Returns the choices of a line. Included side dishes are not choices; the package of a deal is
 * one.
 */
export function selectionOf({
  hot_deal,
  package: pack,
  variation_list,
}: Pick<CartLine, 'hot_deal' | 'package' | 'variation_list'>): Selection[] {
  const ofDeal =
    hot_deal === null || pack === null
      ? []
      : [{ dish_option_id: hot_deal.id, dish_option_variation_id: pack.id }];
  const chosen = variation_list.filter(({ option_name }) => option_name !== null);
  return [...ofDeal, ...chosen.map(choiceOf)];
}

function choiceOf(variation: CartLine['variation_list'][number]): Selection {
  const { dish_option_id, dish_option_variation_id } = variation;
  const { chosen_qty: qty, dish_variation_id, dish_variation_option_id } = variation;
  const ofDish =
    dish_variation_id !== null && dish_variation_option_id !== null
      ? { dish_variation_id, dish_variation_option_id }
      : {};
  return { dish_option_id, dish_option_variation_id, ...ofDish, ...(qty > 1 && { qty }) };
}
