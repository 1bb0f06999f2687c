/** A kind of holiday that a state has this year and would not have in a coming one. */
export interface MissingHoliday {
  readonly stateId: string;
  readonly year: number;
  readonly kind: string;
}

interface Table {
  readonly stateIds: readonly string[];
  /** Names of a state's holidays in a year. */
  readonly kindsOf: (stateId: string, year: number) => Promise<ReadonlySet<string>>;
  /** The last year that the table claims to reach. */
  readonly lastYear: number;
}

/**
 * Compares next year with this year, state by state, and also the year after if the table claims to
 * reach it. A table that lists days by the year would otherwise end without a sign.
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
