import { ASAP, type SlotDay } from '@claypot/domain';

/** What is picked on the time sheet and not applied yet. */
export interface PickedTime {
  /** The day whose times are shown, as an ISO date. */
  readonly date: string;
  /** The form's value. */
  readonly value: string;
}

/**
 * Where the sheet opens: at the chosen time, else at the first day with times. Its first time is
 * picked where as soon as possible cannot be had (`soonest`).
 */
export function pickedAtFirst(
  days: readonly SlotDay[],
  value: string,
  soonest: boolean,
): PickedTime {
  const chosen = days.find((day) => day.slots.some((slot) => slot.value === value));
  if (chosen) return { date: chosen.date.toString(), value };
  const [first] = days;
  if (first && !soonest) return firstOfDay(first);
  return { date: first?.date.toString() ?? '', value: ASAP };
}

/** Another day begins at its first time: a time of a day that is out of sight is never applied. */
export function firstOfDay(day: SlotDay): PickedTime {
  return { date: day.date.toString(), value: day.slots[0]?.value ?? ASAP };
}
