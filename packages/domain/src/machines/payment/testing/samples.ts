import type { Payable } from '../payment.types.ts';

export function aPayable(changes: Partial<Payable<string>> = {}): Payable<string> {
  return {
    id: 'payable-1',
    payment_url: '/sandbox/pay/token-1',
    status: 'unpaid',
    outcome: null,
    ...changes,
  };
}
