import { formatMoneyString } from '@claypot/sdk';
import type { Handler } from '../../../../contract/handlers.ts';
import { ownerOf } from '../../../identity/index.ts';
import { nullIfUnavailable } from '../../../payments/index.ts';
import { openOrderPayment } from '../../placing/order-payment-session.ts';
import { findPlacedOrder } from '../../placing/placed-orders.ts';

/**
 * Returns the order that was created with a key, or the outcome `unknown`. A client asks this after
 * a lost response.
 */
export const cartOrderOutcome: Handler<'cartOrderOutcome'> = async (context, { body }) => {
  const { db, company } = context;
  const placed = await findPlacedOrder(
    db,
    company.id,
    await ownerOf(context, body),
    body.idempotency_key,
  );
  if (placed === null) return { outcome: 'unknown', order: null };
  return {
    outcome: 'created',
    order: {
      id: placed.id,
      sales_order_tx_id: placed.sales_order_tx_id,
      status: placed.status,
      payment_url: await openOrderPayment(context, placed).catch(nullIfUnavailable),
      final_total_amount: formatMoneyString(placed.final_total_amount),
    },
  };
};
