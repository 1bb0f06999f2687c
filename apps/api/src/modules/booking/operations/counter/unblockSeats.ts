import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { recordStaffEvent, requireApproved, requireBranch } from '../../../staff/index.ts';
import { changeSeats } from '../../counter/change-seats.ts';
import { viewBookingDay } from '../../counter/day-view.ts';

interface Block {
  readonly branch_id: string;
  readonly starts_at: Temporal.Instant;
  readonly ends_at: Temporal.Instant;
  readonly reason: string;
}

/** Ends a block of seats. A block that is gone already is not found. */
export const unblockSeats: CounterHandler<'unblockSeats'> = async (context, { path }) => {
  const { db, company, staff, now } = context;
  const block = await db.one<Block>(sql`
    select branch_id, starts_at, ends_at, reason from branch_seat_blocks
    where company_id = ${company.id} and id = ${path.id}`);
  if (block === null) throw new ApiError('NOT_FOUND');
  const branch = await requireBranch(context, block.branch_id);
  const date = block.starts_at.toZonedDateTimeISO(branch.time_zone).toPlainDate();
  const stay = {
    start: block.starts_at.epochMilliseconds,
    end: block.ends_at.epochMilliseconds,
  };
  return db.transaction(async (tx) => {
    const action = { operation: 'unblockSeats', targetId: path.id };
    const approverId = await requireApproved(tx, context, 'manager', action);
    const change = async () => {
      const deleted = await tx.execute(sql`
        delete from branch_seat_blocks where company_id = ${company.id} and id = ${path.id}`);
      if (deleted === 0) throw new ApiError('NOT_FOUND');
    };
    await changeSeats(tx, branch, { stay, acceptsOver: true, change }, now);
    const changes = [{ field: 'blocked', before: block.reason, after: null }];
    const event = { ...action, branchId: branch.id, approverId, changes };
    await recordStaffEvent(tx, company.id, staff, event, now);
    return viewBookingDay(tx, branch, date, now);
  });
};
