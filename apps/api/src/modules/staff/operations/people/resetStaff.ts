import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { wireDeadline } from '../../../../contract/wire.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { closeSessionsOfStaff } from '../../access/sessions.ts';
import { requireManaged } from '../../accounts/manage.ts';
import { changesBetween, recordStaffEvent } from '../../record/events.ts';
import { invite } from '../../secrets/invitations.ts';

/** Removes password, PIN and second factor of a person and creates a new invitation. */
export const resetStaff: CounterHandler<'resetStaff'> = async (context, { path }) => {
  const { db, company, staff, now } = context;
  const { code, expiresAt } = await db.transaction(async (tx) => {
    const account = await requireManaged(tx, context, path.id);
    await tx.execute(sql`
      update staff set password_hash = null, pin_hash = null, totp_secret = null,
        totp_pending = null, totp_confirmed_at = null
      where company_id = ${company.id} and id = ${account.id}`);
    await tx.execute(sql`
      delete from staff_pin_failures
      where company_id = ${company.id} and staff_id = ${account.id}`);
    await closeSessionsOfStaff(tx, company.id, account.id);
    const branchId = staff.device?.branchId ?? account.branch_ids[0] ?? null;
    const changes = changesBetween(
      {
        password: account.password_hash === null ? 'none' : 'set',
        second_factor: account.totp_confirmed_at === null ? 'off' : 'on',
      },
      { password: 'none', second_factor: 'off' },
    );
    const event = { operation: 'resetStaff', targetId: account.id, branchId, changes };
    await recordStaffEvent(tx, company.id, staff, event, now);
    return invite(tx, context, account.id);
  });
  return { staff_id: path.id, code, expires_at: wireDeadline(expiresAt) };
};
