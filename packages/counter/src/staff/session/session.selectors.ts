import { selectChildQuery } from '@claypot/domain/flows';
import type { SessionBranch } from '@claypot/sdk/counter';
import type { SnapshotFrom } from 'xstate';
import type { CounterIdentity } from '../../app/ports.ts';
import type { SessionView } from '../views.ts';
import type { counterSessionMachine } from './session.machine.ts';

export type CounterSessionSnapshot = SnapshotFrom<typeof counterSessionMachine>;

export function selectSession(snapshot: CounterSessionSnapshot): SessionView {
  const { session } = snapshot.context;
  const read = selectChildQuery(snapshot.children.read);
  return {
    status: statusOf(snapshot, read.status === 'failed'),
    companyName: session?.company_name ?? '',
    timeZone: session?.time_zone ?? 'UTC',
    ...selectIdentity(snapshot),
    branches: branchesOf(snapshot),
    isChecking: read.refreshing,
    error: session === null ? read.error : null,
  };
}

/** Returns who works where, for requests and permissions. */
export function selectIdentity(snapshot: CounterSessionSnapshot): CounterIdentity {
  const { branchId, session } = snapshot.context;
  const branches = branchesOf(snapshot);
  const branch = branches.find(({ id }) => id === branchId) ?? branches[0] ?? null;
  return {
    device: session?.device ?? null,
    person: session?.person ?? null,
    branch,
    people: session?.people ?? [],
  };
}

/** Returns true while a sign-out is being sent. Its response deletes the person's cookie. */
export function selectIsSigningOut(snapshot: CounterSessionSnapshot): boolean {
  return snapshot.children.signOut?.getSnapshot().hasTag('running') ?? false;
}

function branchesOf({ context: { session } }: CounterSessionSnapshot): readonly SessionBranch[] {
  if (session === null) return [];
  if (session.device !== null) return [session.device.branch];
  return session.person?.branches ?? [];
}

function statusOf(snapshot: CounterSessionSnapshot, hasFailed: boolean): SessionView['status'] {
  if (snapshot.matches('signedIn')) return 'signedIn';
  if (snapshot.matches('locked')) return 'locked';
  if (snapshot.matches('unpaired')) return 'unpaired';
  return hasFailed ? 'failed' : 'loading';
}
