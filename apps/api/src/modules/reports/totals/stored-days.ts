import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BranchDay } from './branch-days.ts';

interface StoredDay {
  readonly branch_id: string;
  readonly business_day: Temporal.PlainDate;
  readonly from_at: Temporal.Instant;
  readonly to_at: Temporal.Instant;
}

/** Stored days with their bounds, as keys. */
export type StoredDays = ReadonlySet<string>;

/** Returns which of the given days are stored, between the first and the last of them. */
export async function findStoredDays(
  db: Queryable,
  companyId: string,
  days: readonly BranchDay[],
): Promise<StoredDays> {
  const branches = [...new Set(days.map(({ branchId }) => branchId))];
  const sorted = days.map(({ day }) => day).toSorted(Temporal.PlainDate.compare);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const rows = await db.query<StoredDay>(sql`
    select branch_id, business_day, from_at, to_at from sales_days
    where company_id = ${companyId} and branch_id = any(${branches}::text[])
      and business_day between ${first} and ${last}`);
  return new Set(
    rows.map(({ branch_id, business_day, from_at, to_at }) =>
      keyOf({ branchId: branch_id, day: business_day, from: from_at, to: to_at }),
    ),
  );
}

/** Returns true if the day is stored with its present bounds. */
export function isStored(stored: StoredDays, day: BranchDay): boolean {
  return stored.has(keyOf(day));
}

function keyOf({ branchId, day, from, to }: BranchDay): string {
  return `${branchId} ${day} ${from} ${to}`;
}
