import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import { wireInstant } from '../../../../contract/wire.ts';
import { findDevices } from '../../access/devices.ts';

/** Returns the devices of a branch. */
export async function viewDevices(
  { db, company, staff }: CounterContext,
  branchId: string,
): Promise<Schemas['DeviceList']> {
  const devices = await findDevices(db, company.id, branchId);
  return devices.map(({ id, name, branch_id, paired_by, paired_at, used_at }) => ({
    id,
    name,
    branch_id,
    paired_by,
    paired_at: wireInstant(paired_at, company.time_zone),
    used_at: wireInstant(used_at, company.time_zone),
    is_current: id === staff.device?.id,
  }));
}
