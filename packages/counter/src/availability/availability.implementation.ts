import { fromRequest, queryKey, required } from '@claypot/domain/flows';
import { ApiError } from '@claypot/sdk';
import { type Availability, codeOf, errorDataOf, type ItemReference } from '@claypot/sdk/counter';
import { assign, fromCallback } from 'xstate';
import { createQuery } from '../app/machines.ts';
import type { CounterRuntime } from '../app/ports.ts';
import { createPressKeys } from '../orders/press-keys.ts';
import type { BranchInput } from '../staff/devices/devices.machine.ts';
import {
  type AvailabilityEvent,
  availabilityMachine,
  type Saved,
  type SaveInput,
} from './availability.machine.ts';
import { keysOf, type Press, undoOf } from './presses.ts';

/** Longest delay of a timer, in ms. */
const LONGEST = 24 * 60 * 60_000;

/** Creates the availability of a branch. Start it with `input: { branch_id }`. */
export function createAvailability({
  api,
  cache,
  clock,
  emit,
  events,
  random,
}: Pick<CounterRuntime, 'api' | 'cache' | 'clock' | 'emit' | 'events' | 'random'>) {
  const keys = createPressKeys(random);
  const keyOfBranch = (branchId: string) => queryKey<Availability>('availability', branchId);

  function send(branch_id: string, press: Press, signal: AbortSignal): Promise<Availability> {
    return keys.run([JSON.stringify(press)], (key) => {
      const headers = { 'Idempotency-Key': key };
      if (press.kind === 'count') {
        const { dish_id, seen, left } = press;
        return api.setPortions({ headers, body: { branch_id, dish_id, seen, left } }, { signal });
      }
      const { mark, until } = press;
      const items: ItemReference[] = [...press.items];
      return api.setSoldOut({ headers, body: { branch_id, items, mark, until } }, { signal });
    });
  }

  return availabilityMachine.provide({
    actors: {
      list: createQuery<BranchInput, Availability>(cache, {
        key: ({ branch_id }) => keyOfBranch(branch_id),
        load: (body, signal) => api.availability({ body }, { signal }),
        isEmpty: ({ items }) => items.length === 0,
        staleAfter: 0,
        // Marks end by themselves.
        reloadAfter: (data) => data && untilNextEnd(data, clock.now()),
      }),
      save: fromRequest<Saved, SaveInput>(async ({ input: { branch_id, ...input }, signal }) => {
        const press = required(input.press);
        const seen = cache.peek(keyOfBranch(branch_id));
        const saved = await send(branch_id, press, signal);
        cache.put(keyOfBranch(branch_id), saved);
        emit({ type: 'availability.changed' });
        return { undo: seen === undefined ? [] : undoOf(press, seen, clock.now()) };
      }),
      listen: fromCallback<AvailabilityEvent>(({ sendBack }) =>
        events.on({ 'availability.changed': () => sendBack({ type: 'REFRESH' }) }),
      ),
    },
    actions: {
      /** Later presses of the same items are dropped: the person has not seen this outcome. */
      fail: assign(({ context: { waiting } }, { error }) => {
        const [press, ...rest] = waiting;
        if (press === undefined) return {};
        const failed = new Set(keysOf(press));
        const data = errorDataOf(error, 'PORTIONS_CHANGED');
        return {
          waiting: rest.filter((each) => !keysOf(each).some((key) => failed.has(key))),
          problem: {
            press,
            code: codeOf(error),
            isUnknown: error instanceof ApiError && error.outcomeUnknown,
            ...(data !== null && { present: data.left }),
          },
        };
      }),
    },
  });
}

/** Returns the ms until the next mark ends; null if none does. */
function untilNextEnd({ items }: Availability, now: Temporal.Instant): number | null {
  const ends = items
    .flatMap(({ sold_out, groups }) => [
      sold_out,
      ...groups.flatMap(({ choices }) => choices.map((choice) => choice.sold_out)),
    ])
    .flatMap((mark) => (mark?.until == null ? [] : [Temporal.Instant.from(mark.until)]))
    .map((end) => end.epochMilliseconds - now.epochMilliseconds);
  if (ends.length === 0) return null;
  // A mark that has just ended is read again after a moment, so that a slow clock does not loop.
  return Math.min(LONGEST, Math.max(1_000, Math.min(...ends)));
}
