import { type ApiError, type ErrorCode, errorDataOf } from '@claypot/sdk';
import { slotOfWire, type VisitSlot } from '../times/visit-slot.ts';

export type ReservationProblem =
  /** The branch takes no bookings; the customer can call its number. */
  | { kind: 'notTaken'; contact_no: string }
  /** No table is left at that time. `nearest` lists the free times around it, earliest first. */
  | { kind: 'full'; contact_no: string; nearest: VisitSlot[] }
  /** The time cannot be booked (any more). `nearest` contains the first bookable time, if any. */
  | { kind: 'timeUnavailable'; nearest: VisitSlot[] }
  /** The party exceeds the `most` guests that the branch can seat. */
  | { kind: 'tooLarge'; contact_no: string; most: number }
  | { kind: 'rejected'; code: ErrorCode };

/** Maps an API error to the problem shown to the customer. */
export function reservationProblem(error: ApiError): ReservationProblem {
  const unable = errorDataOf(error, 'UNABLE_TO_RESERVE');
  if (unable?.reason === 'not_taken') return { kind: 'notTaken', contact_no: unable.contact_no };
  if (unable) {
    const nearest = unable.nearest.map(slotOfWire);
    return { kind: 'full', contact_no: unable.contact_no, nearest };
  }
  const time = errorDataOf(error, 'INVALID_RESERVATION_TIME');
  if (time) {
    const nearest = time.earliest === null ? [] : [slotOfWire(time.earliest)];
    return { kind: 'timeUnavailable', nearest };
  }
  const party = errorDataOf(error, 'PARTY_TOO_LARGE');
  if (party) return { kind: 'tooLarge', contact_no: party.contact_no, most: party.number_of_seats };
  return { kind: 'rejected', code: error.code };
}
