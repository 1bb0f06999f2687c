/** Sample views of actions that refund money, for stories. */
import type { MoneyActionView, PricedLineChoice } from '@claypot/counter/orders';

export const CHOOSING: MoneyActionView = { status: 'choosing', isOnline: true, problem: null };

export const CHECKING: MoneyActionView = { ...CHOOSING, status: 'checking' };

export const OFFLINE: MoneyActionView = { ...CHOOSING, isOnline: false };

/** Returns the state after the server rejected the action. */
export function rejectedWith(problem: NonNullable<MoneyActionView['problem']>): MoneyActionView {
  return { ...CHOOSING, status: 'rejected', problem };
}

/** Two lines, of which the second is chosen. */
export const LINES: readonly PricedLineChoice[] = [
  {
    id: 'line-1',
    name: 'Signature Claypot Chicken Rice',
    qty: 2,
    isChosen: false,
    amount: 3780,
  },
  { id: 'line-2', name: 'Kampung Chicken Soup', qty: 1, isChosen: true, amount: 850 },
];
