import { branchDate, isBefore, type OpeningHours, openingsOn } from './opening-hours.ts';

/** Minutes an order needs when it is wanted as soon as possible; a chosen slot lasts as long. */
export const ASAP_MINUTES = 35;

export interface SlotOptions {
  /** Minutes from one slot to the next, counted from each opening. */
  readonly stepMinutes: number;
  /** How many days are offered, today included. */
  readonly days: number;
  /** Minutes an order needs before it can be handed over, counted once, from now. */
  readonly leadMinutes: number;
}

/** What the product offers: every 15 minutes, today and the next 6 days. */
export const SLOT_OPTIONS: SlotOptions = { stepMinutes: 15, days: 7, leadMinutes: ASAP_MINUTES };

export interface SlotDay {
  /** A day at the branch. */
  readonly date: Temporal.PlainDate;
  /** Earliest first; empty where the branch takes nothing more that day. */
  readonly slots: readonly Temporal.Instant[];
}

/**
 * The times an order can be asked for, by the day they fall on at the branch: an opening that runs
 * past midnight has its late slots on the next day. Slots are counted from opening, the last one
 * lies before closing, and the first is not earlier than now plus the lead time.
 */
export function offeredSlots(
  hours: OpeningHours,
  now: Temporal.Instant,
  options: SlotOptions = SLOT_OPTIONS,
): SlotDay[] {
  const today = branchDate(hours, now);
  const earliest = now.add({ minutes: options.leadMinutes });
  const days = Array.from({ length: options.days }, (_, day) => today.add({ days: day }));
  return days.map((date) => ({
    date,
    slots: slotsOn(hours, date, options.stepMinutes).filter((slot) => !isBefore(slot, earliest)),
  }));
}

/** Whether a time is one of those that {@link offeredSlots} offers now. */
export function isOfferedSlot(
  hours: OpeningHours,
  now: Temporal.Instant,
  slot: Temporal.Instant,
  options: SlotOptions = SLOT_OPTIONS,
): boolean {
  return offeredSlots(hours, now, options).some((day) =>
    day.slots.some((offered) => offered.equals(slot)),
  );
}

/** The end of a chosen slot, which is shown beside its beginning. */
export function slotEnd(slot: Temporal.Instant): Temporal.Instant {
  return slot.add({ minutes: ASAP_MINUTES });
}

function slotsOn(hours: OpeningHours, date: Temporal.PlainDate, step: number): Temporal.Instant[] {
  // Yesterday's last opening may run into the day; ranges that overlap offer a time only once.
  const begun = [date.subtract({ days: 1 }), date].flatMap((day) => openingsOn(hours, day));
  const times = begun.flatMap(({ opens, closes }) => {
    const minutes = opens.until(closes).total('minutes');
    return Array.from({ length: Math.ceil(minutes / step) }, (_, index) =>
      opens.add({ minutes: index * step }),
    );
  });
  const onDate = times.filter((time) => branchDate(hours, time).equals(date));
  const once = new Map(onDate.map((time) => [time.epochMilliseconds, time]));
  return [...once.values()].sort(Temporal.Instant.compare);
}
