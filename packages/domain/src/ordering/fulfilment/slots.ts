import type { BranchHours } from '@claypot/sdk';
import { isPaused } from '../../time/order-taking.ts';
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

/**
 * Returns the days that have available times.
 *
 * @param pausedUntil earlier times are left out; null to return all
 */
export function slotDays(hours: BranchHours, pausedUntil: Temporal.Instant | null): SlotDay[] {
  return hours.date_list
    .map(({ date, time_list }) => ({
      date: Temporal.PlainDate.from(date),
      slots: time_list
        .map((time) => Temporal.Instant.from(time))
        .filter((start) => !isPaused(start, pausedUntil))
        .map(slotAt),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** Returns the slot that begins at `start`. A busy branch has the same slots. */
export function slotAt(start: Temporal.Instant): TimeSlot {
  return { start, end: slotEnd(start) };
}

/** Returns true if the hours still offer the time, and no pause covers it. */
export function isOffered(
  hours: BranchHours,
  time: Temporal.Instant,
  pausedUntil: Temporal.Instant | null,
): boolean {
  return slotDays(hours, pausedUntil).some(({ slots }) =>
    slots.some(({ start }) => start.equals(time)),
  );
}

/** Groups a day's slots by part of day in the branch's zone. Empty parts are omitted. */
export function partsOfDay(
  slots: readonly TimeSlot[],
  timeZone: string,
): { part: PartOfDay; slots: TimeSlot[] }[] {
  const hourOf = ({ start }: TimeSlot) => start.toZonedDateTimeISO(timeZone).hour;
  return byPartOfDay(slots, hourOf).map(({ items, part }) => ({ part, slots: items }));
}
