import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Longer than a page takes from the reading of its data to its stream. */
const RECENT = { seconds: 30 };

/**
 * Returns true if the wallet, the points, the notifications or the question of a branch to a member
 * have changed in the last 30 seconds.
 */
export async function hasChangedRecently(
  db: Queryable,
  { companyId, memberId }: { readonly companyId: string; readonly memberId: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const since = now.subtract(RECENT);
  const row = await db.one<{ changed: boolean }>(sql`
    select exists (
        select from wallet_entries
        where company_id = ${companyId} and member_id = ${memberId} and created_at > ${since}
      ) or exists (
        select from point_entries
        where company_id = ${companyId} and member_id = ${memberId} and created_at > ${since}
      ) or exists (
        select from notifications
        where company_id = ${companyId} and member_id = ${memberId} and created_at > ${since}
      ) or exists (
        select from spending_requests
        where company_id = ${companyId} and member_id = ${memberId}
          and (asked_at > ${since} or closed_at > ${since})
      ) as changed`);
  return row?.changed ?? false;
}
