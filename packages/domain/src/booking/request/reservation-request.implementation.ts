import type { Identity, Reservation, StoreReservationRequest } from '@claypot/sdk';
import type { Emit } from '../../events/event-bus.ts';
import { createKeyedRequest } from '../../machines/keyed-request/keyed-request.implementation.ts';
import type { KeyedRecord } from '../../machines/keyed-request/keyed-request.types.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Stored } from '../../storage/stored.ts';
import { type ReservationProblem, reservationProblem } from './reservation-problem.ts';

export interface ReservationRequestDeps extends Pick<Ports, 'api' | 'random'> {
  identity: () => Identity;
  stored: Stored<KeyedRecord>;
  emit: Emit;
}

/** Creates the request that books a table exactly once, even if the response is lost. */
export function createReservationRequest(deps: ReservationRequestDeps) {
  const { api, emit, identity, random, stored } = deps;
  return createKeyedRequest<StoreReservationRequest, Reservation, ReservationProblem>({
    identity,
    random,
    stored,
    send: (body, key, signal) =>
      api.reservationStore({ headers: { 'Idempotency-Key': key }, body }, { signal }),
    ask: async (key, signal) => {
      const body = { ...identity(), idempotency_key: key };
      return (await api.reservationOutcome({ body }, { signal })).reservation;
    },
    problemOf: reservationProblem,
    onDone: ({ attended }) => emit({ type: 'booking.made', attended }),
  });
}
