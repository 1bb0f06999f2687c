import type { Payable, PayableStatus } from '../../payments/index.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { refundPoints } from '../orders/order-discounts.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { removeOrderedLines } from '../orders/ordered-lines.ts';
import { sendRefundNotification } from '../orders/refund-notifications.ts';
import { moveOrder } from '../orders/transition.ts';
import { startPaidOrder } from './start-paid-order.ts';

/**
 * Adapts an order to the payment module. A cancelled order has released its portions and accepts no
 * payment.
 */
export function orderPayable(id: string): Payable {
  return {
    async lock(tx) {
      return orderPayableStatus(await lockOrder(tx, id));
    },
    async pay(tx, now) {
      await startPaidOrder(tx, id, now);
      await removeOrderedLines(tx, id, now);
    },
    cancel: (tx, reason, now) =>
      moveOrder(tx, id, { from: 'MAKING PAYMENT', to: 'CANCELLED', reason }, now),
    async takeBack(tx, { isComplete }, now) {
      if (isComplete) await refundPoints(tx, id, now);
      return 0;
    },
    notifyRefund: (tx, news, now) => sendRefundNotification(tx, id, news, now),
  };
}

/** Maps an order's status to the payment module's `PayableStatus`. */
export function orderPayableStatus(status: OrderStatus): PayableStatus {
  return status === 'MAKING PAYMENT' ? 'waiting' : 'closed';
}
