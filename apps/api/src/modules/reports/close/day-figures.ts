import type { Queryable } from '../../../platform/db/db.ts';
import type { DrawerMoveFigures } from '../sales/drawer-move-figures.ts';
import { type PersonFigures, readPeople } from '../sales/people-figures.ts';
import type { Period } from '../sales/period.ts';
import type { RefundFigures } from '../sales/refund-figures.ts';
import { readSales, type SalesFigures } from '../sales/sales-figures.ts';
import { readFacts } from '../sales/sources.ts';
import type { TopUpFigures } from '../sales/top-up-figures.ts';

/** Figures of a close, in cents. Stored as JSON with the close. */
export interface DayFigures {
  readonly sales: SalesFigures;
  readonly refunds: RefundFigures;
  readonly top_ups: TopUpFigures;
  readonly drawer_moves: DrawerMoveFigures;
  /** Sales less refunds. */
  readonly net: number;
  readonly people: readonly PersonFigures[];
  /** Sales after the close of the day before, on that business day; null without any. */
  readonly late: LateSales | null;
}

interface LateSales {
  /** ISO date. */
  readonly business_day: string;
  readonly order_count: number;
  readonly amount: number;
}

/** A business day that was closed before it ended. */
export interface EarlyClose {
  readonly businessDay: Temporal.PlainDate;
  readonly dayEnd: Temporal.Instant;
}

/**
 * Returns the figures of a period.
 * @param early the close before, if its day went on after it.
 */
export async function readDayFigures(
  db: Queryable,
  period: Period,
  early: EarlyClose | null,
): Promise<DayFigures> {
  const facts = await readFacts(db, period);
  return {
    ...facts,
    net: facts.sales.total - facts.refunds.amount,
    people: await readPeople(db, period),
    late: early === null ? null : await readLateSales(db, period, early),
  };
}

async function readLateSales(
  db: Queryable,
  period: Period,
  { businessDay, dayEnd }: EarlyClose,
): Promise<LateSales | null> {
  const { order_count, total } = await readSales(db, { ...period, to: dayEnd });
  if (order_count === 0) return null;
  return { business_day: businessDay.toString(), order_count, amount: total };
}
