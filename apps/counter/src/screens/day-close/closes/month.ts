/**
 * Returns the first and last day of a month, as dates of the contract.
 *
 * @param first first day of the month
 */
export function daysOfMonth(first: Temporal.PlainDate): { from: string; until: string } {
  return {
    from: first.toString(),
    until: first.add({ months: 1 }).subtract({ days: 1 }).toString(),
  };
}
