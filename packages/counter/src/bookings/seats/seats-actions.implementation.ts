import type { BlockSeatsRequest, DaySeatsRequest } from '@claypot/sdk/counter';
import { errorDataOf } from '@claypot/sdk/counter';
import type { CounterRuntime } from '../../app/ports.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import { createApproval } from '../../staff/approval/approval.implementation.ts';
import type { SeatsOutcome } from '../views.ts';

type SeatsDeps = Pick<CounterRuntime, 'api' | 'emit' | 'identity' | 'random'>;

/** Creates the action that blocks seats. Cashiers need an approval. */
export function createBlockSeats(deps: SeatsDeps) {
  const { api, emit, random } = deps;
  const keys = createPressKeys(random);
  return createApproval<BlockSeatsRequest, SeatsOutcome>(deps, {
    operation: 'blockSeats',
    targetOf: ({ branch_id }) => branch_id,
    run: (body, { headers, signal }) =>
      orOver(() =>
        keys.run([JSON.stringify(body)], (key) =>
          api.blockSeats({ headers: { ...headers, 'Idempotency-Key': key }, body }, { signal }),
        ),
      ),
    onDone: () => emit({ type: 'bookings.changed', waiting: null }),
  });
}

/** Creates the action that ends a block. Cashiers need an approval. */
export function createUnblockSeats(deps: SeatsDeps) {
  const { api, emit } = deps;
  return createApproval<{ id: string }, SeatsOutcome>(deps, {
    operation: 'unblockSeats',
    targetOf: ({ id }) => id,
    run: ({ id }, { headers, signal }) =>
      orOver(() => api.unblockSeats({ path: { id }, headers }, { signal })),
    onDone: () => emit({ type: 'bookings.changed', waiting: null }),
  });
}

/** Creates the action that changes the seats of a day. Cashiers need an approval. */
export function createSetDaySeats(deps: SeatsDeps) {
  const { api, emit } = deps;
  return createApproval<DaySeatsRequest, SeatsOutcome>(deps, {
    operation: 'setDaySeats',
    targetOf: ({ branch_id }) => branch_id,
    run: (body, { headers, signal }) =>
      orOver(() => api.setDaySeats({ headers, body }, { signal })),
    onDone: () => emit({ type: 'bookings.changed', waiting: null }),
  });
}

/** Returns the bookings that no longer fit as an outcome, so that the person can accept them. */
async function orOver(change: () => Promise<unknown>): Promise<SeatsOutcome> {
  try {
    await change();
    return { kind: 'done' };
  } catch (error) {
    const over = errorDataOf(error, 'SEATS_BOOKED');
    if (over === null) throw error;
    return { kind: 'over', bookings: over.bookings };
  }
}
