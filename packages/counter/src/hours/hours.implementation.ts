import { fromRequest, queryKey } from '@claypot/domain/flows';
import type { Hours, HoursConflict } from '@claypot/sdk/counter';
import { fromCallback } from 'xstate';
import { createMutation, createQuery } from '../app/machines.ts';
import type { CounterRuntime } from '../app/ports.ts';
import { createPressKeys } from '../orders/press-keys.ts';
import type { BranchInput } from '../staff/devices/devices.machine.ts';
import { type ChangeInput, hoursMachine } from './hours.machine.ts';
import type { ConfirmInput, HoursEvent } from './hours.types.ts';

/** Creates the hours of a branch. Start it with `input: { branch_id }`. */
export function createHours({
  api,
  cache,
  emit,
  events,
  random,
}: Pick<CounterRuntime, 'api' | 'cache' | 'emit' | 'events' | 'random'>) {
  const keys = createPressKeys(random);
  return hoursMachine.provide({
    actors: {
      list: createQuery<BranchInput, Hours>(cache, {
        key: ({ branch_id }) => queryKey<Hours>('hours', branch_id),
        load: (body, signal) => api.hours({ body }, { signal }),
        staleAfter: 0,
      }),
      serve: createMutation<ConfirmInput, Hours>({
        run: ({ branch_id, conflict: { kind, id, reason }, confirmed }, { signal }) =>
          api.confirmHoursConflict(
            { body: { branch_id, kind, id, reason, confirmed } },
            { signal },
          ),
        onDone: (hours) => emit({ type: 'hours.loaded', hours }),
      }),
      preview: fromRequest<readonly HoursConflict[], ChangeInput>(
        async ({ input: { change }, signal }) =>
          (await api.previewHours({ body: change }, { signal })).conflicts,
      ),
      save: fromRequest<Hours, ChangeInput>(({ input: { change }, signal }) =>
        keys.run([JSON.stringify(change)], (key) =>
          api.updateHours({ headers: { 'Idempotency-Key': key }, body: change }, { signal }),
        ),
      ),
      listen: fromCallback<HoursEvent>(({ sendBack }) =>
        events.on({
          'hours.submitted': ({ edit }) => sendBack({ type: 'SAVE', edit }),
          'hours.edited': ({ form, changed }) => sendBack({ type: 'EDITED', form, changed }),
          'hours.loaded': ({ hours }) => sendBack({ type: 'LOADED', hours }),
          // Of this person or another one, an order or a booking.
          'branch.updated': () => sendBack({ type: 'REFRESH' }),
        }),
      ),
    },
  });
}
