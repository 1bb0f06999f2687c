import { queryKey } from '@claypot/domain/flows';
import type { DayClose, DayState } from '@claypot/sdk/counter';
import { assign } from 'xstate';
import { createMutation, createQuery } from '../app/machines.ts';
import type { CounterRuntime } from '../app/ports.ts';
import { createPressKeys } from '../orders/press-keys.ts';
import type { BranchInput } from '../staff/devices/devices.machine.ts';
import { createStoredDrafts } from './count/stored-drafts.ts';
import { type CloseInput, dayCloseMachine } from './day-close.machine.ts';

/** Interval in ms after which the figures so far are read again. */
const RELOAD_AFTER = 30_000;

/** Creates the day close of a branch. Start it with `input: { branch_id }`. */
export function createDayClose({
  api,
  cache,
  random,
  storage,
  subdomain,
}: Pick<CounterRuntime, 'api' | 'cache' | 'random' | 'storage' | 'subdomain'>) {
  const keys = createPressKeys(random);
  const stored = createStoredDrafts(storage, subdomain);
  const stateKey = (branchId: string) => queryKey<DayState>('day-state', branchId);
  return dayCloseMachine.provide({
    actors: {
      state: createQuery<BranchInput, DayState>(cache, {
        key: ({ branch_id }) => stateKey(branch_id),
        load: (body, signal) => api.dayState({ body }, { signal }),
        staleAfter: 0,
        reloadAfter: () => RELOAD_AFTER,
      }),
      close: createMutation<CloseInput, DayClose>({
        mustAsk: async ({ isSkipped }) => isSkipped,
        run: ({ request: body }, { signal }) =>
          keys.run(['closeDay', JSON.stringify(body)], (key) =>
            api.closeDay({ headers: { 'Idempotency-Key': key }, body }, { signal }),
          ),
      }),
      missed: createMutation<BranchInput, DayState>({
        mustAsk: async () => true,
        run: (body, { signal }) =>
          keys.run(['closeMissedDays', body.branch_id], (key) =>
            api.closeMissedDays({ headers: { 'Idempotency-Key': key }, body }, { signal }),
          ),
        onDone: (state) => cache.put(stateKey(state.branch_id), state),
      }),
    },
    actions: {
      recall: assign(({ context: { branch_id, state } }) => ({
        drafts: stored.read(branch_id, state?.next?.business_day ?? ''),
      })),
      store: ({ context: { branch_id, drafts, state } }) => {
        if (state?.next) stored.write(branch_id, state.next.business_day, drafts);
      },
      clear: () => stored.clear(),
    },
  });
}
