import type { RefundRequest, Role, Ticket } from '@claypot/sdk/counter';
import { refundAllowance } from '../../cards/possible-steps.ts';
import { shortNumber } from '../../cards/short-number.ts';
import { lineChoices } from '../action/line-choices.ts';
import { type MoneySnapshot, selectMoneyAction } from '../action/money-action.selectors.ts';
import type { RefundOrderView } from '../views.ts';
import {
  missingRefundInput,
  REFUND_REASONS,
  type RefundDraft,
  refundAmount,
  refundableLines,
  refundParts,
} from './refund-request.ts';

type RefundSnapshot = MoneySnapshot<Ticket, RefundDraft, RefundRequest>;

/** Returns what the refund shows to a person with the role. */
export function selectRefund(snapshot: RefundSnapshot, role: Role | null): RefundOrderView {
  const { draft, press, wasTried } = snapshot.context;
  const action = selectMoneyAction(snapshot);
  const isOpen = action.status === 'choosing' || action.status === 'rejected';
  // The amount of the press stays, although the ticket changes by it.
  const ticket = isOpen || press === null ? snapshot.context.subject : press.subject;
  const { refundable } = ticket.refunds;
  return {
    ...action,
    number: shortNumber(ticket.order.number),
    refundable,
    parts: refundParts(ticket),
    part: draft.part,
    lines:
      draft.part === 'lines' ? lineChoices(ticket, refundableLines(ticket), draft.lineIds) : [],
    amountText: draft.amount,
    amount: refundAmount(ticket, draft),
    reasons: REFUND_REASONS,
    reason: draft.reason,
    text: draft.text,
    needsText: draft.reason === 'OTHER',
    missing: wasTried ? missingRefundInput(ticket, draft) : null,
    needsApproval: refundAllowance(refundable, role) === 'with_approval',
  };
}
