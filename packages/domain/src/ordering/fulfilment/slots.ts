import type { BranchHours } from '@claypot/sdk';
import type { FulfilmentMethod } from '../../places/fulfilment-method.ts';
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
 * Returns the days that have available times by a method.
 *
 * @param pausedUntil earlier times are left out; null to return all
 */
export function slotDays(
  hours: BranchHours,
  method: FulfilmentMethod,
  pausedUntil: Temporal.Instant | null,
): SlotDay[] {
  const full = new Set(methodWaiting(hours, method)?.full_time_list);
  return hours.date_list
    .map(({ date, time_list }) => ({
      date: Temporal.PlainDate.from(date),
      slots: time_list
        .filter((time) => !full.has(time))
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

/** Returns true if the hours still offer the time by a method, and no pause covers it. */
export function isOffered(
  hours: BranchHours,
  { method, time }: { readonly method: FulfilmentMethod; readonly time: Temporal.Instant },
  pausedUntil: Temporal.Instant | null,
): boolean {
  return slotDays(hours, method, pausedUntil).some(({ slots }) =>
    slots.some(({ start }) => start.equals(time)),
  );
}

/** Returns at most `most` available times that start nearest to a moment, earliest first. */
export function nearestSlots(
  days: readonly SlotDay[],
  moment: Temporal.Instant,
  most: number,
): TimeSlot[] {
  const distance = ({ start }: TimeSlot) =>
    Math.abs(start.epochMilliseconds - moment.epochMilliseconds);
  return days
    .flatMap(({ slots }) => slots)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .sort((a, b) => Temporal.Instant.compare(a.start, b.start));
}

/** Returns the times of a method at the moment; null if the server sent none. */
export function methodWaiting(
  { waiting }: BranchHours,
  method: FulfilmentMethod,
): BranchHours['waiting'][number] | null {
  return waiting.find(({ delivery_method }) => delivery_method === method) ?? null;
}

/** Groups a day's slots by part of day in the branch's zone. Empty parts are omitted. */
export function partsOfDay(
  slots: readonly TimeSlot[],
  timeZone: string,
): { part: PartOfDay; slots: TimeSlot[] }[] {
  const hourOf = ({ start }: TimeSlot) => start.toZonedDateTimeISO(timeZone).hour;
  return byPartOfDay(slots, hourOf).map(({ items, part }) => ({ part, slots: items }));
}
