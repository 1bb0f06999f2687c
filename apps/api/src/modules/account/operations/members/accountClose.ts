import type { Handler } from '../../../../contract/handlers.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMember } from '../../../identity/index.ts';
import { findMember } from '../../../loyalty/index.ts';
import { findOpenProcesses, takePersonOut } from '../../close-account.ts';
import { requirePassword } from '../auth/check-password.ts';

/**
 * Closes a member's account permanently. Keeps it open and returns the open items while an order, a
 * reservation or a top-up is in progress.
 */
export const accountClose: Handler<'accountClose'> = async (context, { body }) => {
  const { db, company, now } = context;
  await requireMember(context, body.customer_id);
  const member = await findMember(db, company.id, body.customer_id, now);
  if (member === null) throw new ApiError('SESSION_EXPIRED');
  await requirePassword(context, { member, countedAs: member.phone_no, password: body.password });
  return db.transaction(async (tx) => {
    // Locks the member. Concurrent orders reference this row, so they either wait or are counted.
    await tx.query(sql`select 1 as locked from members where id = ${member.id} for update`);
    const open = await findOpenProcesses(tx, member.id, now);
    const isClosed = open.orders + open.bookings + open.top_ups === 0;
    if (isClosed) await takePersonOut(tx, member, now);
    return { closed: isClosed, open };
  });
};
