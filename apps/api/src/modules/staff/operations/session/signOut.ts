import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { closeStaffSession } from '../../access/sessions.ts';
import { viewSession } from '../../accounts/session-view.ts';
import { recordStaffEvent } from '../../record/events.ts';

/** Ends the session of the person. The device stays paired. */
export const signOut: CounterHandler<'signOut'> = async (context) => {
  const { db, company, cookies, staff, now } = context;
  const token = cookies.staff;
  if (token !== null) {
    await db.transaction(async (tx) => {
      await closeStaffSession(tx, company.id, token);
      if (staff.person === null) return;
      const event = {
        operation: 'signOut',
        targetId: staff.person.id,
        branchId: staff.device?.branchId ?? null,
      };
      await recordStaffEvent(tx, company.id, staff, event, now);
    });
    cookies.set('staff', null);
  }
  return viewSession(context, { device: staff.device, person: null });
};
