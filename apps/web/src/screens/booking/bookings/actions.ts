import type { Reservation } from '@claypot/sdk';

export interface BookingActions {
  /** Opens the confirmation to cancel a booking. */
  readonly cancel: (reservation: Reservation) => void;
  readonly confirm: () => void;
  /** Closes the confirmation, or the popup that shows why cancelling failed. */
  readonly dismiss: () => void;
  readonly retry: () => void;
}

export interface BookingDetailActions extends BookingActions {
  /** Refetches the booking; resolves with null if that fails. */
  readonly confirmed: () => Promise<Reservation | null>;
}
