import type { Cents } from '@claypot/sdk';
import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { dayOf } from '../../../shared/time/day-of.ts';
import { giveTierVouchers } from '../vouchers/give-vouchers.ts';
import { countsAfter, tierEnds } from './tier-year.ts';

/** Effect of a grant. `kept` means that the member already has a higher tier. */
type TierChange = 'reached' | 'renewed' | 'kept';

/** Tier that a top-up granted. */
export interface GrantedTier {
  readonly level_id: number;
  readonly level: TranslatedText;
  readonly level_name: TranslatedText;
  readonly change: TierChange;
  /** Last second in which the tier is valid. */
  readonly ends_at: Temporal.Instant;
  /** Number of vouchers granted with the tier. */
  readonly voucher_count: number;
  /** Number of those vouchers that become valid month by month. */
  readonly monthly_voucher_count: number;
}

export interface PaidTopUp {
  readonly id: string;
  readonly company_id: string;
  readonly member_id: string;
  readonly amount: Cents;
  /** Time zone of the company. */
  readonly time_zone: string;
}

/**
 * SQL for the current tier of member `m`, as columns `level_id` and `ends_at`: the highest tier
 * that has not ended, with its latest end. Returns no row if the member has none.
 */
export function tierNow(now: Temporal.Instant): Sql {
  return sql`
    select g.level_id, max(g.ends_at) as ends_at from tier_grants g
    where g.company_id = m.company_id and g.member_id = m.id and g.ends_at > ${countsAfter(now)}
    group by g.level_id order by g.level_id desc limit 1`;
}

/**
 * Grants the highest tier that one top-up reaches, for a year, with its vouchers. Returns null if
 * it reaches none. The caller has locked the member.
 */
export async function grantTier(
  tx: Transaction,
  topUp: PaidTopUp,
  now: Temporal.Instant,
): Promise<GrantedTier | null> {
  const { company_id: companyId, member_id: memberId } = topUp;
  const tier = await findTierFor(tx, topUp);
  if (tier === null) return null;
  const change = changeTo(tier.level_id, await findLevel(tx, memberId, now));
  const ends_at = tierEnds(now, topUp.time_zone);
  const id = `tier-${topUp.id}`;
  await tx.execute(sql`
    insert into tier_grants
      (id, company_id, member_id, level_id, top_up_id, change, granted_at, ends_at)
    values (${id}, ${companyId}, ${memberId}, ${tier.level_id}, ${topUp.id}, ${change}, ${now},
      ${ends_at})`);
  const grant = {
    companyId,
    memberId,
    today: dayOf(now, topUp.time_zone),
    levelId: tier.level_id,
    grantId: id,
    lastDay: dayOf(ends_at, topUp.time_zone),
  };
  const { count: voucher_count, monthly: monthly_voucher_count } = await giveTierVouchers(
    tx,
    grant,
    now,
  );
  await tx.execute(sql`
    update tier_grants
    set voucher_count = ${voucher_count}, monthly_voucher_count = ${monthly_voucher_count}
    where company_id = ${companyId} and id = ${id}`);
  return { ...tier, change, ends_at, voucher_count, monthly_voucher_count };
}

function findTierFor(
  db: Queryable,
  { company_id, amount }: PaidTopUp,
): Promise<Pick<GrantedTier, 'level_id' | 'level' | 'level_name'> | null> {
  return db.one(sql`
    select level_id, level, level_name from tiers
    where company_id = ${company_id} and not retired and top_up_amount <= ${amount}
    order by level_id desc limit 1`);
}

async function findLevel(db: Queryable, memberId: string, now: Temporal.Instant): Promise<number> {
  const tier = await db.one<{ level_id: number }>(sql`
    select t.level_id from members m join lateral (${tierNow(now)}) t on true
    where m.id = ${memberId}`);
  return tier?.level_id ?? 1;
}

function changeTo(granted: number, had: number): TierChange {
  if (granted === had) return 'renewed';
  return granted > had ? 'reached' : 'kept';
}
