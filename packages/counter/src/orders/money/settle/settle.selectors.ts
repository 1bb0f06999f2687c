import type { SettleRequest, Ticket } from '@claypot/sdk/counter';
import { shortNumber } from '../../cards/short-number.ts';
import { type MoneySnapshot, selectMoneyAction } from '../action/money-action.selectors.ts';
import type { SettleRefundView } from '../views.ts';
import {
  missingSettleInput,
  SETTLE_ACTIONS,
  type SettleDraft,
  settledAmount,
} from './settle-request.ts';

type SettleSnapshot = MoneySnapshot<Ticket, SettleDraft, SettleRequest>;

/** Returns what the dialog of a failed refund shows. */
export function selectSettle(snapshot: SettleSnapshot): SettleRefundView {
  const { draft, subject: ticket, wasTried } = snapshot.context;
  return {
    ...selectMoneyAction(snapshot),
    number: shortNumber(ticket.order.number),
    amount: settledAmount(ticket, draft),
    actions: SETTLE_ACTIONS,
    action: draft.reason,
    note: draft.text,
    needsNote: draft.reason === 'paid',
    missing: wasTried ? missingSettleInput(draft) : null,
  };
}
