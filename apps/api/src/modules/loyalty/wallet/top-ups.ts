import type { Cents } from '@claypot/sdk';
import { companyOfMember } from '../../../platform/db/company-of.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { dueColumns, type StoredPayment, type UnpaidReason } from '../../payments/index.ts';
import type { GrantedTier } from '../tiers/tier-grants.ts';

/** Status of a top-up, as named in the API contract. */
export type TopUpStatus = 'MAKING PAYMENT' | 'COMPLETED' | 'CANCELLED';

/** A member's payment into the wallet. */
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
  /** Wallet balance right after the credit; null until then. */
  readonly wallet: Cents | null;
  /** Granted tier; null until the top-up is paid, or if it grants none. */
  readonly tier: GrantedTier | null;
}

/** All tier columns are null if the top-up granted none. */
type Row = Omit<TopUp, 'tier'> & (GrantedTier | { readonly [Column in keyof GrantedTier]: null });

/** Returns a member's top-up; null if it does not exist or another member owns it. */
export function findTopUp(db: Queryable, memberId: string, id: string): Promise<TopUp | null> {
  return findOne(
    db,
    sql`u.company_id = ${companyOfMember(memberId)} and u.member_id = ${memberId} and u.id = ${id}`,
  );
}

/** Returns the member's top-up with this idempotency key, or null. Keys are scoped to a member. */
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
      g.level_id, t.level, t.level_name, g.change, g.ends_at, g.voucher_count,
      g.monthly_voucher_count
    from top_ups u
    join payments p on p.company_id = u.company_id and p.top_up_id = u.id
    join companies c on c.id = u.company_id
    left join tier_grants g on g.company_id = u.company_id and g.top_up_id = u.id
    left join tiers t on t.company_id = g.company_id and t.level_id = g.level_id
    where ${which}`);
  if (row === null) return null;
  const {
    level_id,
    level,
    level_name,
    change,
    ends_at,
    voucher_count,
    monthly_voucher_count,
    ...topUp
  } = row;
  const tier =
    level_id === null
      ? null
      : { level_id, level, level_name, change, ends_at, voucher_count, monthly_voucher_count };
  return { ...topUp, tier };
}
