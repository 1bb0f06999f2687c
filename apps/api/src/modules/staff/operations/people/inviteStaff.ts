import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { wireDeadline } from '../../../../contract/wire.ts';
import { DbError } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMobile } from '../../../../shared/require-mobile.ts';
import { requirePerson } from '../../access/people.ts';
import { requireAssignable, storeBranches } from '../../accounts/manage.ts';
import { changesBetween, recordStaffEvent } from '../../record/events.ts';
import { invite } from '../../secrets/invitations.ts';

/** Adds a person and creates the first invitation. */
export const inviteStaff: CounterHandler<'inviteStaff'> = async (context, { body }) => {
  const { db, company, random, staff, now } = context;
  const manager = requirePerson(context);
  const id = random.uuid();
  const phone = body.phone_no === null ? null : requireMobile(body.phone_no);
  const email = body.email?.toLowerCase() ?? null;
  const { name, role, branch_ids } = body;
  const { code, expiresAt } = await db
    .transaction(async (tx) => {
      await requireAssignable(tx, context, manager, role, branch_ids);
      await tx.execute(sql`
        insert into staff (company_id, id, name, role, phone_no, email, created_at)
        values (${company.id}, ${id}, ${name}, ${role}, ${phone}, ${email}, ${now})`);
      await storeBranches(tx, company.id, id, branch_ids);
      const changes = changesBetween({}, { name, role, branch_ids });
      const branchId = staff.device?.branchId ?? branch_ids[0] ?? null;
      const event = { operation: 'inviteStaff', targetId: id, branchId, changes };
      await recordStaffEvent(tx, company.id, staff, event, now);
      return invite(tx, context, id);
    })
    .catch((error: unknown) => {
      if (error instanceof DbError && LOGIN_KEYS.includes(error.constraint ?? '')) {
        throw new ApiError('STAFF_EXISTS');
      }
      throw error;
    });
  return { staff_id: id, code, expires_at: wireDeadline(expiresAt) };
};

const LOGIN_KEYS = ['staff_one_per_phone', 'staff_one_per_email'];
