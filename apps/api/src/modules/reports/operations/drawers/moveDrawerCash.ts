import { COIN } from '@claypot/domain/pricing';
import { type Cents, formatMoneyString, parseMoney } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import { once } from '../../../ordering/index.ts';
import {
  recordStaffEvent,
  requireApproved,
  requireBranch,
  requirePerson,
} from '../../../staff/index.ts';
import { viewDayState } from '../../close/day-state-view.ts';
import { addDrawerEntry } from '../../drawers/drawer-entries.ts';
import { requireDrawer } from '../../drawers/require-drawer.ts';
import { shareDays } from '../../drawers/share-days.ts';

/** Records cash that a manager puts into a drawer or takes out of it, once per key. */
export const moveDrawerCash: CounterHandler<'moveDrawerCash'> = async (
  context,
  { headers, body },
) => {
  const { company, staff, now } = context;
  const { id: staffId } = requirePerson(context);
  const branch = await requireBranch(context, body.branch_id);
  const amount = readAmount(body);
  const { kind, reason } = body;
  if (kind !== 'float' && reason === null) throw invalidRequest('body.reason');
  const key = headers['Idempotency-Key'];
  const press = { operation: 'moveDrawerCash', key, targetId: branch.id, body };
  return once(
    context,
    press,
    async (tx) => {
      const place = { companyId: company.id, branchId: branch.id };
      await shareDays(tx, place);
      const action = { operation: 'moveDrawerCash', targetId: branch.id, amount };
      const approverId = await requireApproved(tx, context, 'manager', action);
      const drawerId = await requireDrawer(tx, place, body.drawer_id, now);
      const signed = kind === 'paid_out' ? -amount : amount;
      const by = { staffId, approverId };
      const entry = { ...place, ...by, drawerId, kind, amount: signed, sourceId: null, reason };
      await addDrawerEntry(tx, entry, now);
      const changes = [
        { field: 'drawer_cash', before: null, after: `${drawerId}: ${formatMoneyString(signed)}` },
        { field: 'kind', before: null, after: kind },
        ...(reason === null ? [] : [{ field: 'reason', before: null, after: reason }]),
      ];
      const event = { operation: 'moveDrawerCash', targetId: branch.id, branchId: branch.id };
      await recordStaffEvent(tx, company.id, staff, { ...event, approverId, changes }, now);
    },
    (tx) => viewDayState(tx, branch, context),
  );
};

/** Maximum amount of a move, in cents. */
const MOST = 9_999_999;

/** @throws ApiError `INVALID_REQUEST` for nothing, for too much, and for sums that coins cannot make. */
function readAmount(body: Schemas['DrawerMoveRequest']): Cents {
  const amount = parseMoney(body.amount);
  if (amount < COIN || amount > MOST || amount % COIN !== 0) throw invalidRequest('body.amount');
  return amount;
}
