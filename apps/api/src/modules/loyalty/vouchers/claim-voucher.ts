import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { spendPoints } from '../points/points.ts';
import { insertClaimedVoucher, voucherIdOf } from './hold-voucher.ts';
import type { Voucher } from './vouchers.ts';

interface Claim {
  readonly id: string;
  readonly memberId: string;
  readonly voucher: Voucher;
  /** Date in the company's time zone. */
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
}

/**
 * Claims a voucher for a member and returns the claimed voucher's id. Run it in a transaction.
 *
 * Each limit is a counter with a conditional update, and the points ledger cannot become negative.
 * So concurrent claims never exceed a limit (decisions L1, L2).
 *
 * @throws ApiError if a limit is reached or the points do not suffice.
 */
export async function claimVoucher(
  tx: Transaction,
  { id, memberId, voucher, today, now }: Claim,
): Promise<string> {
  await countClaim(tx, voucher);
  await countClaimOfMember(tx, voucher, memberId, today);
  const sourceKey = `claim ${id}`;
  const newClaim = {
    companyId: voucher.company_id,
    memberId,
    voucherId: voucher.voucher_id,
    source: 'claim',
    sourceKey,
    startDate: today,
    endDate: today.add({ days: voucher.expiring_days - 1 }),
  } as const;
  await insertClaimedVoucher(tx, newClaim, now);
  const claimedId = voucherIdOf(sourceKey);
  const cost = { amount: -voucher.point_redeem, claimedVoucherId: claimedId };
  await spendPoints(tx, { ...cost, memberId, type: 'voucher_redeem', orderId: null }, now);
  return claimedId;
}

async function countClaim(tx: Transaction, voucher: Voucher): Promise<void> {
  const { company_id, voucher_id, max_application } = voucher;
  // Without a limit, skip the counter so that claims do not wait for its row lock.
  if (max_application === null) return;
  const counted = await tx.execute(sql`
    insert into voucher_claims as c (company_id, voucher_id, claimed)
    values (${company_id}, ${voucher_id}, 1)
    on conflict (company_id, voucher_id) do update set claimed = c.claimed + 1
    where c.claimed < ${max_application}`);
  if (counted === 0) throw new ApiError('VOUCHER_CLAIM_EXCEED');
}

async function countClaimOfMember(
  tx: Transaction,
  voucher: Voucher,
  memberId: string,
  today: Temporal.PlainDate,
): Promise<void> {
  const { company_id, voucher_id, max_application_per_member: most } = voucher;
  const mostADay = voucher.max_application_per_day_per_member;
  const counted = await tx.execute(sql`
    insert into voucher_claims_by_member as c
      (company_id, voucher_id, member_id, claimed, day, claimed_on_day)
    values (${company_id}, ${voucher_id}, ${memberId}, 1, ${today}, 1)
    on conflict (company_id, voucher_id, member_id) do update set
      claimed = c.claimed + 1,
      day = excluded.day,
      claimed_on_day = case when c.day = excluded.day then c.claimed_on_day + 1 else 1 end
    where (${most}::integer is null or c.claimed < ${most})
      and (${mostADay}::integer is null or c.day <> excluded.day or c.claimed_on_day < ${mostADay})`);
  if (counted === 1) return;
  const before = await tx.one<{ claimed: number }>(sql`
    select claimed from voucher_claims_by_member
    where company_id = ${company_id} and voucher_id = ${voucher_id} and member_id = ${memberId}`);
  const all = most !== null && (before?.claimed ?? 0) >= most;
  throw new ApiError(
    all ? 'VOUCHER_CLAIM_PER_CUSTOMER_EXCEED' : 'VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED',
  );
}
