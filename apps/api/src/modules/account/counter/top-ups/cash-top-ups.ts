import { businessDayOf } from '@claypot/domain/time';
import type { Cents } from '@claypot/sdk';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { type Sql, sql } from '../../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../../shared/text/translated-text.ts';
import { findBusinessDayRule } from '../../../reports/index.ts';

/** A top-up that was paid in cash at a branch. Amounts are in cents. */
export interface CashTopUp {
  readonly id: string;
  readonly member_id: string;
  readonly branch_id: string;
  readonly drawer_id: string;
  readonly reference: string;
  readonly amount: Cents;
  readonly cash_received: Cents;
  readonly created_at: Temporal.Instant;
  readonly staff_name: string;
  readonly approver_name: string | null;
  readonly level_name: TranslatedText | null;
  readonly change: 'reached' | 'renewed' | 'kept' | null;
  readonly ends_at: Temporal.Instant | null;
  readonly voucher_count: number | null;
  readonly state: 'credited' | 'spent' | 'closed' | 'returned';
}

/** Maximum cash top-ups of a member in a list. */
const MOST = 50;

/**
 * A top-up is spent if the member has spent from the wallet since, or uses a voucher that came with
 * it, or the wallet holds less than its amount.
 */
function columns(today: Temporal.PlainDate): Sql {
  return sql`
  u.id, u.member_id, c.branch_id, credit.drawer_id, u.top_up_no as reference, u.amount,
  c.cash_received, u.created_at, s.name as staff_name, a.name as approver_name, t.level_name,
  g.change, g.ends_at, g.voucher_count,
  case
    when back.kind is not null then 'returned'
    when c.business_day <> ${today}::date then 'closed'
    when wallet.balance < u.amount or wallet.spent or vouchers.used then 'spent'
    else 'credited'
  end as state`;
}

const tables = sql`
  cash_top_ups c
  join top_ups u on u.company_id = c.company_id and u.id = c.top_up_id
  join cash_top_up_entries credit on credit.company_id = c.company_id
    and credit.top_up_id = c.top_up_id and credit.kind = 'credited'
  left join cash_top_up_entries back on back.company_id = c.company_id
    and back.top_up_id = c.top_up_id and back.kind = 'returned'
  join staff s on s.company_id = credit.company_id and s.id = credit.staff_id
  left join staff a on a.company_id = credit.company_id and a.id = credit.approver_id
  left join tier_grants g on g.company_id = c.company_id and g.top_up_id = c.top_up_id
  left join tiers t on t.company_id = g.company_id and t.level_id = g.level_id
  cross join lateral (
    select coalesce((
        select e.balance from wallet_entries e
        where e.company_id = u.company_id and e.member_id = u.member_id
        order by e.position desc limit 1
      ), 0) as balance,
      exists (
        select from wallet_entries spent
        where spent.company_id = u.company_id and spent.member_id = u.member_id
          and spent.type = 'sales' and spent.account = 'counter'
          and spent.position > (
            select e.position from wallet_entries e
            where e.company_id = u.company_id and e.member_id = u.member_id
              and e.type = 'cash_topup' and e.branch_id = c.branch_id and e.reference = u.top_up_no
          )
      ) as spent
  ) wallet
  cross join lateral (
    select exists (
      select from claimed_vouchers v
      where v.company_id = u.company_id and v.member_id = u.member_id and v.source = 'tier'
        and v.status <> 'ACTIVE' and starts_with(v.source_key, 'tier tier-' || u.id || ' ')
    ) as used
  ) vouchers`;

type Reading = Pick<CounterContext, 'company' | 'now'>;

/** Returns the business day of a company at the present moment. */
export async function businessDayNow(
  db: Queryable,
  { company, now }: Reading,
): Promise<Temporal.PlainDate> {
  return businessDayOf(await findBusinessDayRule(db, company), now);
}

/** Returns a cash top-up of a branch; null if the branch has none with this id. */
export async function findCashTopUp(
  db: Queryable,
  context: Reading,
  branchId: string,
  id: string,
): Promise<CashTopUp | null> {
  const today = await businessDayNow(db, context);
  return db.one<CashTopUp>(sql`
    select ${columns(today)} from ${tables}
    where c.company_id = ${context.company.id} and c.branch_id = ${branchId}
      and c.top_up_id = ${id}`);
}

/** Returns the cash top-ups of a member on this business day in a branch, latest first. */
export async function findCashTopUpsOfDay(
  db: Queryable,
  context: Reading,
  branchId: string,
  memberId: string,
): Promise<CashTopUp[]> {
  const today = await businessDayNow(db, context);
  return db.query<CashTopUp>(sql`
    select ${columns(today)} from ${tables}
    where c.company_id = ${context.company.id} and c.branch_id = ${branchId}
      and c.business_day = ${today}::date and u.member_id = ${memberId}
    order by u.created_at desc, u.id limit ${MOST}`);
}

/** Returns the id of a member's top-up with this key. @throws Error if there is none. */
export async function findCashTopUpId(
  db: Queryable,
  companyId: string,
  memberId: string,
  key: string,
): Promise<string> {
  const row = await db.one<{ id: string }>(sql`
    select id from top_ups
    where company_id = ${companyId} and member_id = ${memberId} and idempotency_key = ${key}`);
  if (row === null) throw new Error('The cash top-up was not found');
  return row.id;
}
