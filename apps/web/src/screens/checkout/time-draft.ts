import { ASAP, type SlotDay } from '@claypot/domain';

/** What is picked on the time sheet and not applied yet. */
export interface TimeDraft {
  /** The day whose times are shown, as an ISO date. */
  readonly date: string;
  /** The form's value. */
  readonly value: string;
}

/** Where the sheet opens: at the chosen time, else at the first day with times. */
export function draftOf(days: readonly SlotDay[], value: string): TimeDraft {
  const chosen = days.find((day) => day.slots.some((slot) => slot.value === value));
  const day = chosen ?? days[0];
  return { date: day?.date.toString() ?? '', value: chosen ? value : ASAP };
}

/** Another day begins at its first time: a time of a day that is out of sight is never applied. */
export function draftForDay(day: SlotDay): TimeDraft {
  return { date: day.date.toString(), value: day.slots[0]?.value ?? ASAP };
}
