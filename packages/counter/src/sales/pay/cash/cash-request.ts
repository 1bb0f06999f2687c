import { payInCash } from '@claypot/domain/pricing';
import { type Cents, cents } from '@claypot/sdk';
import type { PayBillRequest } from '@claypot/sdk/counter';
import type { MoneyDraft, MoneyInput } from '../../../orders/money/action/money-action.types.ts';
import { typedAmount } from '../../../orders/money/refund/typed-amount.ts';
import { type Payable, restOf } from '../../shared/payable.ts';

export interface CashDraft extends MoneyDraft<never> {
  /** Cash received, as typed, in ringgit. */
  readonly tendered: string;
  /** Null for the only drawer of the branch. */
  readonly drawerId: string | null;
}

/** `steps`: smaller coins than 5 sen do not exist; `too_little`: less than what is due. */
export type CashMissing = 'tendered' | 'steps' | 'too_little';

/** Returns the input of a cash payment. @param drawerId null for the only drawer */
export function cashInput(
  subject: Payable,
  drawerId: string | null,
): MoneyInput<Payable, CashDraft> {
  return { subject, draft: { reason: null, lineIds: [], text: '', tendered: '', drawerId } };
}

/** Returns the cash received, in cents; null for an empty or invalid text if something is due. */
function tenderedOf(payable: Payable, { tendered }: CashDraft): Cents | null {
  const amount = typedAmount(tendered);
  // One or two sen are rounded to nothing, so there is nothing to hand over.
  return amount === null && restOf(payable).cash_due === 0 ? cents(0) : amount;
}

/** Returns the change, in cents; null while the cash does not pay what is due. */
export function changeOf(payable: Payable, draft: CashDraft): Cents | null {
  const tendered = tenderedOf(payable, draft);
  if (tendered === null) return null;
  const payment = payInCash(restOf(payable).cash_due, tendered);
  return payment.error === null ? payment.change : null;
}

/** Returns the first input that is missing or wrong; null if the request can be sent. */
export function missingCashInput(payable: Payable, draft: CashDraft): CashMissing | null {
  const tendered = tenderedOf(payable, draft);
  if (tendered === null) return 'tendered';
  const { error } = payInCash(restOf(payable).cash_due, tendered);
  if (error === null) return null;
  return error === 'NOT_IN_COINS' ? 'steps' : 'too_little';
}

/** Returns the request; null if input is missing or wrong. */
export function cashRequest(payable: Payable, draft: CashDraft): PayBillRequest | null {
  const tendered = tenderedOf(payable, draft);
  if (tendered === null || missingCashInput(payable, draft) !== null) return null;
  return {
    left: restOf(payable).left,
    share: payable.share,
    payment: { method: 'cash', tendered, drawer_id: draft.drawerId },
  };
}
