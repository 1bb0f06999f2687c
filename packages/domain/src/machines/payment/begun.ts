import { keyedFrom } from '../keyed-request/keyed-words.ts';
import type { PaymentRecord } from './payment.types.ts';

/** Puts what another page or tab left behind into the context. */
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

/** How it begins for a customer: afresh, or in the middle of what they have left behind. */
export function begun(record: PaymentRecord | null) {
  return {
    ...keyedFrom(null),
    payable: null,
    problem: null,
    resumed: false,
    patient: false,
    ...(record && resumedFrom(record)),
  };
}
