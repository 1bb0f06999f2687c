import type { Db } from '../../../apps/api/src/platform/db/db.ts';
import { sql } from '../../../apps/api/src/platform/db/sql.ts';
import { listFailingJobs } from '../../../apps/api/src/platform/jobs/count-jobs.ts';
import { type Finding, finding } from '../finding.ts';
import type { BookingAttempt } from './bookers.ts';
import type { Claimer } from './claimers.ts';

/** Compares the responses to booking requests with the stored bookings. */
export async function checkBookings(
  db: Db,
  attempts: readonly BookingAttempt[],
): Promise<Finding[]> {
  const stored = await db.query<{ id: string; status: string; key: string }>(sql`
    select id, status, idempotency_key as key from reservations
    where idempotency_key = any(${attempts.map(({ key }) => key)})`);
  const byKey = Map.groupBy(stored, ({ key }) => key);
  const wrong = attempts.filter(({ key, acknowledged, isFull, isCancelled }) => {
    const [reservation, ...more] = byKey.get(key) ?? [];
    if (more.length > 0 || (isFull && reservation !== undefined)) return true;
    if (acknowledged.some((id) => id !== reservation?.id)) return true;
    return isCancelled && reservation?.status !== 'CANCELLED';
  });
  const seats = await db.query(sql`
    with live as (
      select company_id, branch_id, quarter, sum(number_of_seats) as party
      from reservations,
        generate_series(starts_at, ends_at - interval '15 minutes', '15 minutes') as quarter
      where status in ('PENDING', 'APPROVED') group by 1, 2, 3)
    select quarter, s.taken, live.party from reservation_seats s
    full join live using (company_id, branch_id, quarter)
    where coalesce(s.taken, 0) <> coalesce(live.party, 0) or s.taken > s.capacity`);
  const booked = attempts.filter(({ acknowledged }) => acknowledged.length > 0).length;
  const full = attempts.filter(({ isFull }) => isFull).length;
  return [
    finding(
      `${attempts.length} asked for a table: ${booked} got one, once, and ${full} were told that there is none`,
      booked === 0 ? ['nobody got one'] : wrong.map((each) => JSON.stringify(each)),
    ),
    finding(
      'taken seats match the bookings and never exceed the capacity',
      seats.map((each) => JSON.stringify(each)),
    ),
  ];
}

/** Compares the responses to claims with the stored vouchers, and both with the limits. */
export async function checkClaims(db: Db, claimers: readonly Claimer[]): Promise<Finding[]> {
  const joined = claimers.flatMap(({ member }) => member?.id ?? []);
  const claimed = await db.query<{ id: string; member_id: string }>(sql`
    select id, member_id from claimed_vouchers
    where source = 'claim' and member_id = any(${joined})`);
  const byMember = Map.groupBy(claimed, ({ member_id }) => member_id);
  const wrong = claimers.filter(
    ({ member, claimedIds: claimedCount, unknownOutcomes: unknown }) => {
      const ownIds = (byMember.get(member?.id ?? '') ?? []).map(({ id }) => id);
      const isThere = claimedCount.every((id) => ownIds.includes(id));
      return !isThere || ownIds.length - claimedCount.length > unknown;
    },
  );
  const over = await db.query(sql`
    select v.id, v.max_application as most, c.claimed, count(h.id) as held
    from vouchers v
    join voucher_claims c on c.company_id = v.company_id and c.voucher_id = v.id
    left join claimed_vouchers h
      on h.company_id = v.company_id and h.voucher_id = v.id and h.source = 'claim'
    group by v.id, v.max_application, c.claimed
    having c.claimed > v.max_application or count(h.id) <> c.claimed`);
  const overByMember = await db.query(sql`
    select h.member_id, h.voucher_id, count(*) as held from claimed_vouchers h
    join vouchers v on v.company_id = h.company_id and v.id = h.voucher_id
    where h.source = 'claim' and h.member_id = any(${joined})
    group by h.member_id, h.voucher_id, v.max_application_per_member
    having count(*) > v.max_application_per_member`);
  const claimedCount = claimers.reduce((sum, each) => sum + each.claimedIds.length, 0);
  const lost = claimers.reduce((sum, { unknownOutcomes: unknown }) => sum + unknown, 0);
  return [
    finding(
      `${joined.length} members were told of ${claimedCount} vouchers and hold them, with ${lost} answers that never came`,
      claimedCount === 0 ? ['nobody was'] : wrong.map((each) => JSON.stringify(each)),
    ),
    finding(
      'no voucher exceeds its total limit or its limit per member',
      [...over, ...overByMember].map((each) => JSON.stringify(each)),
    ),
  ];
}

/** Checks that no job is still failing; temporary failures must have been retried. */
export async function checkJobs(db: Db): Promise<Finding> {
  const failing = await listFailingJobs(db, 5);
  return finding(
    'no job is still failing',
    failing.map((each) => JSON.stringify(each)),
  );
}
