import type { VisitTime } from '@claypot/sdk';

/** A time that a table can be wanted for, on the wall of the branches. */
export interface VisitSlot {
  readonly date: Temporal.PlainDate;
  /** `HH:MM` */
  readonly time: string;
}

/** The moment it is, for branches in this zone. */
export function instantOf({ date, time }: VisitSlot, timeZone: string): Temporal.Instant {
  return date.toZonedDateTime({ timeZone, plainTime: time }).toInstant();
}

export function isSameSlot(one: VisitSlot, other: VisitSlot): boolean {
  return one.time === other.time && one.date.equals(other.date);
}

/** The time that an answer carries. */
export function slotOfWire({ date, time }: VisitTime): VisitSlot {
  return { date: Temporal.PlainDate.from(date), time };
}
