import type { OpeningPeriod } from './opening-hours.ts';

/**
 * Why a period of a day is not possible. `equal`: it ends when it begins, and is not 24 hours from
 * midnight. `overlap`: it does not begin after the end of the one before.
 */
export type PeriodProblem = 'equal' | 'overlap';

const MIDNIGHT = '00:00';

/**
 * Returns the first problem of a day's periods, in their order, with its index; null if there is
 * none. Only the last period may end on the next day. The importer of menus has the same rule.
 */
export function periodsProblem(
  periods: readonly OpeningPeriod[],
): { readonly index: number; readonly problem: PeriodProblem } | null {
  for (const [index, { open, close }] of periods.entries()) {
    const before = periods[index - 1];
    if (open === close && (open !== MIDNIGHT || periods.length > 1)) {
      return { index, problem: 'equal' };
    }
    const isAfter = before === undefined || (before.open < before.close && before.close < open);
    if (!isAfter) return { index, problem: 'overlap' };
  }
  return null;
}
