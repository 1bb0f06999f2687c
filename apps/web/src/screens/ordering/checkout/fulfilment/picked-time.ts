import type { RequestedTime, SlotDay } from '@claypot/domain/ordering';
import { suggestedItem } from '@claypot/domain/time';

/** Day and time picked on the sheet, not applied yet. */
export interface PickedTime {
  /** Day shown on the sheet, as an ISO date. */
  readonly date: string;
  readonly time: RequestedTime;
}

/**
 * Returns the initial selection of the sheet: the chosen time, else the first day with times. Its
 * first time is preselected if as soon as possible is unavailable (`canBeSoon`).
 */
export function pickedAtFirst(
  days: readonly SlotDay[],
  time: RequestedTime,
  canBeSoon: boolean,
): PickedTime {
  const chosen = time && days.find(({ slots }) => slots.some(({ start }) => start.equals(time)));
  if (chosen) return { date: chosen.date.toString(), time };
  const [first] = days;
  if (first && !canBeSoon) return firstOfDay(first);
  return { date: first?.date.toString() ?? '', time: null };
}

/**
 * Returns the selection after the times have changed. A day without times is replaced by the first
 * day with times.
 */
export function pickedAmong(
  days: readonly SlotDay[],
  picked: PickedTime,
  canBeSoon: boolean,
): PickedTime {
  const isThere = days.some(({ date }) => date.toString() === picked.date);
  return isThere ? picked : pickedAtFirst(days, null, canBeSoon);
}

/** Selects the first time of a day. */
export function firstOfDay(day: SlotDay): PickedTime {
  return { date: day.date.toString(), time: day.slots[0]?.start ?? null };
}

/**
 * Selects a time of another day, so that a time of a hidden day is never applied: the time of day
 * picked before; else the first time today, and on later days a time at which people eat.
 * @param now local time at the branch
 */
export function pickedOnDay(
  day: SlotDay,
  before: RequestedTime,
  now: Temporal.ZonedDateTime,
): PickedTime {
  const local = (time: Temporal.Instant) => time.toZonedDateTimeISO(now.timeZoneId);
  const same =
    before &&
    day.slots.find(({ start }) => local(start).toPlainTime().equals(local(before).toPlainTime()));
  const isToday = day.date.equals(now.toPlainDate());
  const slot =
    same ?? (isToday ? day.slots[0] : suggestedItem(day.slots, ({ start }) => local(start).hour));
  return { date: day.date.toString(), time: slot?.start ?? null };
}
