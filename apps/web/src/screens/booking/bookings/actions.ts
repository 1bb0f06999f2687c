import type { Reservation } from '@claypot/sdk';

/** What can be done where bookings are shown. */
export interface BookingActions {
  /** Asks whether the booking is to be cancelled. */
  readonly cancel: (reservation: Reservation) => void;
  /** Yes to the question. */
  readonly confirm: () => void;
  /** No to the question; or what the branch has answered is read. */
  readonly dismiss: () => void;
  readonly retry: () => void;
}

/** What can also be done on the screen of one booking. */
export interface BookingDetailActions extends BookingActions {
  /** Loads the booking again; null if it could not be loaded. */
  readonly confirmed: () => Promise<Reservation | null>;
}
