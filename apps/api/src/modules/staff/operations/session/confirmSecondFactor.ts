import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { decrypt } from '../../../../platform/secrets/encrypt.ts';
import { stepOf } from '../../../../platform/secrets/totp.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requirePerson } from '../../access/people.ts';
import { viewSession } from '../../accounts/session-view.ts';
import { recordStaffEvent } from '../../record/events.ts';
import { secondFactorKey } from '../../secrets/second-factor.ts';

/** Puts the new secret into use after a code has shown that the app has it. */
export const confirmSecondFactor: CounterHandler<'confirmSecondFactor'> = async (
  context,
  { body },
) => {
  const { db, company, memberKey, staff, now } = context;
  const person = requirePerson(context);
  const pending = await db.one<{ totp_pending: string | null }>(sql`
    select totp_pending from staff where company_id = ${company.id} and id = ${person.id}`);
  const secret = pending?.totp_pending ?? null;
  const key = secondFactorKey(memberKey);
  const step = secret === null ? null : stepOf(decrypt(key, secret), body.code, now);
  if (step === null) throw new ApiError('SECOND_FACTOR_WRONG');
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update staff set totp_secret = ${secret}, totp_pending = null,
        totp_confirmed_at = ${now}, totp_used_step = ${step}
      where company_id = ${company.id} and id = ${person.id}`);
    const event = {
      operation: 'confirmSecondFactor',
      targetId: person.id,
      branchId: staff.device?.branchId ?? null,
      changes: [{ field: 'second_factor', before: 'off', after: 'on' }],
    };
    await recordStaffEvent(tx, company.id, staff, event, now);
  });
  return viewSession(context, staff);
};
