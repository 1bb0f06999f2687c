import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBranch } from '../../access/branches.ts';
import { storeDevice } from '../../access/devices.ts';
import { requirePerson } from '../../access/people.ts';
import { openStaffSession } from '../../access/sessions.ts';
import { viewSession } from '../../accounts/session-view.ts';
import { recordStaffEvent } from '../../record/events.ts';

/** Signs the device in to a branch. The person's session continues on it. */
export const pairDevice: CounterHandler<'pairDevice'> = async (context, { body }) => {
  const { db, company, cookies, random, staff, now } = context;
  const person = requirePerson(context);
  const branch = await requireBranch(context, body.branch_id);
  const device = { id: random.uuid(), name: body.name, branchId: branch.id };
  const token = random.token();
  await db.transaction(async (tx) => {
    await storeDevice(tx, company.id, { ...device, token, pairedBy: person.id }, now);
    await openStaffSession(tx, context, { staffId: person.id, device });
    const changes = [{ field: 'name', before: null, after: body.name }];
    const event = { operation: 'pairDevice', targetId: device.id, branchId: branch.id, changes };
    await recordStaffEvent(tx, company.id, staff, event, now);
  });
  cookies.set('device', token);
  return viewSession(context, { device, person: { ...person, branches: [branch.id] } });
};
