import { cleanLine } from '@claypot/domain/text';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import { once } from '../../../ordering/index.ts';
import { recordStaffEvent, requireApproved, requireBranch } from '../../../staff/index.ts';
import { changeSeats } from '../../counter/change-seats.ts';
import { viewBookingDay } from '../../counter/day-view.ts';
import { requireDate, requireQuarter } from '../../counter/wall-times.ts';
import { quarterOf } from '../../times/free-times.ts';
import { instantOf } from '../../times/seats.ts';

/** Blocks seats of a branch for a time, once per key. */
export const blockSeats: CounterHandler<'blockSeats'> = async (context, { headers, body }) => {
  const { company, random, staff, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  const zone = branch.time_zone;
  const date = requireDate(body.date);
  const endDate = body.end_time > body.time ? date : date.add({ days: 1 });
  const start = requireQuarter(body.date, body.time, zone, now);
  const end = requireQuarter(endDate.toString(), body.end_time, zone, now);
  if (end <= quarterOf(now)) throw invalidRequest('body.end_time');
  const operation = 'blockSeats';
  const press = { operation, key: headers['Idempotency-Key'], targetId: branch.id, body };
  return once(
    context,
    press,
    async (tx) => {
      const action = { operation, targetId: branch.id };
      const approverId = await requireApproved(tx, context, 'manager', action);
      const id = random.uuid();
      const change = () =>
        tx.execute(sql`
          insert into branch_seat_blocks
            (company_id, id, branch_id, starts_at, ends_at, seats, reason, created_at)
          values (${company.id}, ${id}, ${branch.id}, ${instantOf(start)}, ${instantOf(end)},
            ${body.seats}, ${cleanLine(body.reason)}, ${now})`);
      const acceptsOver = body.accept_over;
      await changeSeats(tx, branch, { stay: { start, end }, acceptsOver, change }, now);
      const times = `${body.date} ${body.time}–${body.end_time}`;
      const seats = body.seats === null ? 'all' : String(body.seats);
      const after = `${times}: ${seats}, ${cleanLine(body.reason)}`;
      const changes = [{ field: 'blocked', before: null, after }];
      const event = { operation, targetId: id, branchId: branch.id, approverId, changes };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => viewBookingDay(tx, branch, date, now),
  );
};
