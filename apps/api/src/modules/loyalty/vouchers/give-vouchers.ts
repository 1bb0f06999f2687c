import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { insertClaimedVoucher, type NewClaim } from './hold-voucher.ts';

interface Recipient {
  readonly companyId: string;
  readonly memberId: string;
  /** Date in the company's time zone. */
  readonly today: Temporal.PlainDate;
}

interface GrantedVoucher {
  readonly voucher_id: string;
  readonly count: number;
  readonly expiring_days: number;
  readonly is_monthly: boolean;
}

/** Number of vouchers given, and how many of them become valid month by month. */
interface Given {
  readonly count: number;
  readonly monthly: number;
}

/** Gives a new member the company's sign-up vouchers. */
export async function giveJoiningVouchers(
  tx: Transaction,
  to: Recipient,
  now: Temporal.Instant,
): Promise<Given> {
  const granted = await tx.query<GrantedVoucher>(sql`
    select id as voucher_id, given_at_joining as count, expiring_days, false as is_monthly
    from vouchers
    where company_id = ${to.companyId} and given_at_joining > 0 and not retired
    order by position`);
  return give(tx, { ...to, source: 'joining', key: `joining ${to.memberId}` }, granted, now);
}

/**
 * Gives a member the vouchers of a tier, once per grant. Monthly vouchers start one after another;
 * all end with the tier at the latest.
 * @param grantId id of the tier grant. A second call with the same id gives nothing.
 * @param lastDay the tier's last day in the company's time zone.
 */
export async function giveTierVouchers(
  tx: Transaction,
  to: Recipient & {
    readonly levelId: number;
    readonly grantId: string;
    readonly lastDay: Temporal.PlainDate;
  },
  now: Temporal.Instant,
): Promise<Given> {
  const granted = await tx.query<GrantedVoucher>(sql`
    select t.voucher_id, t.count, v.expiring_days, t.is_monthly
    from tier_vouchers t
    join vouchers v on v.company_id = t.company_id and v.id = t.voucher_id
    where t.company_id = ${to.companyId} and t.level_id = ${to.levelId}
      and not t.retired and not v.retired
    order by t.position`);
  return give(tx, { ...to, source: 'tier', key: `tier ${to.grantId}` }, granted, now);
}

interface Giving extends Recipient {
  readonly source: NewClaim['source'];
  readonly key: string;
  readonly lastDay?: Temporal.PlainDate;
}

async function give(
  tx: Transaction,
  { companyId, memberId, today, source, key, lastDay }: Giving,
  granted: readonly GrantedVoucher[],
  now: Temporal.Instant,
): Promise<Given> {
  let count = 0;
  let monthly = 0;
  for (const voucher of granted) {
    for (let index = 0; index < voucher.count; index += 1) {
      const startDate = today.add({ months: voucher.is_monthly ? index : 0 });
      const endDate = startDate.add({ days: voucher.expiring_days - 1 });
      const claim = {
        companyId,
        memberId,
        voucherId: voucher.voucher_id,
        source,
        sourceKey: `${key} ${voucher.voucher_id} ${index}`,
        startDate,
        endDate: lastDay === undefined ? endDate : earlier(endDate, lastDay),
      };
      if (await insertClaimedVoucher(tx, claim, now)) {
        count += 1;
        monthly += Number(voucher.is_monthly);
      }
    }
  }
  return { count, monthly };
}

function earlier(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) <= 0 ? one : other;
}
