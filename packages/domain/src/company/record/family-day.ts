import type { Company } from '@claypot/sdk';

/** The monthly members' day, relative to a given time. */
export interface FamilyDayView {
  readonly name: string;
  /** Discount on the bill at the counter, in percent. */
  readonly percent: number;
  readonly terms: string;
  readonly isToday: boolean;
  /** Next occurrence, or today. */
  readonly date: Temporal.PlainDate;
}

/**
 * Returns the company's family day; null if it has none.
 * @param now current time in the company's zone, as the day begins and ends at its midnight
 */
export function familyDay(
  { family_day }: Pick<Company, 'family_day'>,
  now: Temporal.ZonedDateTime,
): FamilyDayView | null {
  if (family_day === null) return null;
  const { day, name, percent, terms } = family_day;
  const today = now.toPlainDate();
  const ofThisMonth = today.with({ day });
  const isOver = Temporal.PlainDate.compare(ofThisMonth, today) < 0;
  return {
    name,
    percent,
    terms,
    isToday: today.day === day,
    date: isOver ? ofThisMonth.add({ months: 1 }) : ofThisMonth,
  };
}
