import type { SalesOrder } from '@claypot/sdk';
import { FINAL_STATUSES } from '../order-steps/order-steps.ts';

type Order = Pick<SalesOrder, 'status' | 'delivery_method' | 'status_history'>;

export interface ProgressStep {
  status: string;
  state: 'done' | 'current' | 'coming';
  /** Time when it was reached; null if not yet. */
  at: Temporal.Instant | null;
}

const PICKUP = ['MAKING PAYMENT', 'PENDING', 'PREPARING', 'READY', 'COMPLETED'];
const DELIVERY = ['MAKING PAYMENT', 'PENDING', 'PREPARING', 'READY', 'DELIVERING', 'COMPLETED'];

/** Returns true if the status is final. */
export function isTerminal({ status }: Pick<SalesOrder, 'status'>): boolean {
  return FINAL_STATUSES.includes(status);
}

/**
 * Returns the steps of an order. Acceptance by hand is a step only if the order waited for it, and
 * readiness of a delivery only if it waited for the rider. A recalled order has not reached later
 * steps any more. A cancelled order, or one with an unknown status, has the steps of its history.
 */
export function orderProgress(order: Order): ProgressStep[] {
  const isDelivery = order.delivery_method === 'delivery';
  const reached = new Map(order.status_history.map(({ status, at }) => [status as string, at]));
  const isOptional = (status: string) => status === 'PENDING' || (isDelivery && status === 'READY');
  const way = (isDelivery ? DELIVERY : PICKUP).filter(
    (status) => !isOptional(status) || reached.has(status),
  );
  const position = way.indexOf(order.status);
  const steps = position === -1 ? [...reached.keys()] : way;
  const current = steps.indexOf(order.status);
  return steps.map((status, index) => {
    const at = reached.get(status);
    const state = stateOf(index, current, isTerminal(order));
    return {
      status,
      state,
      at: at === undefined || state === 'coming' ? null : Temporal.Instant.from(at),
    };
  });
}

function stateOf(index: number, current: number, terminal: boolean): ProgressStep['state'] {
  if (index > current) return 'coming';
  return index === current && !terminal ? 'current' : 'done';
}
