/** A company's monthly members' day. */
export interface FamilyDayRule {
  /** Day of the month, 1 to 28, so that every month has it. */
  readonly day: number;
  /** Discount on the food, 0 to 100, at most two decimals. */
  readonly percent: number;
}

/** The Family Day discount of a bill. */
export type PricedFamilyDay = Pick<FamilyDayRule, 'percent'>;

/** Returns true if the date is the company's Family Day. */
export function isFamilyDay(
  { day }: Pick<FamilyDayRule, 'day'>,
  date: Temporal.PlainDate,
): boolean {
  return date.day === day;
}

/**
 * Returns the discount for a bill that is paid at the given time; null on other days or without a
 * Family Day. The calendar date counts, not the business day and not the time of the order.
 * @param paidAt in the company's zone
 */
export function familyDayAt(
  rule: FamilyDayRule | null,
  paidAt: Temporal.ZonedDateTime,
): PricedFamilyDay | null {
  if (rule === null || !isFamilyDay(rule, paidAt.toPlainDate())) return null;
  return { percent: rule.percent };
}
