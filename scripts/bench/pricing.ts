import { orderTotal } from '@claypot/domain/pricing';
import { FIRST_COLUMNS, timeFirstSearch } from './first-search.ts';
import { LARGE_ORDER, LINES, VOUCHERS, workOutDiscounts } from './large-order.ts';
import { measure, SPEED_COLUMNS, speedCells } from './load.ts';
import { table } from './report.ts';

/**
 * Measures pricing and the best deal of an order with a hundred lines: repeatedly, and the first
 * time in a page.
 */
export async function benchPricing(): Promise<void> {
  const load = { calls: 5000, atOnce: 1, warmUp: 500 };
  const speed = await measure(async () => orderTotal(LARGE_ORDER), load);
  const search = await measure(async () => workOutDiscounts(), {
    calls: 200,
    atOnce: 1,
    warmUp: 20,
  });
  const deal = `best deal: ${VOUCHERS} vouchers, points, ${LINES} lines`;
  const rows = [
    [`order of ${LINES} lines`, ...speedCells(speed)] as const,
    [deal, ...speedCells(search)] as const,
  ];
  console.log(table('Pricing, in process', SPEED_COLUMNS, rows));
  const first = await timeFirstSearch(deal);
  console.log(table('First search in a new page, CPU 4× slower', FIRST_COLUMNS, [first]));
}
