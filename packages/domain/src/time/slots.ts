import { branchDate, isBefore, type OpeningHours, openingsOn } from './opening-hours.ts';

/** Length of a slot in minutes. It has nothing to do with the waiting time of a branch. */
export const SLOT_MINUTES = 35;

/** Minutes between slots, counted from each opening. */
const STEP_MINUTES = 15;

/** Number of days offered, including today. */
const DAYS = 7;

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
 *
 * @param leadMinutes minutes from now until an order can be ready.
 */
export function offeredSlots(
  hours: OpeningHours,
  now: Temporal.Instant,
  leadMinutes: number,
): SlotDay[] {
  const today = branchDate(hours, now);
  const earliest = now.add({ minutes: leadMinutes });
  const days = Array.from({ length: DAYS }, (_, day) => today.add({ days: day }));
  return days.map((date) => ({
    date,
    slots: slotsOn(hours, date).filter((slot) => !isBefore(slot, earliest)),
  }));
}

/** Returns true if {@link offeredSlots} currently offers the slot. */
export function isOfferedSlot(
  hours: OpeningHours,
  now: Temporal.Instant,
  slot: Temporal.Instant,
  leadMinutes: number,
): boolean {
  return offeredSlots(hours, now, leadMinutes).some((day) =>
    day.slots.some((offered) => offered.equals(slot)),
  );
}

/** Returns the end of a slot, shown beside its start. */
export function slotEnd(slot: Temporal.Instant): Temporal.Instant {
  return slot.add({ minutes: SLOT_MINUTES });
}

function slotsOn(hours: OpeningHours, date: Temporal.PlainDate): Temporal.Instant[] {
  // The previous day's last opening may extend into this date, and overlapping ranges may produce
  // duplicates.
  const begun = [date.subtract({ days: 1 }), date].flatMap((day) => openingsOn(hours, day));
  const times = begun.flatMap(({ opens, closes }) => {
    const minutes = opens.until(closes).total('minutes');
    return Array.from({ length: Math.ceil(minutes / STEP_MINUTES) }, (_, index) =>
      opens.add({ minutes: index * STEP_MINUTES }),
    );
  });
  const onDate = times.filter((time) => branchDate(hours, time).equals(date));
  const once = new Map(onDate.map((time) => [time.epochMilliseconds, time]));
  return [...once.values()].sort(Temporal.Instant.compare);
}
