import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { tierNow } from '../tiers/tier-grants.ts';
import { freeDishEndsSoon } from '../vouchers/ends-soon.ts';

/** A member with the current tier, points and wallet balance. */
export interface Member {
  readonly id: string;
  readonly company_id: string;
  /** E.164. */
  readonly phone_no: string;
  readonly password_hash: string;
  readonly member_no: string;
  readonly full_name: string | null;
  readonly email: string | null;
  readonly date_of_birth: Temporal.PlainDate | null;
  /** File name of the avatar. */
  readonly avatar: string | null;
  readonly created_at: Temporal.Instant;
  readonly login_at: Temporal.Instant;
  readonly tier: MemberTier;
  readonly point: number;
  readonly wallet: Cents;
  /** True if a free-dish voucher is usable today and expires within a week. */
  readonly free_dish_ends_soon: boolean;
  readonly time_zone: string;
}

/** Current tier of a member. An expired tier falls back to the first one. */
interface MemberTier {
  readonly level_id: number;
  readonly level: TranslatedText;
  readonly level_name: TranslatedText;
  /** 0 to 100, before the tier freeze is applied. */
  readonly discount_percent: number;
  /** Last second in which the tier is valid; null if the tier does not expire. */
  readonly expires_at: Temporal.Instant | null;
}

interface Row extends Omit<Member, 'tier'>, Omit<MemberTier, 'discount_percent'> {
  readonly discount_percent: string;
}

/** Returns a member of the company, or null. */
export function findMember(
  db: Queryable,
  companyId: string,
  id: string,
  now: Temporal.Instant,
): Promise<Member | null> {
  return findOne(db, sql`m.company_id = ${companyId} and m.id = ${id}`, now);
}

/** Returns the company's member with this phone number, or null. */
export function findMemberByPhone(
  db: Queryable,
  companyId: string,
  phone: string,
  now: Temporal.Instant,
): Promise<Member | null> {
  return findOne(db, sql`m.company_id = ${companyId} and m.phone_no = ${phone}`, now);
}

/** Returns the company's member with this member number, or null. */
export function findMemberByNumber(
  db: Queryable,
  companyId: string,
  memberNo: string,
  now: Temporal.Instant,
): Promise<Member | null> {
  return findOne(db, sql`m.company_id = ${companyId} and m.member_no = ${memberNo}`, now);
}

/** SQL for the balance of member `m` in a ledger: the balance after the last entry, or 0. */
function balanceOf(ledger: Sql): Sql {
  return sql`coalesce((
    select balance from ${ledger}
    where company_id = m.company_id and member_id = m.id order by position desc limit 1
  ), 0)`;
}

async function findOne(db: Queryable, which: Sql, now: Temporal.Instant): Promise<Member | null> {
  const row = await db.one<Row>(sql`
    select m.id, m.company_id, m.phone_no, m.password_hash, m.member_no, m.full_name, m.email,
      m.date_of_birth, m.avatar, m.created_at, m.login_at, c.time_zone,
      t.level_id, t.level, t.level_name, t.discount_percent,
      held.ends_at as expires_at,
      ${balanceOf(sql`point_entries`)} as point,
      ${balanceOf(sql`wallet_entries`)} as wallet,
      ${freeDishEndsSoon(now)} as free_dish_ends_soon
    from members m
    join companies c on c.id = m.company_id
    left join lateral (${tierNow(now)}) held on true
    join tiers t on t.company_id = m.company_id and t.level_id = coalesce(held.level_id, 1)
    where m.closed_at is null and m.phone_no is not null and ${which}`);
  if (row === null) return null;
  const { level_id, level, level_name, discount_percent, expires_at, ...member } = row;
  const percent = Number(discount_percent);
  return {
    ...member,
    tier: { level_id, level, level_name, discount_percent: percent, expires_at },
  };
}
