import type { BookingFormValues, VisitSlot } from '@claypot/domain/booking';
import type { FieldChange } from '@claypot/domain/machines';

export interface BookTableActions {
  readonly change: (change: FieldChange<BookingFormValues>) => void;
  readonly chooseDay: (date: Temporal.PlainDate) => void;
  readonly chooseTime: (slot: VisitSlot) => void;
  readonly submit: () => void;
  readonly reload: () => void;
  /** Checks the outcome of the booking immediately. */
  readonly askNow: () => void;
  /** Closes the popup that shows why the booking failed. */
  readonly dismiss: () => void;
}
