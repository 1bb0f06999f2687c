import type { BoardOrder, RejectRequest, Role } from '@claypot/sdk/counter';
import { rejectAllowance } from '../../cards/possible-steps.ts';
import { shortNumber } from '../../cards/short-number.ts';
import { type MoneySnapshot, selectMoneyAction } from '../action/money-action.selectors.ts';
import type { LineChoice, RejectView } from '../views.ts';
import { missingInput, type RejectDraft, rejectReasons } from './reject-request.ts';

type RejectSnapshot = MoneySnapshot<BoardOrder, RejectDraft, RejectRequest>;

/** Returns what the rejection shows to a person with the role. */
export function selectReject(snapshot: RejectSnapshot, role: Role | null): RejectView {
  const { draft, subject: order, wasTried } = snapshot.context;
  return {
    ...selectMoneyAction(snapshot),
    orderId: order.id,
    number: shortNumber(order.number),
    total: order.total,
    reasons: rejectReasons(order),
    reason: draft.reason,
    lines: draft.reason === 'SOLD_OUT' ? linesOf(order, draft) : [],
    text: draft.text,
    needsText: draft.reason === 'OTHER',
    missing: wasTried ? missingInput(draft) : null,
    needsApproval: rejectAllowance(order, role) === 'with_approval',
    offersBusy: draft.reason === 'TOO_BUSY',
  };
}

function linesOf({ lines }: BoardOrder, { lineIds }: RejectDraft): LineChoice[] {
  return lines.map(({ id, name, qty }) => ({ id, name, qty, isChosen: lineIds.includes(id) }));
}
