import type { Branch, BranchHours } from '@claypot/sdk';
import { branchTakesOrders } from '../branches/takes-orders.ts';
import type { ClosedHours } from '../checkout/checkout.types.ts';
import { ASAP } from '../checkout/order-form.schema.ts';
import type { Clock } from '../ports.ts';

/** A branch and the times an order can be picked up there. */
export interface FulfilmentHours {
  branch: Branch;
  hours: BranchHours;
}

export interface TimeSlot {
  /** The form's value: the instant as the server named it. */
  value: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
}

export interface SlotDay {
  /** A day at the branch. */
  date: Temporal.PlainDate;
  slots: TimeSlot[];
}

/** The days on which anything can be picked up, with their times. */
export function slotDays(hours: BranchHours): SlotDay[] {
  return hours.date_list
    .filter(({ time_list }) => time_list.length > 0)
    .map(({ date, time_list }) => ({
      date: Temporal.PlainDate.from(date),
      slots: time_list.map((value) => slotOf(value, hours.asap_minutes)),
    }));
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

/** The chosen time with its end; null for as soon as possible. */
export function chosenSlot(hours: BranchHours, value: string): TimeSlot | null {
  return value === ASAP ? null : slotOf(value, hours.asap_minutes);
}

/** Whether an order can still be picked up at the form's time, as far as the hours tell. */
export function isOffered(hours: BranchHours, value: string): boolean {
  return value === ASAP || hours.date_list.some(({ time_list }) => time_list.includes(value));
}

function slotOf(value: string, minutes: number): TimeSlot {
  const start = Temporal.Instant.from(value);
  return { value, start, end: start.add({ minutes }) };
}

/**
 * The hours to show when the branch is known to take no orders now; null while it may take them.
 * What was loaded before the branch opened no longer says that it is closed.
 */
export function closedHours({ branch }: FulfilmentHours, clock: Clock): ClosedHours | null {
  const { start_hour, close_hour, next_open_time } = branch;
  const closed = branchTakesOrders(branch, clock.now()) === 'none';
  return closed ? { start_hour, close_hour, next_open_time } : null;
}

/** Whether an order has to name a time, as the branch takes none for as soon as possible any more. */
export function mustChooseTime({ branch }: FulfilmentHours, clock: Clock): boolean {
  return branchTakesOrders(branch, clock.now()) === 'later';
}
