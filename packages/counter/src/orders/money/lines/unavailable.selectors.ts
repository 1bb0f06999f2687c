import type { Ticket, UnavailableRequest } from '@claypot/sdk/counter';
import { shortNumber } from '../../cards/short-number.ts';
import { lineChoices } from '../action/line-choices.ts';
import {
  type MoneySnapshot,
  refundedAmount,
  selectMoneyAction,
} from '../action/money-action.selectors.ts';
import type { UnavailableLinesView } from '../views.ts';
import {
  availableLines,
  endsOrder,
  missingUnavailableInput,
  UNAVAILABLE_REASONS,
  type UnavailableDraft,
  unavailableAmount,
} from './unavailable-request.ts';

type UnavailableSnapshot = MoneySnapshot<Ticket, UnavailableDraft, UnavailableRequest>;

/** Returns what the dialog of unavailable lines shows. */
export function selectUnavailable(snapshot: UnavailableSnapshot): UnavailableLinesView {
  const { draft, press, wasTried } = snapshot.context;
  const action = selectMoneyAction(snapshot);
  const isOpen = action.status === 'choosing' || action.status === 'rejected';
  const ticket = isOpen || press === null ? snapshot.context.subject : press.subject;
  const known = ticket.refunds.list.map(({ id }) => id);
  return {
    ...action,
    number: shortNumber(ticket.order.number),
    reasons: UNAVAILABLE_REASONS,
    reason: draft.reason,
    lines: lineChoices(ticket, availableLines(ticket), draft.lineIds),
    text: draft.text,
    needsText: draft.reason === 'OTHER',
    missing: wasTried ? missingUnavailableInput(ticket, draft) : null,
    amount: refundedAmount(snapshot, known) ?? unavailableAmount(ticket, draft),
    endsOrder: endsOrder(ticket, draft),
  };
}
