import type { CounterHandler } from '../../../contract/counter/handlers.ts';
import { requireBranch } from '../branches.ts';
import { storeDevice } from '../devices.ts';
import { recordStaffEvent } from '../events.ts';
import { requirePerson } from '../people.ts';
import { viewSession } from '../session-view.ts';
import { openStaffSession } from '../sessions.ts';

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
