import type { BookingSearchView, BookingsView, BookingView } from '@claypot/counter/bookings';
import type { BookingStepName } from '@claypot/domain/booking-steps';

export interface BookingsViewProps {
  readonly view: BookingsView;
  readonly search: BookingSearchView;
  /** Present time by the server's clock. */
  readonly now: Temporal.Instant;
  readonly onDate: (date: string | null) => void;
  readonly onOpen: (party: BookingView) => void;
  readonly onStep: (party: BookingView, step: BookingStepName) => void;
  readonly onDismiss: () => void;
  readonly onAdd: () => void;
  readonly onSeats: () => void;
  readonly onQuery: (text: string) => void;
  readonly onRetry: () => void;
}
