import { businessDayOf } from '@claypot/domain/time';
import { type Cents, formatMoneyString } from '@claypot/sdk';
import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';

/** Days after which a sum is deleted. No zone is further from UTC than one day. */
const KEPT_DAYS = 2;

interface CodePayment {
  readonly companyId: string;
  readonly memberId: string;
  readonly amount: Cents;
}

/**
 * Adds a payment to the member's sum of the business day.
 * @throws ApiError `CODE_LIMIT_EXCEEDED` with what is left, if the sum would exceed the company's
 * limit. Concurrent payments cannot exceed it together.
 */
export async function addToCodeDay(
  tx: Transaction,
  { companyId, memberId, amount }: CodePayment,
  now: Temporal.Instant,
): Promise<void> {
  interface Terms {
    readonly time_zone: string;
    readonly business_day_starts_at: Temporal.PlainTime;
    readonly payment_code_limit: Cents;
  }
  const terms = await tx.one<Terms>(sql`
    select time_zone, business_day_starts_at, payment_code_limit
    from companies where id = ${companyId}`);
  if (terms === null) throw new Error('The company does not exist');
  const { time_zone: zone, business_day_starts_at: startsAt, payment_code_limit: limit } = terms;
  const day = businessDayOf({ zone, startsAt }, now);
  const added = await tx.execute(sql`
    insert into payment_code_days as d (company_id, member_id, business_day, amount)
    select ${companyId}, ${memberId}, ${day}::date, ${amount}::integer
    where ${amount}::integer <= ${limit}::integer
    on conflict (company_id, member_id, business_day)
      do update set amount = d.amount + excluded.amount
      where d.amount + excluded.amount <= ${limit}`);
  if (added > 0) return;
  const spent = await tx.one<{ amount: number }>(sql`
    select amount from payment_code_days
    where company_id = ${companyId} and member_id = ${memberId} and business_day = ${day}`);
  const left = Math.max(0, limit - (spent?.amount ?? 0));
  throw new ApiError('CODE_LIMIT_EXCEEDED', { data: { left: formatMoneyString(left) } });
}

/** Deletes sums of days that are over everywhere. */
export async function dropOldCodeDays(db: Queryable, now: Temporal.Instant): Promise<void> {
  const before = now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: KEPT_DAYS });
  await db.execute(sql`
    delete from payment_code_days where business_day < ${before}`);
}
