import type { RequestedTime, SlotDay } from '@claypot/domain/ordering';

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

/** Selects the first time of another day, so that a time of a hidden day is never applied. */
export function firstOfDay(day: SlotDay): PickedTime {
  return { date: day.date.toString(), time: day.slots[0]?.start ?? null };
}
