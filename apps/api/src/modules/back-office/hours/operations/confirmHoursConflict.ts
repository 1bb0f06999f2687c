import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { findBranchEver } from '../../../company/index.ts';
import { recordStaffEvent, requireBranch, requirePerson } from '../../../staff/index.ts';
import { type ConflictKey, confirm, removeConfirmation } from '../conflicts/confirmations.ts';
import { conflictsOf, type HoursConflict } from '../conflicts/conflicts-of.ts';
import { findPromised } from '../conflicts/find-promised.ts';
import { viewHours } from '../view/view-hours.ts';

/**
 * Stores that the branch serves an order or a booking that does not fit its hours, or takes that
 * back.
 */
export const confirmHoursConflict: CounterHandler<'confirmHoursConflict'> = async (
  context,
  { body },
) => {
  const { db, company, staff, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  const person = requirePerson(context);
  return db.transaction(async (tx) => {
    const { kind, id, reason, confirmed } = body;
    const isChanged = confirmed
      ? await confirm(tx, branch, await requireConflict(tx, context, body), person.id, now)
      : await removeConfirmation(tx, branch, { kind, id, reason });
    if (isChanged) {
      const [before, after] = confirmed ? [null, reason] : [reason, null];
      const changes = [{ field: 'confirmed', before, after }];
      const event = { targetId: id, branchId: branch.id, changes };
      const operation = 'confirmHoursConflict';
      await recordStaffEvent(tx, company.id, staff, { operation, ...event }, now);
    }
    return viewHours(tx, context, branch.id);
  });
};

/** Returns the conflict. @throws ApiError `NOT_FOUND` if the order or booking fits by now. */
async function requireConflict(
  tx: Transaction,
  { company, now }: Pick<CounterContext, 'company' | 'now'>,
  body: ConflictKey & { readonly branch_id: string },
): Promise<HoursConflict> {
  // Not from the cache: the hours may have changed a moment ago.
  const branch = await findBranchEver(tx, company.id, body.branch_id);
  const found = branch === null ? [] : conflictsOf(branch, await findPromised(tx, branch, now));
  const conflict = found.find(
    ({ kind, id, reason }) => kind === body.kind && id === body.id && reason === body.reason,
  );
  if (conflict === undefined) throw new ApiError('NOT_FOUND');
  return conflict;
}
