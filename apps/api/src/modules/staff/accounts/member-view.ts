import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { wireInstantOrNull } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { isPinLocked } from '../secrets/pins.ts';
import { findStaffOfBranch, type StaffOfBranch } from './accounts.ts';

/** Returns a person as lists of staff show it. */
export function viewStaffMember(account: StaffOfBranch, zone: string): Schemas['StaffMember'] {
  return {
    id: account.id,
    name: account.name,
    role: account.role,
    phone_no: account.phone_no,
    email: account.email,
    branch_ids: account.branch_ids,
    is_active: account.is_active,
    is_invited: account.is_invited,
    pin_locked: isPinLocked(account.failures),
    second_factor: account.totp_confirmed_at !== null,
    used_at: wireInstantOrNull(account.used_at, zone),
  };
}

/** Reads a person as seen from a branch. @throws ApiError `NOT_FOUND`. */
export async function readStaffMember(
  db: Queryable,
  company: { readonly id: string; readonly time_zone: string },
  id: string,
  branchId: string,
  now: Temporal.Instant,
): Promise<Schemas['StaffMember']> {
  const people = await findStaffOfBranch(db, company.id, branchId, now);
  const account = people.find((person) => person.id === id);
  if (account === undefined) throw new ApiError('NOT_FOUND');
  return viewStaffMember(account, company.time_zone);
}
