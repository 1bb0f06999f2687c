import type { Cents } from '@claypot/sdk';
import { companyOfMember } from '../../../platform/db/company-of.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { dueColumns, type StoredPayment, type UnpaidReason } from '../../payments/index.ts';
import type { GrantedTier } from '../tiers/tier-grants.ts';

/** Where a top-up stands, in the words of the contract. */
export type TopUpStatus = 'MAKING PAYMENT' | 'COMPLETED' | 'CANCELLED';

/** Money that a member puts into the wallet. */
export interface TopUp extends StoredPayment {
  readonly id: string;
  readonly top_up_no: string;
  readonly status: TopUpStatus;
  readonly cancel_reason: UnpaidReason | null;
  readonly amount: Cents;
  readonly request_hash: string;
  readonly created_at: Temporal.Instant;
  readonly merchant: TranslatedText;
  readonly time_zone: string;
  /** What the wallet held right after it was credited; null until then. */
  readonly wallet: Cents | null;
  /** What it made; null until it is paid, and where it made nothing. */
  readonly tier: GrantedTier | null;
}

/** All columns of a tier are null if the top-up made none. */
type Row = Omit<TopUp, 'tier'> & (GrantedTier | { readonly [Column in keyof GrantedTier]: null });

/** A member's top-up; somebody else's is as if it were not there. */
export function findTopUp(db: Queryable, memberId: string, id: string): Promise<TopUp | null> {
  return findOne(
    db,
    sql`u.company_id = ${companyOfMember(memberId)} and u.member_id = ${memberId} and u.id = ${id}`,
  );
}

/** The top-up a member made with a key. A key means something for its member only. */
export function findTopUpOfKey(
  db: Queryable,
  memberId: string,
  idempotencyKey: string,
): Promise<TopUp | null> {
  return findOne(
    db,
    sql`u.company_id = ${companyOfMember(memberId)} and u.member_id = ${memberId} and u.idempotency_key = ${idempotencyKey}`,
  );
}

async function findOne(db: Queryable, which: Sql): Promise<TopUp | null> {
  const row = await db.one<Row>(sql`
    select u.id, u.top_up_no, u.status, u.cancel_reason, u.amount, u.request_hash, u.created_at,
      ${dueColumns}, c.company_name as merchant, c.time_zone,
      (select e.balance from wallet_entries e
        where e.company_id = u.company_id and e.top_up_id = u.id and e.type = 'topup') as wallet,
      g.level_id, t.level, t.level_name, g.change, g.ends_at, g.voucher_count
    from top_ups u
    join payments p on p.company_id = u.company_id and p.top_up_id = u.id
    join companies c on c.id = u.company_id
    left join tier_grants g on g.company_id = u.company_id and g.top_up_id = u.id
    left join tiers t on t.company_id = g.company_id and t.level_id = g.level_id
    where ${which}`);
  if (row === null) return null;
  const { level_id, level, level_name, change, ends_at, voucher_count, ...topUp } = row;
  const tier =
    level_id === null ? null : { level_id, level, level_name, change, ends_at, voucher_count };
  return { ...topUp, tier };
}
