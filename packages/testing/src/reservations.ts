import type { Reservation } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { sample } from './sample.ts';

/** Returns a pending reservation for four, tomorrow at 19:00. */
export function aReservation(fields: Partial<Reservation> = {}): Reservation {
  return sample(examples.ReservationPending, fields);
}
