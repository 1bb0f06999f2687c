import { branchDate, isBefore, type OpeningHours, openingsOn } from './opening-hours.ts';

/** Preparation time in minutes of an order for as soon as possible; also the length of a slot. */
export const ASAP_MINUTES = 35;

export interface SlotOptions {
  /** Minutes between slots, counted from each opening. */
  readonly stepMinutes: number;
  /** Number of days offered, including today. */
  readonly days: number;
  /** Minutes from now until an order can be ready. */
  readonly leadMinutes: number;
}

/** Default: every 15 minutes, today and the next 6 days. */
export const SLOT_OPTIONS: SlotOptions = { stepMinutes: 15, days: 7, leadMinutes: ASAP_MINUTES };

export interface SlotDay {
  /** Date at the branch. */
  readonly date: Temporal.PlainDate;
  /** Earliest first; empty if the branch accepts no more orders for that day. */
  readonly slots: readonly Temporal.Instant[];
}

/**
 * Returns the slots for orders by date at the branch. An opening past midnight has its late slots
 * on the next date. Slots are counted from opening, begin no earlier than the lead time from now,
 * and begin before closing.
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

/** Returns true if {@link offeredSlots} currently offers the slot. */
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

/** Returns the end of a slot, shown beside its start. */
export function slotEnd(slot: Temporal.Instant): Temporal.Instant {
  return slot.add({ minutes: ASAP_MINUTES });
}

function slotsOn(hours: OpeningHours, date: Temporal.PlainDate, step: number): Temporal.Instant[] {
  // The previous day's last opening may extend into this date, and overlapping ranges may produce
  // duplicates.
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
