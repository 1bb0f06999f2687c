import type { OrderReceipt, SalesOrder, SalesOrderSummary } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { first, sample } from './sample.ts';

type Status = SalesOrder['status'];

/** An order as its own page has it, as far along as its status says; being prepared unless told. */
export function anOrder(fields: Partial<SalesOrder> = {}): SalesOrder {
  return sample(orderIn(fields.status ?? 'PREPARING'), fields);
}

/** An order as the list has it. */
export function anOrderSummary(fields: Partial<SalesOrderSummary> = {}): SalesOrderSummary {
  return sample(first(examples.Orders), fields);
}

/** An order as its receipt shows it; paid and being prepared. */
export function anOrderReceipt(fields: Partial<OrderReceipt> = {}): OrderReceipt {
  return sample(examples.OrderReceipt, fields);
}

function orderIn(status: Status): SalesOrder {
  if (status === 'MAKING PAYMENT') return examples.OrderMakingPayment;
  if (status === 'CANCELLED') return examples.OrderCancelled;
  if (status === 'DELIVERING') return examples.OrderDelivering;
  const { status_history, ...order } = examples.OrderReady;
  const passed = status_history.findIndex((step) => step.status === status) + 1;
  const completed = { status, at: '2026-11-21T19:31:00+08:00' };
  const way = passed > 0 ? status_history.slice(0, passed) : [...status_history, completed];
  return { ...order, status, status_history: way };
}
