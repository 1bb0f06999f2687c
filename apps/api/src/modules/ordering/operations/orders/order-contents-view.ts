import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../../contract/context/context.ts';
import { mediaUrl, type Wire } from '../../../../contract/wire.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import type { OrderLine, OrderPackage, OrderVariation } from '../../orders/order-reads.ts';

type Viewing = Pick<Context, 'company' | 'language'>;

/** Returns a package of an order with its dishes. */
export function viewOrderPackage(
  item: OrderPackage,
  lines: readonly OrderLine[],
  context: Viewing,
): Wire['OrderPackage'] {
  const { company, language } = context;
  const inside = lines.filter(({ package_position }) => package_position === item.position);
  return {
    id: packageKey(item.order_id, item.position),
    qty: item.qty,
    package_name: inLanguage(item.package_name, language),
    package_price: formatMoneyString(item.package_price),
    dish_list: inside.map((line) => viewOrderDish(line, context)),
    package_id: item.package_id,
    hot_deal_name: item.hot_deal_name === null ? null : inLanguage(item.hot_deal_name, language),
    variation_list: viewVariations(item.variation_list, context),
    image: mediaUrl(company, item.image),
    line_total: formatMoneyString(item.line_total),
    is_unavailable: item.is_unavailable,
  };
}

/** Returns a dish of an order, on its own or in a package. */
export function viewOrderDish(line: OrderLine, context: Viewing): Wire['OrderDish'] {
  const { order_id, package_position } = line;
  return {
    id: `${order_id}_${line.position}`,
    qty: line.qty,
    dish_name: inLanguage(line.dish_name, context.language),
    dish_price: formatMoneyString(line.dish_price),
    variation_list: viewVariations(line.variation_list, context),
    order_package_id: package_position === null ? null : packageKey(order_id, package_position),
    dish_id: line.dish_id,
    image: mediaUrl(context.company, line.image),
    line_total: formatMoneyString(line.line_total),
    is_unavailable: line.is_unavailable,
  };
}

/** Distinct from the keys of dishes, which are numbered separately. */
function packageKey(orderId: string, position: number): string {
  return `${orderId}_p${position}`;
}

function viewVariations(
  variations: readonly OrderVariation[],
  { language }: Viewing,
): Wire['OrderVariation'][] {
  return variations.map((variation) => ({
    option_name: inLanguage(variation.option_name, language),
    variation_name: inLanguage(variation.variation_name, language),
    additional_price: formatMoneyString(variation.additional_price),
  }));
}
