import { selectChildQuery } from '@claypot/domain/flows';
import type { SessionBranch } from '@claypot/sdk/counter';
import type { SnapshotFrom } from 'xstate';
import type { CounterIdentity } from '../../app/ports.ts';
import type { SessionView } from '../views.ts';
import type { counterSessionMachine } from './session.machine.ts';
import type { CounterSessionContext } from './session.types.ts';

export type CounterSessionSnapshot = SnapshotFrom<typeof counterSessionMachine>;

export function selectSession(snapshot: CounterSessionSnapshot): SessionView {
  const { session } = snapshot.context;
  const read = selectChildQuery(snapshot.children.read);
  return {
    status: statusOf(snapshot, hasFailed(snapshot)),
    companyName: session?.company_name ?? '',
    timeZone: session?.time_zone ?? '',
    ...selectIdentity(snapshot),
    branches: branchesOf(snapshot.context),
    isChecking: read.refreshing || (session === null && read.status === 'loading'),
    error: session === null ? (snapshot.children.read?.getSnapshot().context.error ?? null) : null,
  };
}

/** Returns who works where, for requests and permissions. */
export function selectIdentity(snapshot: CounterSessionSnapshot): CounterIdentity {
  const { session } = snapshot.context;
  return {
    device: session?.device ?? null,
    person: session?.person ?? null,
    branch: shownBranch(snapshot.context),
    people: session?.people ?? [],
  };
}

/** Returns the branch that the screens show: the selected one if it still is one, else the first. */
export function shownBranch(context: CounterSessionContext): SessionBranch | null {
  const branches = branchesOf(context);
  return branches.find(({ id }) => id === context.branchId) ?? branches[0] ?? null;
}

/** Returns true while a sign-out is being sent. Its response deletes the person's cookie. */
export function selectIsSigningOut(snapshot: CounterSessionSnapshot): boolean {
  return snapshot.children.signOut?.getSnapshot().hasTag('running') ?? false;
}

function branchesOf({ session }: CounterSessionContext): readonly SessionBranch[] {
  if (session === null) return [];
  if (session.device !== null) return [session.device.branch];
  return session.person?.branches ?? [];
}

/** A request that follows a failed one does not hide the message. */
function hasFailed({ children: { read } }: CounterSessionSnapshot): boolean {
  return (read?.getSnapshot().context.unanswered ?? 0) > 0;
}

function statusOf(snapshot: CounterSessionSnapshot, hasFailed: boolean): SessionView['status'] {
  if (snapshot.matches('signedIn')) return 'signedIn';
  if (snapshot.matches('locked')) return 'locked';
  if (snapshot.matches('unpaired')) return 'unpaired';
  return hasFailed ? 'failed' : 'loading';
}
