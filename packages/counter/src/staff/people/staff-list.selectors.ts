import { selectChildQuery } from '@claypot/domain/flows';
import { selectMutation } from '@claypot/domain/machines';
import type { SnapshotFrom } from 'xstate';
import type { StaffListView } from '../views.ts';
import type { staffListMachine } from './staff-list.machine.ts';

type StaffListSnapshot = SnapshotFrom<typeof staffListMachine>;

export function selectStaffList(snapshot: StaffListSnapshot): StaffListView {
  const { asOf, data, error, stale, status, unconfirmed } = selectChildQuery(
    snapshot.children.list,
  );
  return {
    status: status === 'notFound' ? 'failed' : status,
    people: data ?? [],
    asOf,
    stale,
    unconfirmed,
    error,
    action: actionOf(snapshot),
    invitation: snapshot.context.invitation,
  };
}

const NONE = { name: null, status: 'idle', person: null, error: null } as const;

function actionOf({ children, context }: StaffListSnapshot): StaffListView['action'] {
  if (context.action === 'reset' && children.reset) {
    const { error, input, status } = selectMutation(children.reset.getSnapshot());
    return { name: 'reset', status, person: input, error };
  }
  if (context.action === 'unlockPin' && children.unlockPin) {
    const { error, input, status } = selectMutation(children.unlockPin.getSnapshot());
    return { name: 'unlockPin', status, person: input?.person ?? null, error };
  }
  return NONE;
}
