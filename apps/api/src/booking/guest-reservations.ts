import type { Transaction } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { type Owner, ownedBy, ownerKey } from '../ordering/owner.ts';

/**
 * Gives a guest's bookings to the member the guest has become, with their keys, so that whoever asks
 * what became of one still learns it. A key that the member has used as well is set apart.
 */
export async function moveReservations(
  tx: Transaction,
  {
    companyId,
    guest,
    member,
  }: { readonly companyId: string; readonly guest: Owner; readonly member: Owner },
): Promise<void> {
  await tx.query(
    sql`select id from reservations where ${ownedBy(companyId, guest)} order by id for update`,
  );
  await tx.execute(sql`
    update reservations r set guest_hash = null, customer_id = ${member.customerId},
      idempotency_key = case when exists (
          select from reservations m
          where m.company_id = r.company_id and m.owner = ${ownerKey(member)}
            and m.idempotency_key = r.idempotency_key
        ) then 'guest:' || r.id else r.idempotency_key end
    where ${ownedBy(companyId, guest)}`);
}
