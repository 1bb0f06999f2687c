import { keyedFrom } from '../keyed-request/keyed-setup.ts';
import type { PaymentRecord } from './payment.types.ts';

/** Returns the context changes that resume the record of another page or tab. */
export function resumedFrom({ key, payable }: PaymentRecord) {
  return {
    key,
    resumed: true,
    payable: payable && {
      id: payable.id,
      payment_url: payable.payment_url,
      status: 'unpaid' as const,
      outcome: null,
    },
  };
}

/** Returns the initial context: empty, or resumed from the customer's record. */
export function begun(record: PaymentRecord | null) {
  return {
    ...keyedFrom(null),
    payable: null,
    problem: null,
    resumed: false,
    pollsFast: false,
    ...(record && resumedFrom(record)),
  };
}
