import type { Reservation } from '@claypot/sdk';
import {
  type KeyedRequestSnapshot,
  type KeyedRequestView,
  selectKeyedRequest,
} from '../../machines/keyed-request/keyed-request.selectors.ts';
import type { ReservationProblem } from './reservation-problem.ts';

/** View of the booking request; `result` is the reservation. */
export type ReservationRequestView = KeyedRequestView<Reservation, ReservationProblem>;

export function selectReservationRequest(
  snapshot: KeyedRequestSnapshot<Reservation, ReservationProblem>,
): ReservationRequestView {
  return selectKeyedRequest(snapshot);
}
