import type { BoardLine, BoardOrder } from '@claypot/sdk/counter';
import { aBoard, aBoardOrder } from '@claypot/testing/counter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kitchenSums } from './kitchen-sums.ts';
import { recallableOrders, statusScreen } from './status-screen.ts';

const NOON = Temporal.Instant.from('2026-11-27T12:00:00+08:00').epochMilliseconds;
const [rice] = aBoardOrder().lines;

/** Returns an order of one line of rice. */
function order(id: string, qty: number, choices: BoardLine['choices'] = []): BoardOrder {
  const lines = rice === undefined ? [] : [{ ...rice, id: `${id}_0`, qty, choices }];
  return aBoardOrder({ id, number: `CP-261127-${id}`, lines });
}

const size = { option_name: 'Size', variation_name: 'Large' };
const spice = { option_name: 'Spice', variation_name: 'Hot' };

describe('kitchenSums', () => {
  test('sums equal dishes of several orders and counts a package as its dishes', () => {
    const sums = kitchenSums(aBoard().orders, []);
    expect(sums.map(({ name, qty, orders }) => [qty, name, orders])).toEqual([
      [4, 'Signature Claypot Chicken Rice', ['0043', '0042']],
      [1, 'Kampung Chicken Soup', ['0042']],
    ]);
  });

  test('separates other choices and ignores their order', () => {
    const orders = [
      order('1', 1, [size, spice]),
      order('2', 2, [spice, size]),
      order('3', 4, [size]),
      order('4', 8),
    ];
    expect(kitchenSums(orders, []).map(({ qty }) => qty)).toEqual([8, 4, 3]);
  });

  test('leaves out crossed-off lines', () => {
    expect(kitchenSums([order('1', 1), order('2', 2)], ['2_0'])).toMatchObject([
      { qty: 1, orders: ['1'] },
    ]);
  });

  test('leaves out unavailable lines', () => {
    const order = aBoardOrder();
    const lines = order.lines.map((line) => ({ ...line, is_unavailable: true }));
    expect(kitchenSums([{ ...order, lines }], [])).toEqual([]);
  });

  test('adds up to the pieces of all lines, in any order of the orders', () => {
    const orders = fc.uniqueArray(
      fc
        .record({
          id: fc.nat(50),
          qty: fc.integer({ min: 1, max: 9 }),
          choices: fc.subarray([size, spice]),
        })
        .map(({ id, qty, choices }) => order(String(id), qty, choices)),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(orders, (given) => {
        const total = kitchenSums(given, []).reduce((sum, { qty }) => sum + qty, 0);
        expect(total).toBe(given.reduce((sum, { lines }) => sum + (lines[0]?.qty ?? 0), 0));
        const keys = (some: BoardOrder[]) =>
          kitchenSums(some, []).map(({ key, qty }) => [key, qty]);
        expect(keys(given.toReversed())).toEqual(keys(given));
      }),
    );
  });
});

describe('statusScreen', () => {
  test('shows pickup orders: preparing by due time, ready newest first', () => {
    const pickup = { method: 'pickup', delivery: null } as const;
    const ready = (id: string, status_changed_at: string) =>
      aBoardOrder({ ...pickup, number: id, status: 'READY', status_changed_at });
    const orders = [
      aBoardOrder({ ...pickup, number: '1', status: 'PREPARING' }),
      aBoardOrder({ ...pickup, number: '2', status: 'PREPARING' }),
      aBoardOrder({ ...pickup, number: '3' }),
      aBoardOrder({ number: '4', status: 'READY' }),
      ready('5', '2026-11-27T11:00:00+08:00'),
      ready('6', '2026-11-27T11:30:00+08:00'),
    ];
    expect(statusScreen(orders, NOON)).toEqual({ preparing: ['1', '2'], ready: ['6', '5'] });
  });
});

test('recallableOrders returns the ten orders that became ready last', () => {
  const orders = Array.from({ length: 12 }, (_, minute) =>
    aBoardOrder({
      id: String(minute),
      status: minute === 11 ? 'PREPARING' : 'READY',
      status_changed_at: `2026-11-27T11:${String(minute).padStart(2, '0')}:00+08:00`,
    }),
  );
  const ids = recallableOrders(orders).map(({ id }) => id);
  expect(ids).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1']);
});
