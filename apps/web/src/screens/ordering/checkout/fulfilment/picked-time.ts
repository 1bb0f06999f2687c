import type { RequestedTime, SlotDay } from '@claypot/domain/ordering';

/** What is picked on the time sheet and not applied yet. */
export interface PickedTime {
  /** The day whose times are shown, as an ISO date. */
  readonly date: string;
  readonly time: RequestedTime;
}

/**
 * Where the sheet opens: at the chosen time, else at the first day with times. Its first time is
 * picked where as soon as possible cannot be had (`canBeSoon`).
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

/** What is picked once the times are others: a day that has none left gives way to the first that has. */
export function pickedAmong(
  days: readonly SlotDay[],
  picked: PickedTime,
  canBeSoon: boolean,
): PickedTime {
  const isThere = days.some(({ date }) => date.toString() === picked.date);
  return isThere ? picked : pickedAtFirst(days, null, canBeSoon);
}

/** Another day begins at its first time: a time of a day that is out of sight is never applied. */
export function firstOfDay(day: SlotDay): PickedTime {
  return { date: day.date.toString(), time: day.slots[0]?.start ?? null };
}
