import type { Cents } from '@claypot/sdk';
import { companyOfMember } from '../../../platform/db/company-of.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';

/** A voucher of a company, as stored in the database. Dates are in the company's time zone. */
export interface Voucher {
  readonly voucher_id: string;
  readonly company_id: string;
  readonly voucher_name: TranslatedText;
  readonly voucher_text: TranslatedText | null;
  readonly image: string;
  readonly voucher_type: 'free_dish' | 'free' | 'discount';
  readonly voucher_use_type: 'dine_in' | 'both' | 'other';
  readonly calculation_type: 'fixed' | 'percent' | 'free';
  /** In sen; in hundredths of a percent if `calculation_type` is `percent`. */
  readonly amount: Cents;
  readonly free_type: 'delivery' | null;
  readonly total_max_given_amount: Cents | null;
  readonly min_purchase: Cents;
  readonly point_redeem: number;
  readonly expiring_days: number;
  readonly given_at_joining: number;
  readonly max_application: number | null;
  readonly max_application_per_member: number | null;
  readonly max_application_per_day_per_member: number | null;
  readonly start_date: Temporal.PlainDate | null;
  readonly end_date: Temporal.PlainDate | null;
  readonly voucher_branch_status: 'All' | 'All Except' | 'Only';
  readonly is_weekday_only: boolean;
  /** Branches to which `voucher_branch_status` refers. */
  readonly branches: readonly { readonly id: string; readonly branch_name: TranslatedText }[];
  readonly company_logo: string;
}

/** A voucher on offer, with the counters that decide whether this member can claim it. */
export interface OfferedVoucher extends Voucher {
  readonly claimed: number;
  readonly claimed_by_member: number;
  readonly claimed_by_member_today: number;
}

/** A voucher that a member has claimed or was given, whether active, reserved or used. */
export interface ClaimedVoucher extends Voucher {
  readonly id: string;
  readonly member_id: string;
  readonly voucher_tx_id: string;
  readonly status: 'ACTIVE' | 'RESERVED' | 'USED';
  /** Null for an open bill at a branch, too, because the member does not see it. */
  readonly order_id: string | null;
  /** First and last day of validity. */
  readonly start_date: Temporal.PlainDate;
  readonly end_date: Temporal.PlainDate;
  readonly used_at: Temporal.Instant | null;
  readonly created_at: Temporal.Instant;
}

/** Maximum number of vouchers in a list. */
const MOST = 500;

const columns = sql`
  v.id as voucher_id, v.company_id, v.voucher_name, v.voucher_text, v.image, v.voucher_type,
  v.voucher_use_type, v.calculation_type, v.amount, v.free_type, v.total_max_given_amount,
  v.min_purchase, v.point_redeem, v.expiring_days, v.given_at_joining, v.max_application,
  v.max_application_per_member, v.max_application_per_day_per_member, v.voucher_branch_status,
  v.is_weekday_only, c.company_logo,
  (
    select coalesce(
      jsonb_agg(jsonb_build_object('id', b.id, 'branch_name', b.branch_name) order by b.position),
      '[]'::jsonb
    )
    from voucher_branches vb
    join branches b on b.company_id = vb.company_id and b.id = vb.branch_id and not b.retired
    where vb.company_id = v.company_id and vb.voucher_id = v.id and not vb.retired
  ) as branches`;

const claimed = sql`
  select ${columns}, h.id, h.member_id, h.voucher_tx_id, h.status, used.id as order_id, h.start_date,
    h.end_date, h.used_at, h.created_at
  from claimed_vouchers h
  left join orders used on used.company_id = h.company_id and used.id = h.order_id
    and (used.delivery_method <> 'dine-in' or used.paid_at is not null)
  join vouchers v on v.company_id = h.company_id and v.id = h.voucher_id
  join companies c on c.id = v.company_id`;

/**
 * Returns the vouchers on offer today, in the company's order, with the number of claims in total
 * and by this member.
 */
export function findOffered(
  db: Queryable,
  { companyId, memberId, today }: { companyId: string; memberId: string; today: string },
): Promise<OfferedVoucher[]> {
  return db.query<OfferedVoucher>(sql`
    select ${columns}, v.start_date, v.end_date, coalesce(a.claimed, 0) as claimed,
      coalesce(m.claimed, 0) as claimed_by_member,
      case when m.day = ${today}::date then m.claimed_on_day else 0 end as claimed_by_member_today
    from vouchers v
    join companies c on c.id = v.company_id
    left join voucher_claims a on a.company_id = v.company_id and a.voucher_id = v.id
    left join voucher_claims_by_member m
      on m.company_id = v.company_id and m.voucher_id = v.id and m.member_id = ${memberId}
    where v.company_id = ${companyId} and v.is_claimable and not v.retired
      and coalesce(v.start_date, '-infinity') <= ${today}::date
      and coalesce(v.end_date, 'infinity') >= ${today}::date
    order by v.position
    limit ${MOST}`);
}

/** Returns a claimable voucher regardless of the date, or null. */
export function findClaimable(
  db: Queryable,
  companyId: string,
  id: string,
): Promise<Voucher | null> {
  return db.one<Voucher>(sql`
    select ${columns}, v.start_date, v.end_date
    from vouchers v join companies c on c.id = v.company_id
    where v.company_id = ${companyId} and v.id = ${id} and v.is_claimable and not v.retired`);
}

/**
 * Returns a member's vouchers, except those with an end date more than a year ago. Order: usable
 * ones by end date, then future ones, then used and expired ones.
 */
export function findClaimed(
  db: Queryable,
  memberId: string,
  today: Temporal.PlainDate,
): Promise<ClaimedVoucher[]> {
  const day = today.toString();
  return db.query<ClaimedVoucher>(sql`
    ${claimed}
    cross join lateral (
      select case when h.status <> 'USED' and h.end_date >= ${day}::date then h.end_date end as counts_until
    ) o
    where h.company_id = ${companyOfMember(memberId)} and h.member_id = ${memberId}
      and h.end_date >= ${today.subtract({ years: 1 })}
    order by o.counts_until is null,
      o.counts_until is not null and h.start_date > ${day}::date,
      o.counts_until,
      coalesce(h.used_at, h.end_date::timestamptz) desc, h.voucher_id, h.id
    limit ${MOST}`);
}

/** Returns a member's claimed voucher; null if it does not exist or another member owns it. */
export function findClaimedVoucher(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<ClaimedVoucher | null> {
  return db.one<ClaimedVoucher>(sql`${claimed}
    where h.company_id = ${companyOfMember(memberId)} and h.member_id = ${memberId}
      and h.id = ${id}`);
}
