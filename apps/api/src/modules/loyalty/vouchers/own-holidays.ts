import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { OwnHoliday } from './rest-days.ts';

/** Returns the holidays that a company has added or removed. */
export async function findOwnHolidays(
  db: Queryable,
  companyId: string,
): Promise<readonly OwnHoliday[]> {
  const company = await db.one<{ holidays: OwnHoliday[] }>(
    sql`select holidays from companies where id = ${companyId}`,
  );
  return company?.holidays ?? [];
}
