import type { SalesOrder } from '@claypot/sdk';

type Order = Pick<SalesOrder, 'status' | 'delivery_method' | 'status_history'>;

export interface ProgressStep {
  status: string;
  state: 'done' | 'current' | 'coming';
  /** Time when it was reached; null if not yet. */
  at: Temporal.Instant | null;
}

const PICKUP = ['MAKING PAYMENT', 'PREPARING', 'READY', 'COMPLETED'];
const DELIVERY = ['MAKING PAYMENT', 'PREPARING', 'DELIVERING', 'COMPLETED'];
const TERMINAL = new Set(['COMPLETED', 'CANCELLED']);

/** Returns true if the status is final. */
export function isTerminal({ status }: Pick<SalesOrder, 'status'>): boolean {
  return TERMINAL.has(status);
}

/**
 * Returns the steps of an order. A cancelled order, or one with an unknown status, has the steps of
 * its history.
 */
export function orderProgress(order: Order): ProgressStep[] {
  const way = order.delivery_method === 'delivery' ? DELIVERY : PICKUP;
  const reached = new Map(order.status_history.map(({ status, at }) => [status as string, at]));
  const position = way.indexOf(order.status);
  const steps = position === -1 ? [...reached.keys()] : way;
  const current = steps.indexOf(order.status);
  return steps.map((status, index) => {
    const at = reached.get(status as Order['status']);
    return {
      status,
      state: stateOf(index, current, isTerminal(order)),
      at: at === undefined ? null : Temporal.Instant.from(at),
    };
  });
}

function stateOf(index: number, current: number, terminal: boolean): ProgressStep['state'] {
  if (index > current) return 'coming';
  return index === current && !terminal ? 'current' : 'done';
}
