import type { MoneyActionView } from '@claypot/counter/orders';

/** Returns true while a press waits for a manager or for the server. */
export function isPending({ status }: Pick<MoneyActionView, 'status'>): boolean {
  return status === 'approving' || status === 'sending' || status === 'checking';
}
