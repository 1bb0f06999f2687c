import type { BookingFormValues, VisitSlot } from '@claypot/domain/booking';
import type { FieldChange } from '@claypot/domain/machines';

/** What can be done on the screen of a table to book. */
export interface BookTableActions {
  readonly change: (change: FieldChange<BookingFormValues>) => void;
  readonly chooseDay: (date: Temporal.PlainDate) => void;
  readonly chooseTime: (slot: VisitSlot) => void;
  readonly submit: () => void;
  /** Loads the branch and its times again. */
  readonly reload: () => void;
  /** Asks at once what became of the booking. */
  readonly askNow: () => void;
  /** Why it was not made is read. */
  readonly dismiss: () => void;
}
