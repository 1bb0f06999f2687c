import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import type { Branch } from '../../../company/index.ts';
import { recordStaffEvent, requireApproved, requireBranch } from '../../../staff/index.ts';
import { changeSeats } from '../../counter/change-seats.ts';
import { findSeatsOfDay, viewBookingDay } from '../../counter/day-view.ts';
import { dayStay, requireDate } from '../../counter/wall-times.ts';

/** Days ahead up to which staff can change the seats. */
const MOST_DAYS = 366;

/** Changes the seats of a branch on a date. */
export const setDaySeats: CounterHandler<'setDaySeats'> = async (context, { body }) => {
  const { db, company, staff, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  const date = requireDate(body.date);
  const stay = dayStay(date, branch.time_zone);
  const isFar = stay.start > now.add({ hours: MOST_DAYS * 24 }).epochMilliseconds;
  if (isFar || stay.end <= now.epochMilliseconds) throw invalidRequest('body.date');
  return db.transaction(async (tx) => {
    const action = { operation: 'setDaySeats', targetId: branch.id };
    const approverId = await requireApproved(tx, context, 'manager', action);
    const before = await findSeatsOfDay(tx, branch, date);
    const change = () => store(tx, branch, body.date, body.seats);
    await changeSeats(tx, branch, { stay, acceptsOver: body.accept_over, change }, now);
    const textOf = (seats: number | null) => `${body.date}: ${seats ?? branch.number_of_seats}`;
    const changes = [{ field: 'seats', before: textOf(before), after: textOf(body.seats) }];
    const event = { ...action, branchId: branch.id, approverId, changes };
    await recordStaffEvent(tx, company.id, staff, event, now);
    return viewBookingDay(tx, branch, date, now);
  });
};

function store(
  tx: Transaction,
  { company_id: companyId, id }: Branch,
  date: string,
  seats: number | null,
): Promise<number> {
  return tx.execute(
    seats === null
      ? sql`
        delete from branch_seat_days
        where company_id = ${companyId} and branch_id = ${id} and date = ${date}::date`
      : sql`
        insert into branch_seat_days (company_id, branch_id, date, seats)
        values (${companyId}, ${id}, ${date}::date, ${seats})
        on conflict (company_id, branch_id, date) do update set seats = excluded.seats`,
  );
}
