import type { BusinessDayRule } from '@claypot/domain/time';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Returns when the business days of a company begin. */
export async function findBusinessDayRule(
  db: Queryable,
  company: { readonly id: string; readonly time_zone: string },
): Promise<BusinessDayRule> {
  const row = await db.one<{ business_day_starts_at: Temporal.PlainTime }>(
    sql`select business_day_starts_at from companies where id = ${company.id}`,
  );
  if (row === null) throw new Error('The company does not exist');
  return { zone: company.time_zone, startsAt: row.business_day_starts_at };
}
