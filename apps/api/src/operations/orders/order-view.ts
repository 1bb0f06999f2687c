import { ASAP_MINUTES } from '@claypot/domain/time';
import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../http/context.ts';
import type { Order, OrderLine } from '../../ordering/order-reads.ts';
import { inLanguage } from '../../ordering/translated-text.ts';
import { branchAddress } from '../branches/branch-view.ts';
import { mediaUrl, type Wire, wireInstant, wireInstantOrNull } from '../wire.ts';

type Viewing = Pick<Context, 'company' | 'language'>;

/** An order as a list shows it. */
export function viewOrder(
  order: Order,
  lines: readonly OrderLine[],
  context: Viewing,
): Wire['SalesOrderSummary'] {
  const zone = order.time_zone;
  return {
    id: order.id,
    sales_order_tx_id: order.sales_order_tx_id,
    status: order.status,
    created_time: wireInstant(order.created_at, zone),
    delivery_time: wireInstantOrNull(order.delivery_time, zone),
    estimated_time: wireInstantOrNull(estimate(order), zone),
    delivery_method: order.delivery_method,
    full_address: order.full_address,
    branch: {
      id: order.branch_id,
      branch_name: inLanguage(order.branch_name, context.language),
      address: branchAddress(order, context),
    },
    order_package: [],
    order_dish: lines.map((line) => viewLine(line, context)),
    total_qty: lines.reduce((sum, { qty }) => sum + qty, 0),
    final_total_amount: formatMoneyString(order.final_total_amount),
  };
}

/** When it is expected to be ready: the time asked for, else counted from its payment. */
function estimate({ status, delivery_time, paid_at }: Order): Temporal.Instant | null {
  if (paid_at === null || status === 'CANCELLED') return null;
  return delivery_time ?? paid_at.add({ minutes: ASAP_MINUTES });
}

function viewLine(line: OrderLine, { company, language }: Viewing): Wire['OrderDish'] {
  return {
    id: `${line.order_id}_${line.position}`,
    qty: line.qty,
    dish_name: inLanguage(line.dish_name, language),
    dish_price: formatMoneyString(line.dish_price),
    variation_list: line.variation_list.map((variation) => ({
      option_name: inLanguage(variation.option_name, language),
      variation_name: inLanguage(variation.variation_name, language),
      additional_price: formatMoneyString(variation.additional_price),
    })),
    order_package_id: null,
    dish_id: line.dish_id,
    image: mediaUrl(company, line.image),
    line_total: formatMoneyString(line.line_total),
  };
}
