import {
  bestDeal,
  cents,
  type HeldTerms,
  linesTotal,
  type OrderToPrice,
  orderTotal,
} from '@claypot/domain/pricing';
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

const VOUCHERS = 200;

/** What a member might hold who never uses any: each takes something else off. */
const HELD: readonly HeldTerms[] = Array.from({ length: VOUCHERS }, (_, index) => ({
  id: `held-${index}`,
  terms: {
    priced:
      index % 2 === 0
        ? { calculation_type: 'fixed', amount: cents(index * 10), min_purchase: cents(0) }
        : {
            calculation_type: 'percent',
            percent: 1 + (index % 50),
            total_max_given_amount: cents(5_000),
            min_purchase: cents(0),
          },
    use: 'both',
    status: 'ACTIVE',
    startDate: '2026-11-01',
    endDate: '2026-12-31',
    branches: 'All',
    branchIds: [],
    unavailableDates: [],
  },
}));

const POINTS = {
  balance: 1_000,
  max_discount_point: 1_000,
  max_discount_amount: cents(1_000),
  spend: false,
};

function searchBestDeal() {
  const lines = linesTotal(ORDER.lines, ORDER.buyer);
  return bestDeal(lines, { ...ORDER, points: POINTS }, HELD, {
    place: 'delivery',
    branchId: 'bangsar',
    date: '2026-11-22',
    today: '2026-11-22',
    subtotal: lines.subtotal,
    frozen: false,
  });
}

/** The price of a cart of a hundred lines, and the best deal on it. */
export async function benchPricing(): Promise<void> {
  const load = { calls: 5000, atOnce: 1, warmUp: 500 };
  const speed = await measure(async () => orderTotal(ORDER), load);
  const search = await measure(async () => searchBestDeal(), { calls: 200, atOnce: 1, warmUp: 20 });
  const rows = [
    [`order of ${LINES} lines`, ...speedCells(speed)] as const,
    [`best deal: ${VOUCHERS} vouchers, points, ${LINES} lines`, ...speedCells(search)] as const,
  ];
  console.log(table('Pricing, in process', SPEED_COLUMNS, rows));
}
