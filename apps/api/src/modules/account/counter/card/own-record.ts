import type { Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';

/** Returns true if one of the staff accounts has the phone number of the member record. */
export async function isOwnRecord(
  db: Queryable,
  companyId: string,
  staffIds: readonly string[],
  phone: string,
): Promise<boolean> {
  const own = await db.one<{ id: string }>(sql`
    select id from staff
    where company_id = ${companyId} and id = any(${staffIds}::text[]) and phone_no = ${phone}
    limit 1`);
  return own !== null;
}

/**
 * Checks that no staff member serves their own member record or approves for it.
 * @param staffIds the person, and the manager who approved; null for none.
 * @throws ApiError `OWN_MEMBER_RECORD`.
 */
export async function requireNotOwn(
  db: Queryable,
  companyId: string,
  staffIds: readonly (string | null)[],
  phone: string,
): Promise<void> {
  const ids = staffIds.filter((id) => id !== null);
  if (await isOwnRecord(db, companyId, ids, phone)) throw new ApiError('OWN_MEMBER_RECORD');
}
