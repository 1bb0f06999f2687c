import type { BranchHours } from '@claypot/sdk';

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

/** The parts a day is looked through in, each with the hour at the branch it ends before. */
const PARTS = [
  { part: 'morning', before: 12 },
  { part: 'afternoon', before: 17 },
  { part: 'evening', before: 24 },
] as const;

export type PartOfDay = (typeof PARTS)[number]['part'];

/** A day's times by its parts, in the zone of the branch; a part without any is left out. */
export function partsOfDay(
  slots: readonly TimeSlot[],
  timeZone: string,
): { part: PartOfDay; slots: TimeSlot[] }[] {
  const partOf = ({ start }: TimeSlot) => {
    const { hour } = start.toZonedDateTimeISO(timeZone);
    return PARTS.find(({ before }) => hour < before)?.part;
  };
  return PARTS.map(({ part }) => ({
    part,
    slots: slots.filter((slot) => partOf(slot) === part),
  })).filter((group) => group.slots.length > 0);
}
