import {
  type QuotationSnapshot,
  quotationMachine,
  selectQuotation,
} from '@claypot/domain/ordering';
import { HOME } from '../../../places/addresses/samples.ts';
import { viewOf } from '../../../shared/testing/in-state.ts';

interface Sample extends Partial<QuotationSnapshot['context']> {
  readonly address?: typeof HOME | null;
}

export function quotationIn(
  value: QuotationSnapshot['value'],
  { address = HOME, ...context }: Sample = {},
) {
  const delivery = {
    method: 'delivery',
    branch_id: 'bangsar',
    address,
    requestedTime: null,
  } as const;
  return viewOf(
    quotationMachine.resolveState({
      value,
      context: { delivery, quotation: null, error: null, ...context },
    }),
    selectQuotation,
  );
}

/** Returns the quotation's view for a pickup order, which has no delivery card. */
export function undelivered() {
  const method = { method: 'pickup', branch_id: 'bangsar', address: null } as const;
  const snapshot = quotationMachine.resolveState({
    value: 'notNeeded',
    context: { delivery: { ...method, requestedTime: null }, quotation: null, error: null },
  });
  return viewOf(snapshot, (quotation) => ({
    delivery: selectQuotation(quotation).status === 'none' ? null : selectQuotation(quotation),
  }));
}
