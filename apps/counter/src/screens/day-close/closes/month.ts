/** Returns the first and last day of a month, as dates of the contract. */
export function daysOfMonth(month: Temporal.PlainYearMonth): { from: string; until: string } {
  const first = month.toPlainDate({ day: 1 });
  return { from: first.toString(), until: first.add({ months: 1, days: -1 }).toString() };
}
