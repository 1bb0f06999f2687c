/** A kind of holiday that a state has this year but not in a coming year. */
export interface MissingHoliday {
  readonly stateId: string;
  readonly year: number;
  readonly kind: string;
}

interface Table {
  readonly stateIds: readonly string[];
  /** Returns the names of a state's holidays in a year. */
  readonly kindsOf: (stateId: string, year: number) => Promise<ReadonlySet<string>>;
  /** Last year that the table claims to cover. */
  readonly lastYear: number;
}

/**
 * Compares each state's next year with this year, and the year after if the table claims to cover
 * it. Without this check, a table of dates by year would end unnoticed.
 */
export async function missingHolidays(
  { kindsOf, lastYear, stateIds }: Table,
  thisYear: number,
): Promise<MissingHoliday[]> {
  const coming = [thisYear + 1, thisYear + 2].filter(
    (year) => year === thisYear + 1 || year <= lastYear,
  );
  const missing: MissingHoliday[] = [];
  for (const stateId of stateIds) {
    const kinds = [...(await kindsOf(stateId, thisYear))].sort();
    for (const year of coming) {
      const then = await kindsOf(stateId, year);
      for (const kind of kinds) if (!then.has(kind)) missing.push({ stateId, year, kind });
    }
  }
  return missing;
}
