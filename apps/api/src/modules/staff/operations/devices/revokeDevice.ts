import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { worksIn } from '../../access/branches.ts';
import { revokeDevice as revoke } from '../../access/devices.ts';
import { recordStaffEvent } from '../../record/events.ts';
import { viewDevices } from './device-list-view.ts';

/** Revokes a device and ends every session on it. */
export const revokeDevice: CounterHandler<'revokeDevice'> = async (context, { path }) => {
  const { db, company, staff, now } = context;
  const branchId = await db.transaction(async (tx) => {
    const revoked = await revoke(tx, company.id, path.id, now);
    // Throwing rolls back the revocation of another branch's device.
    if (revoked === null || !worksIn(staff, revoked.branch_id)) throw new ApiError('NOT_FOUND');
    const changes = [{ field: 'name', before: revoked.name, after: null }];
    const event = {
      operation: 'revokeDevice',
      targetId: path.id,
      branchId: revoked.branch_id,
      changes,
    };
    await recordStaffEvent(tx, company.id, staff, event, now);
    return revoked.branch_id;
  });
  return viewDevices(context, branchId);
};
