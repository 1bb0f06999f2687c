import { selectChildQuery } from '@claypot/domain/flows';
import { selectMutation } from '@claypot/domain/machines';
import type { SnapshotFrom } from 'xstate';
import type { DevicesView } from '../views.ts';
import type { devicesMachine } from './devices.machine.ts';

export function selectDevices(snapshot: SnapshotFrom<typeof devicesMachine>): DevicesView {
  const { list, revoke } = snapshot.children;
  const { asOf, data, error, stale, status, unconfirmed } = selectChildQuery(list);
  const revocation = revoke === undefined ? null : selectMutation(revoke.getSnapshot());
  const revoked = revocation?.output === null ? null : revocation?.input;
  return {
    status: status === 'notFound' ? 'failed' : status,
    // The revoked device is gone before the list is loaded again.
    devices: (data ?? []).filter(({ id }) => id !== revoked?.id),
    asOf,
    stale,
    unconfirmed,
    error,
    revoke: {
      status: revocation?.status ?? 'idle',
      device: revocation?.input ?? null,
      error: revocation?.error ?? null,
    },
  };
}
