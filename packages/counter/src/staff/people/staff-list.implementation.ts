import { queryKey } from '@claypot/domain/flows';
import type { Invitation, StaffMember } from '@claypot/sdk/counter';
import { fromCallback } from 'xstate';
import { createMutation, createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import type { BranchInput } from '../devices/devices.machine.ts';
import { type StaffListEvent, staffListMachine } from './staff-list.machine.ts';

/** Creates the list of the branch's staff. Start it with `input: { branch_id }`. */
export function createStaffList({
  api,
  cache,
  emit,
  events,
  session,
}: Pick<CounterRuntime, 'api' | 'cache' | 'emit' | 'events' | 'session'>) {
  return staffListMachine.provide({
    actors: {
      list: createQuery<BranchInput, StaffMember[]>(cache, {
        key: ({ branch_id }) => queryKey<StaffMember[]>('staff', branch_id),
        load: (body, signal) => api.staffList({ body }, { signal }),
        isEmpty: (people) => people.length === 0,
        staleAfter: 0,
      }),
      reset: createMutation<StaffMember, Invitation>({
        mustAsk: async () => true,
        run: ({ id }, { signal }) => api.resetStaff({ path: { id } }, { signal }),
        onDone: (invitation) => emit({ type: 'staff.invited', invitation }),
      }),
      unlockPin: createMutation<{ person: StaffMember; branch_id: string }, StaffMember>({
        run: ({ branch_id, person }, { signal }) =>
          api.unlockPin({ path: { id: person.id }, body: { branch_id } }, { signal }),
        onDone: () => {
          session.refresh();
          emit({ type: 'staff.changed' });
        },
      }),
      listen: fromCallback<StaffListEvent>(({ sendBack }) =>
        events.on({
          'staff.changed': () => sendBack({ type: 'REFRESH' }),
          'staff.invited': ({ invitation }) => {
            sendBack({ type: 'INVITED', invitation });
            sendBack({ type: 'REFRESH' });
          },
        }),
      ),
    },
  });
}
