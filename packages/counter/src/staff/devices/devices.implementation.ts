import { queryKey } from '@claypot/domain/flows';
import type { Device } from '@claypot/sdk/counter';
import { fromCallback } from 'xstate';
import { createMutation, createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { type BranchInput, type DevicesEvent, devicesMachine } from './devices.machine.ts';

/** Creates the list of paired devices. Start it with `input: { branch_id }`. */
export function createDevices({
  api,
  cache,
  emit,
  events,
  session,
}: Pick<CounterRuntime, 'api' | 'cache' | 'emit' | 'events' | 'session'>) {
  return devicesMachine.provide({
    actors: {
      list: createQuery<BranchInput, Device[]>(cache, {
        key: ({ branch_id }) => queryKey<Device[]>('devices', branch_id),
        load: (body, signal) => api.deviceList({ body }, { signal }),
        isEmpty: (devices) => devices.length === 0,
        staleAfter: 0,
      }),
      revoke: createMutation<Device, Device[]>({
        mustAsk: async () => true,
        run: ({ id }, { signal }) => api.revokeDevice({ path: { id } }, { signal }),
        onDone: (_, { is_current }) => {
          if (is_current) session.refresh();
          emit({ type: 'devices.changed' });
        },
      }),
      listen: fromCallback<DevicesEvent>(({ sendBack }) =>
        events.on({ 'devices.changed': () => sendBack({ type: 'REFRESH' }) }),
      ),
    },
  });
}
