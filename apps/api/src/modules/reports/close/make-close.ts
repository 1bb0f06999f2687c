import type { BusinessDayRule } from '@claypot/domain/time';
import type { Transaction } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { fillPastSalesOf } from '../sales/fill-past-sales.ts';
import type { BranchKey } from '../sales/period.ts';
import { earlyClose } from './business-days.ts';
import { readDayFigures } from './day-figures.ts';
import { findOpenDrawers, type OpenDrawer, storeOnlyDrawer } from './drawers.ts';
import { findCloseOfDay, findLastClose } from './last-close.ts';
import { findOpenDays, type LastClose, type OpenDay } from './open-days.ts';
import { type CountedDrawer, storeClose } from './store-close.ts';

/** Person and time of a close. */
export interface Closing {
  readonly rule: BusinessDayRule;
  readonly staffId: string;
  readonly deviceId: string | null;
  readonly now: Temporal.Instant;
}

/** The day to close next, with its drawers. */
export interface NextDay {
  readonly last: LastClose | null;
  readonly day: OpenDay;
  readonly drawers: readonly OpenDrawer[];
}

/** Reads the open days of a branch, oldest first, and fills what earlier versions did not store. */
export async function readOpenDays(
  tx: Transaction,
  branch: BranchKey,
  { rule, now }: Pick<Closing, 'rule' | 'now'>,
): Promise<{ readonly last: LastClose | null; readonly days: readonly OpenDay[] }> {
  const last = await findLastClose(tx, branch);
  if (last === null) await fillPastSalesOf(tx, branch.companyId, branch.branchId);
  return { last, days: await findOpenDays(tx, branch, last, { rule, now }) };
}

/**
 * Closes the oldest open day of a branch. The caller has locked the days.
 * @param count returns the cash of the drawers, or throws.
 * @returns the number of the close.
 * @throws ApiError `DAY_CLOSED` if the day is closed, `DAY_CHANGED` if it is not the oldest one.
 */
export async function makeClose(
  tx: Transaction,
  branch: BranchKey,
  wanted: Temporal.PlainDate,
  closing: Closing,
  count: (next: NextDay) => readonly CountedDrawer[],
): Promise<number> {
  const { last, days } = await readOpenDays(tx, branch, closing);
  const [day] = days;
  if (day === undefined || !day.day.equals(wanted)) throw await dayError(tx, branch, wanted);
  await storeOnlyDrawer(tx, branch, closing.now);
  const { rule, now, ...by } = closing;
  const to = day.isOver ? day.to : now;
  const from = last?.to ?? null;
  // A close in the very instant in which the day begins.
  if (from !== null && Temporal.Instant.compare(from, to) >= 0) throw new ApiError('DAY_CHANGED');
  const period = { ...branch, from, to };
  const drawers = count({ last, day, drawers: await findOpenDrawers(tx, period) });
  const figures = await readDayFigures(tx, period, earlyClose(rule, last));
  return storeClose(tx, { period, businessDay: day.day, figures, drawers, ...by }, now);
}

async function dayError(
  tx: Transaction,
  branch: BranchKey,
  wanted: Temporal.PlainDate,
): Promise<ApiError> {
  const number = await findCloseOfDay(tx, branch, wanted);
  return number === null
    ? new ApiError('DAY_CHANGED')
    : new ApiError('DAY_CLOSED', { data: { number } });
}

/** Returns a drawer that is not counted: the next close begins with its expected cash. */
export function uncounted(drawer: OpenDrawer): CountedDrawer {
  const { id, opening, cash, expected } = drawer;
  const nothing = { counted: null, denominations: null, note: null };
  return { id, opening, cash, expected, left: expected, ...nothing };
}
