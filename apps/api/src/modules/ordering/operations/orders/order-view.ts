import { slotEnd } from '@claypot/domain/time';
import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../../contract/context/context.ts';
import { type Wire, wireInstant, wireInstantOrNull } from '../../../../contract/wire.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import { branchAddress } from '../../../company/index.ts';
import { customerTime } from '../../../kitchen/index.ts';
import type { Order, OrderContents } from '../../orders/order-reads.ts';
import type { OpenAmount } from './dine-in-reads.ts';
import { viewOrderDish, viewOrderPackage } from './order-contents-view.ts';

type Viewing = Pick<Context, 'company' | 'language'>;

/** Returns an order as lists show it. */
export function viewOrder(
  order: Order,
  { packages, lines }: OrderContents,
  context: Viewing,
  openAmounts: readonly OpenAmount[] = [],
): Wire['SalesOrderSummary'] {
  const zone = order.time_zone;
  const single = lines.filter(({ package_position }) => package_position === null);
  return {
    id: order.id,
    sales_order_tx_id: order.sales_order_tx_id,
    status: order.status,
    created_time: wireInstant(order.created_at, zone),
    delivery_time: wireInstantOrNull(order.delivery_time, zone),
    delivery_time_end: wireInstantOrNull(slotEndOf(order), zone),
    estimated_time: wireInstantOrNull(estimate(order), zone),
    delivery_method: order.delivery_method,
    full_address: order.full_address,
    mail_unit_no: order.mail_unit_no,
    branch: {
      id: order.branch_id,
      branch_name: inLanguage(order.branch_name, context.language),
      address: branchAddress(order, context),
    },
    order_package: packages.map((item) => viewOrderPackage(item, lines, context)),
    order_dish: single.map((line) => viewOrderDish(line, context)),
    ...(openAmounts.length > 0 && { open_amounts: openAmounts.map(viewOpenAmount) }),
    total_qty: [...packages, ...single, ...openAmounts].reduce((sum, { qty }) => sum + qty, 0),
    final_total_amount: formatMoneyString(order.final_total_amount),
    cancel_reason: order.cancel_reason,
    cancel_text: order.cancel_text,
  };
}

function viewOpenAmount({ name, qty, line_total }: OpenAmount) {
  return { name, qty, line_total: formatMoneyString(line_total) };
}

function slotEndOf({ delivery_time }: Order): Temporal.Instant | null {
  return delivery_time && slotEnd(delivery_time);
}

/**
 * Returns the expected time: when the food is ready, plus the drive of a delivery. Before the branch
 * has accepted the order it is the time that the customer saw when placing it. Null if unpaid or
 * cancelled.
 */
function estimate(order: Order): Temporal.Instant | null {
  const { status, delivery_method, delivery_time, paid_at, ready_by, promised_by } = order;
  if (paid_at === null || status === 'CANCELLED') return null;
  const food = ready_by ?? promised_by;
  return food === null ? delivery_time : customerTime(delivery_method, food);
}
