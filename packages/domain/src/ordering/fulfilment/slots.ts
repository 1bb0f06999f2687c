import type { BranchHours } from '@claypot/sdk';
import { byPartOfDay, type PartOfDay } from '../../time/part-of-day.ts';
import { slotEnd } from '../../time/slots.ts';

/** Start and promised end of an available time. */
export interface TimeSlot {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

export interface SlotDay {
  /** Date in the branch's time zone. */
  date: Temporal.PlainDate;
  slots: TimeSlot[];
}

/** Returns the days that have available times. */
export function slotDays(hours: BranchHours): SlotDay[] {
  return hours.date_list
    .filter(({ time_list }) => time_list.length > 0)
    .map(({ date, time_list }) => ({
      date: Temporal.PlainDate.from(date),
      slots: time_list.map((time) => slotAt(Temporal.Instant.from(time))),
    }));
}

/** Returns the slot that begins at `start`. A busy branch has the same slots. */
export function slotAt(start: Temporal.Instant): TimeSlot {
  return { start, end: slotEnd(start) };
}

/** Returns true if the hours still offer the time. */
export function isOffered(hours: BranchHours, time: Temporal.Instant): boolean {
  return slotDays(hours).some(({ slots }) => slots.some(({ start }) => start.equals(time)));
}

/** Groups a day's slots by part of day in the branch's zone. Empty parts are omitted. */
export function partsOfDay(
  slots: readonly TimeSlot[],
  timeZone: string,
): { part: PartOfDay; slots: TimeSlot[] }[] {
  const hourOf = ({ start }: TimeSlot) => start.toZonedDateTimeISO(timeZone).hour;
  return byPartOfDay(slots, hourOf).map(({ items, part }) => ({ part, slots: items }));
}
