import { type BusinessDayRule, businessDayBounds } from '@claypot/domain/time';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { EarlyClose } from './day-figures.ts';
import type { LastClose } from './open-days.ts';

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

/** Returns the close if its business day went on after it; else null. */
export function earlyClose(rule: BusinessDayRule, last: LastClose | null): EarlyClose | null {
  if (last === null) return null;
  const dayEnd = businessDayBounds(rule, last.businessDay).to;
  const isEarly = Temporal.Instant.compare(last.to, dayEnd) < 0;
  return isEarly ? { businessDay: last.businessDay, dayEnd } : null;
}
