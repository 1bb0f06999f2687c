import type { Transaction } from '../../../platform/db/db.ts';
import { join, sql } from '../../../platform/db/sql.ts';
import { quartersOf } from './free-times.ts';
import type { Stay } from './offered-times.ts';
import { type BranchStay, instantOf, NoSeatsLeft } from './seats.ts';

/** Seats that a party holds during a stay. */
export interface HeldSeats extends Stay {
  readonly party: number;
}

interface Exchange {
  readonly companyId: string;
  readonly branchId: string;
  /** Usual number of seats of the branch. */
  readonly seats: number;
  /** Earliest quarter that matters, in epoch milliseconds. Past quarters have no rows. */
  readonly from: number;
}

/**
 * Frees the seats that a party holds and takes others, at once.
 *
 * Locks the rows of both stays in ascending order first, so that two exchanges never deadlock. A
 * quarter in which the party becomes larger needs enough seats; one in which it becomes smaller
 * always succeeds, also if it is over-full.
 *
 * @throws NoSeatsLeft if a quarter has too few seats left. Roll back the transaction.
 */
export async function exchangeSeats(
  tx: Transaction,
  { companyId, branchId, seats, from }: Exchange,
  before: HeldSeats,
  after: HeldSeats,
): Promise<void> {
  const changes = differences(before, after).filter(({ quarter }) => quarter >= from);
  if (changes.length === 0) return;
  const branch = { companyId, branchId };
  await lockQuarters(
    tx,
    branch,
    changes.map(({ quarter }) => quarter),
    seats,
  );
  const rows = changes.map(
    ({ quarter, more }) => sql`(${instantOf(quarter)}::timestamptz, ${more}::integer)`,
  );
  const capacity = sql`quarter_capacity(${seats}, s.day_seats, s.blocked)`;
  const updatedCount = await tx.execute(sql`
    update reservation_seats s
    set taken = s.taken + c.more, capacity = case when c.more > 0 then ${capacity} else s.capacity end
    from (values ${join(rows)}) as c (quarter, more)
    where s.company_id = ${companyId} and s.branch_id = ${branchId} and s.quarter = c.quarter
      and (c.more < 0 or s.taken + c.more <= ${capacity})`);
  if (updatedCount !== changes.length) throw new NoSeatsLeft();
}

/** Locks quarters of a branch in ascending order. Adds the missing rows. */
export async function lockQuarters(
  tx: Transaction,
  { companyId, branchId }: Pick<BranchStay, 'companyId' | 'branchId'>,
  quarters: readonly number[],
  seats: number,
): Promise<void> {
  const rows = quarters.map((quarter) => sql`(${instantOf(quarter)}::timestamptz)`);
  await tx.execute(sql`
    insert into reservation_seats as s (company_id, branch_id, quarter, capacity, taken)
    select ${companyId}::text, ${branchId}::text, q.quarter, ${seats}::integer, 0
    from (values ${join(rows)}) as q (quarter) order by q.quarter
    on conflict (company_id, branch_id, quarter) do update set taken = s.taken`);
}

/** Returns the quarters whose number of held seats changes, ascending. */
function differences(before: HeldSeats, after: HeldSeats) {
  const more = new Map<number, number>();
  const add = (held: HeldSeats, sign: 1 | -1) => {
    for (const quarter of quartersOf(held)) {
      more.set(quarter, (more.get(quarter) ?? 0) + sign * held.party);
    }
  };
  add(before, -1);
  add(after, 1);
  return [...more]
    .map(([quarter, change]) => ({ quarter, more: change }))
    .filter((each) => each.more !== 0)
    .sort((a, b) => a.quarter - b.quarter);
}
