import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { hashToken } from '../secrets/tokens.ts';

/** A paired device. */
export interface Device {
  readonly id: string;
  readonly name: string;
  readonly branch_id: string;
  /** Name of the person who paired it. */
  readonly paired_by: string;
  readonly paired_at: Temporal.Instant;
  readonly used_at: Temporal.Instant;
}

/** Returns the devices of a branch that are not revoked, by name. */
export function findDevices(db: Queryable, companyId: string, branchId: string): Promise<Device[]> {
  return db.query<Device>(sql`
    select d.id, d.name, d.branch_id, p.name as paired_by, d.paired_at, d.used_at
    from staff_devices d
    join staff p on p.company_id = d.company_id and p.id = d.paired_by
    where d.company_id = ${companyId} and d.branch_id = ${branchId} and d.revoked_at is null
    order by d.name, d.id`);
}

interface NewDevice {
  readonly id: string;
  readonly branchId: string;
  readonly name: string;
  readonly token: string;
  readonly pairedBy: string;
}

/** Stores a new device with the hash of its token. */
export async function storeDevice(
  tx: Transaction,
  companyId: string,
  { id, branchId, name, token, pairedBy }: NewDevice,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    insert into staff_devices
      (company_id, id, branch_id, name, token_hash, paired_by, paired_at, used_at)
    values (${companyId}, ${id}, ${branchId}, ${name}, ${hashToken(token)}, ${pairedBy}, ${now},
      ${now})`);
}

/**
 * Revokes a device and ends all sessions on it.
 * @returns its branch and name; null if there is no such device, or it was revoked before.
 */
export async function revokeDevice(
  tx: Transaction,
  companyId: string,
  id: string,
  now: Temporal.Instant,
): Promise<{ readonly branch_id: string; readonly name: string } | null> {
  const revoked = await tx.one<{ branch_id: string; name: string }>(sql`
    update staff_devices set revoked_at = ${now}
    where company_id = ${companyId} and id = ${id} and revoked_at is null
    returning branch_id, name`);
  if (revoked === null) return null;
  await tx.execute(sql`
    delete from staff_sessions where company_id = ${companyId} and device_id = ${id}`);
  return revoked;
}
