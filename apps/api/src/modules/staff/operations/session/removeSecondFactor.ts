import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { requirePerson } from '../../access/people.ts';
import { findStaff } from '../../accounts/accounts.ts';
import { viewSession } from '../../accounts/session-view.ts';
import { recordStaffEvent } from '../../record/events.ts';
import { requireCode } from '../../secrets/second-factor.ts';

/** Switches the second factor off with a code of it. */
export const removeSecondFactor: CounterHandler<'removeSecondFactor'> = async (
  context,
  { body },
) => {
  const { db, company, staff, now } = context;
  const person = requirePerson(context);
  const account = await findStaff(db, company.id, person.id);
  const secret = account?.totp_secret ?? null;
  if (secret === null) return viewSession(context, staff);
  await requireCode(context, { id: person.id, totp_secret: secret }, body.code);
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update staff set totp_secret = null, totp_confirmed_at = null
      where company_id = ${company.id} and id = ${person.id}`);
    const event = {
      operation: 'removeSecondFactor',
      targetId: person.id,
      branchId: staff.device?.branchId ?? null,
      changes: [{ field: 'second_factor', before: 'on', after: 'off' }],
    };
    await recordStaffEvent(tx, company.id, staff, event, now);
  });
  return viewSession(context, staff);
};
