import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Branch } from '../../company/index.ts';
import { lockQuarters } from './exchange-seats.ts';
import { quarterOf, quartersOf } from './free-times.ts';
import type { Stay } from './offered-times.ts';
import { instantOf } from './seats.ts';

interface Row {
  readonly quarter: Temporal.Instant;
  /** Seats taken above the capacity. */
  readonly over: number;
}

/**
 * Changes blocks or seats of a day, and applies them to the quarters of a stay.
 *
 * Bookings lock the same rows, so each of them sees the quarter before or after the change.
 *
 * @param change writes the blocks or days
 * @returns quarters that the change makes over-full, or fuller than before, in epoch milliseconds
 */
export async function limitSeats(
  tx: Transaction,
  branch: Branch,
  { start, end }: Stay,
  change: () => Promise<unknown>,
  now: Temporal.Instant,
): Promise<number[]> {
  const { company_id: companyId, id: branchId, number_of_seats: seats, time_zone: zone } = branch;
  const stay = { start: Math.max(start, quarterOf(now)), end };
  const quarters = quartersOf(stay);
  if (quarters.length > 0) await lockQuarters(tx, { companyId, branchId }, quarters, seats);
  const ofStay = sql`
    s.company_id = ${companyId} and s.branch_id = ${branchId}
      and s.quarter >= ${instantOf(stay.start)} and s.quarter < ${instantOf(end)}`;
  const over = sql`greatest(0, s.taken - quarter_capacity(${seats}, s.day_seats, s.blocked)) as over`;
  const before = await tx.query<Row>(sql`
    select s.quarter, ${over} from reservation_seats s where ${ofStay}`);
  await change();
  const after = await tx.query<Row>(sql`
    update reservation_seats s set day_seats = c.day_seats, blocked = c.blocked
    from changed_quarters(${companyId}, ${branchId}, ${zone}, ${instantOf(stay.start)},
      ${instantOf(end)}) c
    where ${ofStay} and s.quarter = c.quarter
    returning s.quarter, ${over}`);
  const overBefore = new Map(before.map((row) => [row.quarter.epochMilliseconds, row.over]));
  return after
    .filter((row) => row.over > (overBefore.get(row.quarter.epochMilliseconds) ?? 0))
    .map(({ quarter }) => quarter.epochMilliseconds)
    .sort((a, b) => a - b);
}
