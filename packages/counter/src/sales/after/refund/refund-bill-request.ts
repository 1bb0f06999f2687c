import { COIN, sum } from '@claypot/domain/pricing';
import { type Cents, cents } from '@claypot/sdk';
import type {
  BillPayment,
  NewRefundPart,
  RefundBillRequest,
  StaffRefundReason,
} from '@claypot/sdk/counter';
import type { MoneyDraft, MoneyInput } from '../../../orders/money/action/money-action.types.ts';
import { visibleText } from '../../../orders/money/action/visible-text.ts';
import { typedAmount } from '../../../orders/money/refund/typed-amount.ts';
import type { OfBill } from '../../shared/bill-action.ts';
import { paymentsOf } from '../../shared/payable.ts';

export interface RefundBillDraft extends MoneyDraft<StaffRefundReason> {
  /** Amounts to refund for each payment, as typed, in ringgit; empty for nothing. */
  readonly amounts: Readonly<Record<string, string>>;
  /** Drawer that cash comes out of; null for the only one. */
  readonly drawerId: string | null;
}

/** Why the amount of a payment is wrong. `steps`: smaller coins than 5 sen do not exist. */
export type PartProblem = 'amount' | 'too_much' | 'steps';

/** `nothing`: no amount. `part`: the amount of a payment is wrong. */
export type RefundBillMissing = 'nothing' | 'part' | 'reason' | 'text';

export function refundBillInput(
  subject: OfBill,
  drawerId: string | null,
): MoneyInput<OfBill, RefundBillDraft> {
  return { subject, draft: { reason: null, lineIds: [], text: '', amounts: {}, drawerId } };
}

/** Returns what is left of a payment, in cents. */
export function refundableOf({ amount, refunded }: BillPayment): Cents {
  return cents(amount - refunded);
}

/** Returns the amounts that refund all that is left, as a person would type them. */
export function allAmounts({ bill }: OfBill): RefundBillDraft['amounts'] {
  return Object.fromEntries(
    paymentsOf(bill)
      .filter((payment) => refundableOf(payment) > 0)
      .map((payment) => [payment.id, (refundableOf(payment) / 100).toFixed(2)]),
  );
}

/** Returns why the amount of a payment is wrong; null if it is right or empty. */
export function partProblem(payment: BillPayment, text: string): PartProblem | null {
  if (text.trim() === '') return null;
  const amount = typedAmount(text);
  if (amount === null) return 'amount';
  if (amount > refundableOf(payment)) return 'too_much';
  return payment.method === 'cash' && amount % COIN !== 0 ? 'steps' : null;
}

/** Returns the parts with a valid amount. */
function partsOf({ bill }: OfBill, { amounts }: RefundBillDraft): NewRefundPart[] {
  return paymentsOf(bill).flatMap((payment) => {
    const text = amounts[payment.id] ?? '';
    const amount = typedAmount(text);
    if (amount === null || partProblem(payment, text) !== null) return [];
    return [{ payment_id: payment.id, amount }];
  });
}

/** Returns what goes back, in cents. */
export function refundBillTotal(subject: OfBill, draft: RefundBillDraft): Cents {
  return sum(partsOf(subject, draft).map(({ amount }) => amount));
}

/** Returns the first input that is missing or wrong; null if the request can be sent. */
export function missingRefundBillInput(
  subject: OfBill,
  draft: RefundBillDraft,
): RefundBillMissing | null {
  const hasProblem = paymentsOf(subject.bill).some(
    (payment) => partProblem(payment, draft.amounts[payment.id] ?? '') !== null,
  );
  if (hasProblem) return 'part';
  if (partsOf(subject, draft).length === 0) return 'nothing';
  if (draft.reason === null) return 'reason';
  return draft.reason === 'OTHER' && visibleText(draft.text) === '' ? 'text' : null;
}

/** Returns the request; null if input is missing or wrong. */
export function refundBillRequest(
  subject: OfBill,
  draft: RefundBillDraft,
): RefundBillRequest | null {
  const { drawerId, reason, text } = draft;
  if (reason === null || missingRefundBillInput(subject, draft) !== null) return null;
  const parts = partsOf(subject, draft);
  const isCash = paymentsOf(subject.bill).some(
    ({ id, method }) => method === 'cash' && parts.some(({ payment_id }) => payment_id === id),
  );
  return { parts, reason, text: visibleText(text) || null, drawer_id: isCash ? drawerId : null };
}
