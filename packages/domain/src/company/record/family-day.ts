import type { Company } from '@claypot/sdk';

/** The members' day of the month, as it is to be told at a moment. */
export interface FamilyDayView {
  readonly name: string;
  /** What it takes off the bill at the counter. */
  readonly percent: number;
  readonly terms: string;
  readonly isToday: boolean;
  /** The next of these days, or today. */
  readonly date: Temporal.PlainDate;
}

/**
 * The company's family day; null where there is none.
 * @param now the present in the company's zone: the day begins and ends at its midnight
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
