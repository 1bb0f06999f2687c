import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../contract/context/context.ts';
import { flag, mediaUrl, type Wire } from '../../../contract/wire.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import type { BranchDish } from '../dishes.ts';
import { variationOffer } from '../offers.ts';
import type { OptionGroup } from '../option-groups.ts';
import type { StockList } from '../stock.ts';
import { offerStatus, stockStatus } from '../stock-status.ts';

/** Returns a dish as lists show it. */
export function viewDish(
  dish: BranchDish,
  { company, language }: Pick<Context, 'company' | 'language'>,
  cartQty: number,
): Wire['DishSummary'] {
  return {
    id: dish.id,
    dish_category_id: dish.dish_category_id,
    name: inLanguage(dish.name, language),
    description: inLanguage(dish.description, language),
    price: formatMoneyString(dish.price),
    price_after_discount:
      dish.price_after_discount === null ? null : formatMoneyString(dish.price_after_discount),
    dish_image: dish.images.map((file) => ({ image: mediaUrl(company, file) })),
    stock_status: stockStatus(dish.sold_out),
    cart_qty: cartQty,
    point: dish.point,
    tags: dish.tags,
    has_options: dish.has_options,
    needs_choice: dish.needs_choice,
  };
}

/** Returns an option group as the dish screen shows it. */
export function viewOption(
  group: OptionGroup,
  stock: StockList,
  { language }: Pick<Context, 'language'>,
): Wire['DishOption'] {
  return {
    id: group.id,
    option_type: group.option_type,
    option_name: inLanguage(group.option_name, language),
    min_qty: group.min_qty,
    max_qty: group.max_qty,
    is_required: flag(group.is_required),
    default_variation_id: group.default_variation_id,
    dish_option_variation: group.variations.map((variation) => ({
      id: variation.id,
      variation_name: inLanguage(variation.variation_name, language),
      additional_price: formatMoneyString(variation.additional_price),
      additional_point: variation.additional_point,
      stock_status: offerStatus(variationOffer(variation, stock)),
    })),
  };
}
