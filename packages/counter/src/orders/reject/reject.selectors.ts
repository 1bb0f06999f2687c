import type { Role } from '@claypot/sdk/counter';
import { selectApproval } from '../../staff/approval/approval.selectors.ts';
import type { PinPadView } from '../../staff/views.ts';
import { rejectAllowance } from '../cards/possible-steps.ts';
import type { RejectLine, RejectView } from '../views.ts';
import type { RejectContext, RejectSnapshot } from './reject.machine.ts';
import { missingInput, rejectReasons } from './reject-request.ts';

/** Returns what the rejection shows to a person with the role. */
export function selectReject(snapshot: RejectSnapshot, role: Role | null): RejectView {
  const { draft, isOnline, order, problem, wasTried } = snapshot.context;
  return {
    status: statusOf(snapshot),
    orderId: order.id,
    number: order.number,
    total: order.total,
    reasons: rejectReasons(order),
    reason: draft.reason,
    lines: draft.reason === 'SOLD_OUT' ? linesOf(snapshot.context) : [],
    text: draft.text,
    needsText: draft.reason === 'OTHER',
    missing: wasTried ? missingInput(draft) : null,
    needsApproval: rejectAllowance(order, role) === 'with_approval',
    offersBusy: draft.reason === 'TOO_BUSY',
    isOnline,
    problem,
  };
}

/** Returns the PIN pad of the manager who has to approve; null if none is asked. */
export function selectRejectPad({ children }: RejectSnapshot): PinPadView | null {
  const { rejecting } = children;
  return rejecting === undefined ? null : selectApproval(rejecting.getSnapshot()).pad;
}

function statusOf(snapshot: RejectSnapshot): RejectView['status'] {
  const { value } = snapshot;
  return value === 'choosing' && snapshot.context.problem !== null ? 'rejected' : value;
}

function linesOf({ draft, order }: RejectContext): RejectLine[] {
  return order.lines.map(({ id, name, qty }) => ({
    id,
    name,
    qty,
    isChosen: draft.soldOut.includes(id),
  }));
}
