import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type {
  CounterContext,
  StaffDevice,
  StaffPerson,
} from '../../../../contract/counter/context.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { openStaffSession } from '../../access/sessions.ts';
import type { StaffAccount } from '../../accounts/accounts.ts';
import { viewSession } from '../../accounts/session-view.ts';
import { recordStaffEvent } from '../../record/events.ts';

/** Returns true if an account may sign in on a device, or anywhere without a device. */
export function maySignInOn(
  { is_active, role, branch_ids }: StaffAccount,
  device: StaffDevice | null,
): boolean {
  if (!is_active) return false;
  return device === null || role === 'owner' || branch_ids.includes(device.branchId);
}

/**
 * Opens a session for an account, records it, and returns the new session.
 * @param prepare writes in the same transaction, before the session.
 */
export async function signInStaff(
  context: CounterContext,
  account: StaffAccount,
  operation: 'signIn' | 'signInWithPin' | 'acceptInvitation',
  prepare?: (tx: Transaction) => Promise<void>,
): Promise<Schemas['Session']> {
  const { db, company, now } = context;
  const { device } = context.staff;
  const staff = { device, person: personOf(account, device) };
  await db.transaction(async (tx) => {
    await prepare?.(tx);
    await openStaffSession(tx, context, { staffId: account.id, device });
    const branchId = device?.branchId ?? null;
    await recordStaffEvent(
      tx,
      company.id,
      staff,
      { operation, targetId: account.id, branchId },
      now,
    );
  });
  context.noteMember(account.id);
  return viewSession(context, staff);
}

function personOf(account: StaffAccount, device: StaffDevice | null): StaffPerson {
  const own = account.role === 'owner' ? 'all' : account.branch_ids;
  return {
    id: account.id,
    name: account.name,
    role: account.role,
    branches: device === null ? own : [device.branchId],
  };
}
