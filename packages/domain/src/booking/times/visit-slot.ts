import type { VisitTime } from '@claypot/sdk';

/** Date and time of a visit, in the branches' local time. */
export interface VisitSlot {
  readonly date: Temporal.PlainDate;
  /** `HH:MM` */
  readonly time: string;
}

/** Returns the instant of a slot, for branches in this time zone. */
export function instantOf({ date, time }: VisitSlot, timeZone: string): Temporal.Instant {
  return date.toZonedDateTime({ timeZone, plainTime: time }).toInstant();
}

export function isSameSlot(one: VisitSlot, other: VisitSlot): boolean {
  return one.time === other.time && one.date.equals(other.date);
}

/** Converts a time of an API response to a slot. */
export function slotOfWire({ date, time }: VisitTime): VisitSlot {
  return { date: Temporal.PlainDate.from(date), time };
}
