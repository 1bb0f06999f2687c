import type { StaffIdentity } from '../../../contract/counter/context.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

const ID = 'order-simulator';
const NAME = 'Demo staff';
const ROLE = 'cashier';

/**
 * Returns the demo staff of a company, for the record of actions. Adds the account
 * at the first call. It is inactive and has neither login, password nor PIN, so it cannot sign
 * in. It works in no branch, so that lists of staff do not show it.
 */
export async function simulatorIdentity(
  tx: Queryable,
  companyId: string,
  now: Temporal.Instant,
): Promise<StaffIdentity> {
  await tx.execute(sql`
    insert into staff (company_id, id, name, role, is_active, created_at)
    values (${companyId}, ${ID}, ${NAME}, ${ROLE}, false, ${now})
    on conflict (company_id, id) do nothing`);
  return { device: null, person: { id: ID, name: NAME, role: ROLE, branches: [] } };
}
