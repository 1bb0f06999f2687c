import type { BranchHours } from '@claypot/sdk';
import { byPartOfDay, type PartOfDay } from '../../time/part-of-day.ts';

/** A time an order can be had at, with the end of what is promised. */
export interface TimeSlot {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

export interface SlotDay {
  /** A day at the branch. */
  date: Temporal.PlainDate;
  slots: TimeSlot[];
}

/** The days on which anything can be had, with their times. */
export function slotDays(hours: BranchHours): SlotDay[] {
  return hours.date_list
    .filter(({ time_list }) => time_list.length > 0)
    .map(({ date, time_list }) => ({
      date: Temporal.PlainDate.from(date),
      slots: time_list.map((time) => slotAt(hours, Temporal.Instant.from(time))),
    }));
}

/** A time with its end. */
export function slotAt(
  hours: Pick<BranchHours, 'asap_minutes'>,
  start: Temporal.Instant,
): TimeSlot {
  return { start, end: start.add({ minutes: hours.asap_minutes }) };
}

/** Whether an order can still be had at a time, as far as the hours tell. */
export function isOffered(hours: BranchHours, time: Temporal.Instant): boolean {
  return slotDays(hours).some(({ slots }) => slots.some(({ start }) => start.equals(time)));
}

/** A day's times by its parts, in the zone of the branch; a part without any is left out. */
export function partsOfDay(
  slots: readonly TimeSlot[],
  timeZone: string,
): { part: PartOfDay; slots: TimeSlot[] }[] {
  const hourOf = ({ start }: TimeSlot) => start.toZonedDateTimeISO(timeZone).hour;
  return byPartOfDay(slots, hourOf).map(({ items, part }) => ({ part, slots: items }));
}
