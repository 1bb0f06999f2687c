import { cents, type OrderToPrice, orderTotal } from '@claypot/domain/pricing';
import { measure, SPEED_COLUMNS, speedCells } from './load.ts';
import { table } from './report.ts';

const LINES = 100;

/** A hundred lines, each with a choice that costs extra. */
const ORDER: OrderToPrice = {
  lines: Array.from({ length: LINES }, (_, index) => ({
    price: cents(890 + index * 10),
    additional_prices: [cents(150)],
    qty: 1 + (index % 4),
    point: 5,
  })),
  buyer: 'member',
  delivery_method: 'delivery',
  payment_method: 'card',
  delivery_fee: cents(650),
  voucher: null,
  tier: null,
  points: null,
};

/** The price of a cart of a hundred lines. */
export async function benchPricing(): Promise<void> {
  const load = { calls: 5000, atOnce: 1, warmUp: 500 };
  const speed = await measure(async () => orderTotal(ORDER), load);
  const rows = [[`order of ${LINES} lines`, ...speedCells(speed)] as const];
  console.log(table('Pricing, in process', SPEED_COLUMNS, rows));
}
