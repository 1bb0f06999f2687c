import type { Reservation } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { sample } from './sample.ts';

/** A table for four tomorrow at seven, which waits for the branch's word. */
export function aReservation(fields: Partial<Reservation> = {}): Reservation {
  return sample(examples.ReservationPending, fields);
}
