import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { wireInstant } from '../../../contract/wire.ts';
import type { BillPayment } from '../bills/bill-payments.ts';

/** Returns a payment in the contract's format. */
export function viewPayment(payment: BillPayment, zone: string): Schemas['BillPayment'] {
  const { amount, tendered, removed_at, removed_by_name, removal_reason } = payment;
  return {
    id: payment.id,
    method: payment.method,
    share: payment.share,
    amount: formatMoneyString(amount),
    tendered: tendered === null ? null : formatMoneyString(tendered),
    change: tendered === null ? null : formatMoneyString(tendered - amount),
    terminal_reference: payment.terminal_reference,
    confirmed_by: payment.confirmed_by,
    at: wireInstant(payment.at, zone),
    staff_name: payment.staff_name,
    refunded: formatMoneyString(payment.refunded),
    removal:
      removed_at === null || removed_by_name === null || removal_reason === null
        ? null
        : {
            at: wireInstant(removed_at, zone),
            staff_name: removed_by_name,
            approver_name: payment.removal_approver_name,
            reason: removal_reason,
          },
  };
}
