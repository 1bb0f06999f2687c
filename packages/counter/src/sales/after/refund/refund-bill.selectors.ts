import type { Cents } from '@claypot/sdk';
import {
  type Bill,
  type BillPayment,
  type BillRefund,
  isAllowed,
  type RefundBillRequest,
  type Role,
  type StaffRefundReason,
} from '@claypot/sdk/counter';
import {
  type MoneySnapshot,
  selectMoneyAction,
} from '../../../orders/money/action/money-action.selectors.ts';
import { REFUND_REASONS } from '../../../orders/money/refund/refund-request.ts';
import type { MoneyActionView } from '../../../orders/money/views.ts';
import type { OfBill } from '../../shared/bill-action.ts';
import { paymentsOf } from '../../shared/payable.ts';
import {
  missingRefundBillInput,
  type PartProblem,
  partProblem,
  type RefundBillDraft,
  type RefundBillMissing,
  refundableOf,
  refundBillTotal,
} from './refund-bill-request.ts';

/** Refund of one payment. */
interface RefundPartView {
  readonly payment: BillPayment;
  /** Rest of the payment that can be refunded, in cents. */
  readonly refundable: Cents;
  /** As typed. */
  readonly amountText: string;
  /** Why the amount is wrong, after a press; null if it is right or empty. */
  readonly problem: PartProblem | null;
}

export interface RefundBillView extends MoneyActionView {
  readonly parts: readonly RefundPartView[];
  /** Amount to refund, in cents. */
  readonly total: Cents;
  readonly reasons: readonly StaffRefundReason[];
  readonly reason: StaffRefundReason | null;
  readonly text: string;
  readonly needsText: boolean;
  readonly drawerId: string | null;
  /** True if cash comes out of a drawer. */
  readonly takesCash: boolean;
  /** Missing or wrong input after a press; null if there is none. */
  readonly missing: RefundBillMissing | null;
  /** True if a manager has to approve it. */
  readonly needsApproval: boolean;
  /** The refund as the server recorded it; null before. */
  readonly refund: BillRefund | null;
}

/** Returns what the refund of a bill shows to a person with the role. */
export function selectRefundBill(
  snapshot: MoneySnapshot<OfBill, RefundBillDraft, RefundBillRequest, Bill>,
  role: Role | null,
): RefundBillView {
  const { draft, press, subject, wasTried } = snapshot.context;
  const output = snapshot.children.request?.getSnapshot().context.output;
  const known = press?.subject.bill.refunds.map(({ id }) => id) ?? [];
  const parts = paymentsOf(subject.bill)
    .filter((payment) => refundableOf(payment) > 0)
    .map((payment) => {
      const amountText = draft.amounts[payment.id] ?? '';
      return {
        payment,
        refundable: refundableOf(payment),
        amountText,
        problem: wasTried ? partProblem(payment, amountText) : null,
      };
    });
  return {
    ...selectMoneyAction(snapshot),
    parts,
    total: refundBillTotal(subject, draft),
    reasons: REFUND_REASONS,
    reason: draft.reason,
    text: draft.text,
    needsText: draft.reason === 'OTHER',
    drawerId: draft.drawerId,
    takesCash: parts.some(
      ({ amountText, payment }) => payment.method === 'cash' && amountText.trim() !== '',
    ),
    missing: wasTried ? missingRefundBillInput(subject, draft) : null,
    needsApproval: role !== null && isAllowed('refundBill', role) === 'with_approval',
    refund:
      output?.kind === 'done'
        ? (output.result.refunds.filter(({ id }) => !known.includes(id)).at(-1) ?? null)
        : null,
  };
}
