import type { OrderReceipt, SalesOrder, SalesOrderSummary } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { first, sample } from './sample.ts';

type Status = SalesOrder['status'];

/** Returns an order as on its page, with the history of its status; default `PREPARING`. */
export function anOrder(fields: Partial<SalesOrder> = {}): SalesOrder {
  return sample(orderIn(fields.status ?? 'PREPARING'), fields);
}

/** Returns an order as in the list. */
export function anOrderSummary(fields: Partial<SalesOrderSummary> = {}): SalesOrderSummary {
  return sample(first(examples.Orders), fields);
}

/** Returns an order's receipt; paid and being prepared. */
export function anOrderReceipt(fields: Partial<OrderReceipt> = {}): OrderReceipt {
  return sample(examples.OrderReceipt, fields);
}

/** Returns a bill at the counter, paid by wallet and in cash. */
export function aBillOrder(fields: Partial<SalesOrder> = {}): SalesOrder {
  return sample(examples.OrderAtTheTable, fields);
}

function orderIn(status: Status): SalesOrder {
  if (status === 'MAKING PAYMENT') return examples.OrderMakingPayment;
  if (status === 'CANCELLED') return examples.OrderCancelled;
  if (status === 'DELIVERING') return examples.OrderDelivering;
  const { status_history, ...order } = examples.OrderReady;
  const passed = status_history.findIndex((step) => step.status === status) + 1;
  const completed = { status, at: '2026-11-21T19:31:00+08:00' };
  const history = passed > 0 ? status_history.slice(0, passed) : [...status_history, completed];
  return { ...order, status, status_history: history };
}
