import { cents } from '@claypot/sdk';
import { expect, test } from 'vitest';
import type { OrderContents } from './order-reads.ts';
import { usualOrder } from './usual-order.ts';

const NOW = Temporal.Instant.from('2026-11-21T12:00:00+08:00');

/**
 * Returns an order of the dishes, placed the given number of days ago at an hour of the branch's
 * time zone.
 */
function anOrder(id: string, dishes: string, daysAgo: number, hour: string) {
  const day = NOW.toZonedDateTimeISO('Asia/Kuala_Lumpur').subtract({ days: daysAgo });
  const created_at = day.withPlainTime(hour).toInstant();
  return {
    id,
    dishes,
    created_at,
    paid_at: created_at as Temporal.Instant | null,
    status: 'COMPLETED' as 'COMPLETED' | 'CANCELLED',
    delivery_time: null as Temporal.Instant | null,
    time_zone: 'Asia/Kuala_Lumpur',
  };
}

function contents(dishes: string): OrderContents {
  const line = (text: string, position: number) => ({
    order_id: 'order',
    position,
    package_position: null,
    dish_id: text.split('+')[0] ?? '',
    dish_name: { en: text },
    image: '',
    dish_price: cents(100),
    variation_list: text
      .split('+')
      .slice(1)
      .map((en) => ({
        option_name: { en: 'Extra' },
        variation_name: { en },
        additional_price: cents(0),
      })),
    qty: 1,
    line_total: cents(100),
    is_unavailable: false,
  });
  return { packages: [], lines: dishes.split(' ').map(line) };
}

const usual = (orders: readonly ReturnType<typeof anOrder>[], now = NOW) => {
  const dishesOf = new Map(orders.map(({ dishes, id }) => [id, dishes]));
  return usualOrder(orders, (id) => contents(dishesOf.get(id) ?? ''), now)?.id ?? null;
};

const LUNCHES = [
  anOrder('other', 'noodles', 1, '12:30'),
  anOrder('third', 'rice+egg tea', 2, '13:00'),
  anOrder('second', 'tea rice+egg', 9, '11:10'),
  anOrder('first', 'rice+egg tea', 30, '14:55'),
];

test('returns the newest of three orders with the same dishes around this hour', () => {
  expect(usual(LUNCHES)).toBe('third');
});

test('returns null for two orders, or for different dishes or choices', () => {
  expect(usual(LUNCHES.slice(0, 3))).toBeNull();
  const otherwise = LUNCHES.map((order) =>
    order.id === 'first' ? { ...order, dishes: 'rice tea' } : order,
  );
  expect(usual(otherwise)).toBeNull();
});

test('compares the time of day across midnight', () => {
  expect(usual(LUNCHES, NOW.add({ hours: 8 }))).toBeNull();
  const suppers = ['23:30', '00:30', '23:00'].map((hour, day) =>
    anOrder(`supper-${day}`, 'porridge', day + 1, hour),
  );
  expect(usual(suppers, Temporal.Instant.from('2026-11-22T00:15:00+08:00'))).toBe('supper-0');
});

test('uses the requested time of an order if it has one', () => {
  const lunchRows = LUNCHES.map((order) => ({
    ...order,
    created_at: order.created_at.subtract({ hours: 8 }),
    delivery_time: order.created_at,
  }));
  expect(usual(lunchRows)).toBe('third');
});

test('ignores unpaid and cancelled orders', () => {
  const [other, third, second, first] = LUNCHES;
  if (!(other && third && second && first)) throw new Error('There are four');
  expect(usual([other, third, second, { ...first, paid_at: null }])).toBeNull();
  expect(usual([other, third, second, { ...first, status: 'CANCELLED' }])).toBeNull();
});

test('returns the newest when two groups are equally frequent', () => {
  const noodles = [3, 4, 5].map((day) => anOrder(`noodles-${day}`, 'noodles', day, '12:00'));
  const rice = [1, 6, 7].map((day) => anOrder(`rice-${day}`, 'rice', day, '12:00'));
  const newestFirst = [...noodles, ...rice].toSorted((one, other) =>
    Temporal.Instant.compare(other.created_at, one.created_at),
  );
  expect(usual(newestFirst)).toBe('rice-1');
});
