import { cents } from '@claypot/sdk';
import type { SalesReport } from '@claypot/sdk/counter';
import { aSalesReport } from '@claypot/testing/counter';

const DISHES = [
  'Claypot chicken rice',
  'Kam Heong lala',
  'Salted egg crab',
  'Marmite pork ribs',
  'Stir-fried kangkung belacan',
  'Steamed tilapia in superior soy sauce with ginger and spring onion',
];

/** Orders that rise and fall with the day, the same in each run. */
const wave = (index: number) => Math.round(30 + 22 * Math.sin(index / 1.7) + (index % 5) * 3);

/** Returns a report of a number of days up to 28 November 2026, with branches and dishes. */
export function aLongReport(days: number, branches = 3): SalesReport {
  const last = Temporal.PlainDate.from('2026-11-28');
  const first = last.subtract({ days: days - 1 });
  const by_day = Array.from({ length: days }, (_, index) => ({
    day: first.add({ days: index }).toString(),
    order_count: wave(index),
    sales: cents(wave(index) * 3450),
    refunds: cents(index % 6 === 0 ? 2500 : 0),
  }));
  const orders = by_day.reduce((sum, { order_count }) => sum + order_count, 0);
  const sales = by_day.reduce((sum, day) => sum + day.sales, 0);
  const refunds = by_day.reduce((sum, day) => sum + day.refunds, 0);
  const figures = {
    order_count: orders,
    gross: cents(Math.round(sales * 1.08)),
    discounts: cents(Math.round(sales * 0.03)),
    vouchers: cents(Math.round(sales * 1.08) - Math.round(sales * 0.03) + 12_000 - sales),
    service_charge: cents(0),
    delivery_fees: cents(12_000),
    rounding: cents(0),
    sales: cents(sales),
    tax: cents(Math.round((sales * 6) / 106)),
    refund_count: 3,
    refunds: cents(refunds),
    net: cents(sales - refunds),
    average: cents(Math.round(sales / Math.max(1, orders))),
  };
  const names = ['CCH Bangsar', 'CCH Bukit Bintang, Kuala Lumpur', 'CCH Klang, Taman Sri Andalas'];
  return aSalesReport({
    today: last.toString(),
    first_day: first.toString(),
    last_day: last.toString(),
    previous_first_day: first.subtract({ days }).toString(),
    previous_last_day: first.subtract({ days: 1 }).toString(),
    figures,
    previous: {
      ...figures,
      order_count: Math.round(orders * 0.9),
      gross: cents(Math.round(sales)),
      sales: cents(Math.round(sales * 0.93)),
      net: cents(Math.round(sales * 0.93) - refunds - 4000),
      refunds: cents(refunds + 4000),
    },
    by_day,
    branches: Array.from({ length: branches }, (_, index) => ({
      id: `bra_${index}`,
      branch_name: names[index] ?? `CCH ${index}`,
      order_count: Math.round(orders / (index + 2)),
      sales: cents(Math.round(sales / (index + 2))),
      refunds: cents(0),
    })),
    by_hour: [11, 12, 13, 14, 17, 18, 19, 20, 21, 22, 23, 0].map((hour, index) => ({
      hour,
      order_count: wave(index),
      amount: cents(wave(index) * 3450),
    })),
    items: DISHES.map((name, index) => ({
      kind: 'dish' as const,
      id: `dish-${index}`,
      name,
      qty: 400 - index * 60,
      amount: cents(1_200_000 - index * 190_000),
    })),
    other_items: { count: 14, qty: 210, amount: cents(480_000) },
  });
}

/** Returns a report of one day on which nothing was sold. */
export function anEmptyReport(): SalesReport {
  const none = cents(0);
  const figures = {
    ...aSalesReport().figures,
    order_count: 0,
    gross: none,
    discounts: none,
    vouchers: none,
    delivery_fees: none,
    sales: none,
    tax: none,
    refund_count: 0,
    refunds: none,
    net: none,
    average: none,
  };
  return aSalesReport({
    first_day: '2026-11-27',
    last_day: '2026-11-27',
    figures,
    previous: figures,
    branches: [],
    by_day: [{ day: '2026-11-27', order_count: 0, sales: none, refunds: none }],
    by_hour: [],
    by_method: [],
    by_payment: [],
    items: [],
    other_items: { count: 0, qty: 0, amount: none },
  });
}
