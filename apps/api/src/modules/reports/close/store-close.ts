import type { Queryable } from '../../../platform/db/db.ts';
import { json, sql } from '../../../platform/db/sql.ts';
import type { BranchKey, Period } from '../sales/period.ts';
import type { DayFigures } from './day-figures.ts';

/** A note or coin, in cents, and how many of it were in the drawer. */
export interface Denomination {
  readonly value: number;
  readonly count: number;
}

/** The cash of a drawer at a close, in cents. */
export interface CountedDrawer {
  readonly id: string;
  readonly opening: number;
  readonly cash: number;
  readonly expected: number;
  /** Null if it was not counted. */
  readonly counted: number | null;
  /** Null if an amount was entered. */
  readonly denominations: readonly Denomination[] | null;
  /** Cash that stays in the drawer. */
  readonly left: number;
  readonly note: string | null;
}

/** A close to store. */
export interface NewClose {
  readonly period: Period;
  readonly businessDay: Temporal.PlainDate;
  readonly figures: DayFigures;
  readonly drawers: readonly CountedDrawer[];
  readonly staffId: string;
  readonly deviceId: string | null;
}

/** Stores a close with its drawers, and returns its number. The database numbers both. */
export async function storeClose(
  tx: Queryable,
  { period, businessDay, figures, drawers, staffId, deviceId }: NewClose,
  now: Temporal.Instant,
): Promise<number> {
  const { companyId, branchId, from, to } = period;
  const { sales, refunds } = figures;
  const stored = await tx.one<{ number: number }>(sql`
    insert into day_closes
      (company_id, branch_id, business_day, period_from, period_to, closed_at, staff_id, device_id,
       order_count, sales_amount, charge_amount, tax_amount, refund_amount, figures)
    values (${companyId}, ${branchId}, ${businessDay}, ${from}, ${to}, ${now}, ${staffId},
      ${deviceId}, ${sales.order_count}, ${sales.total}, ${sales.service_charge}, ${sales.tax},
      ${refunds.amount}, ${json(figures)})
    returning number`);
  if (stored === null) throw new Error('The close was not stored');
  for (const drawer of drawers) await storeDrawer(tx, { companyId, branchId }, stored, drawer);
  return stored.number;
}

async function storeDrawer(
  tx: Queryable,
  { companyId, branchId }: BranchKey,
  { number }: { readonly number: number },
  drawer: CountedDrawer,
): Promise<void> {
  const { denominations } = drawer;
  await tx.execute(sql`
    insert into drawer_closes
      (company_id, branch_id, drawer_id, close_number, opening_amount, cash_amount,
       expected_amount, counted_amount, denominations, left_amount, note)
    values (${companyId}, ${branchId}, ${drawer.id}, ${number}, ${drawer.opening}, ${drawer.cash},
      ${drawer.expected}, ${drawer.counted}, ${denominations === null ? null : json(denominations)},
      ${drawer.left}, ${drawer.note})`);
}
