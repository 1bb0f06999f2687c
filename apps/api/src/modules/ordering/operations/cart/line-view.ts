import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../../contract/context/context.ts';
import { mediaUrl, type Wire } from '../../../../contract/wire.ts';
import { inLanguage, type TranslatedText } from '../../../../shared/text/translated-text.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import { priceLine } from '../../cart/cart-price.ts';
import type { Chosen, Item, ServedDish } from '../../items/item.ts';

type Viewing = Pick<Context, 'company' | 'language'>;

/** Returns a cart line with current names and prices. */
export function viewLine(line: CartLine, context: Viewing): Wire['CartLine'] {
  const { item } = line;
  const price = priceLine(line);
  return {
    id: line.id,
    qty: line.qty,
    price: formatMoneyString(price.unit),
    point: price.point,
    ...viewItem(item, context),
    variation_list: viewVariations(item, context),
    has_options: item.groups.length > 0,
    line_total: formatMoneyString(price.total),
    stock_status: line.unavailable === 'SOLD_OUT' ? 'Sold Out' : 'In Stock',
    unavailable_reason: line.unavailable,
  };
}

function viewItem(
  { kind, sold, deal }: Item,
  { company, language }: Viewing,
): Pick<Wire['CartLine'], 'dish' | 'package' | 'hot_deal'> {
  const name = inLanguage(sold.name, language);
  const common = {
    id: sold.id,
    image: mediaUrl(company, sold.image),
    price: formatMoneyString(sold.price),
    price_after_discount:
      sold.price_after_discount === null ? null : formatMoneyString(sold.price_after_discount),
  };
  return {
    dish: kind === 'dish' ? { ...common, name } : null,
    package: kind === 'package' ? { ...common, package_name: name } : null,
    hot_deal: deal === null ? null : { id: deal.id, name: inLanguage(deal.name, language) },
  };
}

/** Lists each dish of a package before its own variations, and the choices of a deal last. */
function viewVariations(item: Item, { language }: Viewing): Wire['LineVariation'][] {
  const translate = (text: TranslatedText) => inLanguage(text, language);
  const ownChoices = item.chosen.map((choice) => ({
    ...viewChoice(choice, translate),
    dish_option_id: choice.group.id,
    dish_option_variation_id: choice.variation.id,
    dish_variation_id: null,
    dish_variation_option_id: null,
    dish_name: null,
  }));
  return [...item.served.flatMap((dish) => viewServed(dish, translate)), ...ownChoices];
}

/** Returns a package's dish with its choices; empty for a dish that is the item itself. */
function viewServed(
  dish: ServedDish,
  translate: (text: TranslatedText) => string,
): Wire['LineVariation'][] {
  if (dish.place === null) return [];
  const { within, option_name } = dish.place;
  return [
    {
      ...within,
      option_name: option_name === null ? null : translate(option_name),
      variation_name: translate(dish.name),
      dish_variation_id: null,
      dish_variation_option_id: null,
      dish_name: null,
      qty: dish.qty,
      chosen_qty: dish.times,
      additional_price: formatMoneyString(0),
    },
    ...dish.chosen.map((choice) => ({
      ...within,
      ...viewChoice(choice, translate),
      dish_variation_id: choice.group.id,
      dish_variation_option_id: choice.variation.id,
      dish_name: translate(dish.name),
    })),
  ];
}

function viewChoice({ group, variation }: Chosen, translate: (text: TranslatedText) => string) {
  return {
    option_name: translate(group.option_name),
    variation_name: translate(variation.variation_name),
    qty: 1,
    chosen_qty: 1,
    additional_price: formatMoneyString(variation.additional_price),
  };
}
