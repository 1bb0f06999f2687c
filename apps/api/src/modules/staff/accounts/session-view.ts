import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext, StaffIdentity } from '../../../contract/counter/context.ts';
import { wireInstant } from '../../../contract/wire.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { findBranchEver, findBranches, findBranchSettings } from '../../company/index.ts';
import { isPinLocked, pinDigits } from '../secrets/pins.ts';
import { findStaff, findStaffOfBranch } from './accounts.ts';

/** Returns who is signed in, as operations of the session answer. */
export async function viewSession(
  context: CounterContext,
  staff: StaffIdentity,
): Promise<Schemas['Session']> {
  const { company, language, now } = context;
  return {
    company_name: inLanguage(company.company_name, language),
    time_zone: company.time_zone,
    now: wireInstant(now, company.time_zone),
    device: await viewDevice(context, staff),
    person: await viewPerson(context, staff),
    people: await viewPeople(context, staff),
  };
}

async function viewDevice(
  { db, company, language, now }: CounterContext,
  { device }: StaffIdentity,
): Promise<Schemas['SessionDevice'] | null> {
  if (device === null) return null;
  const { lock_minutes } = await findBranchSettings(db, company.id, device.branchId, now);
  const branch = await findBranchEver(db, company.id, device.branchId);
  const name = branch?.branch_name ?? { en: device.branchId };
  return {
    id: device.id,
    name: device.name,
    branch: { id: device.branchId, branch_name: inLanguage(name, language) },
    lock_minutes,
  };
}

async function viewPerson(
  { db, company, language }: CounterContext,
  { person }: StaffIdentity,
): Promise<Schemas['SessionPerson'] | null> {
  if (person === null) return null;
  const account = await findStaff(db, company.id, person.id);
  const all = await findBranches(db, company.id);
  const own = all.filter(({ id }) => person.branches === 'all' || person.branches.includes(id));
  return {
    id: person.id,
    name: person.name,
    role: person.role,
    second_factor: (account?.totp_confirmed_at ?? null) !== null,
    branches: own.map(({ id, branch_name }) => ({
      id,
      branch_name: inLanguage(branch_name, language),
    })),
  };
}

async function viewPeople(
  { db, company, now }: CounterContext,
  { device }: StaffIdentity,
): Promise<Schemas['PersonOfDevice'][]> {
  if (device === null) return [];
  const people = await findStaffOfBranch(db, company.id, device.branchId, now);
  return people
    .filter(({ is_active, pin_hash }) => is_active && pin_hash !== null)
    .map(({ id, name, role, failures }) => ({
      id,
      name,
      role,
      pin_digits: pinDigits(role),
      pin_locked: isPinLocked(failures),
    }));
}
