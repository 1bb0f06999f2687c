import { expect, test } from 'vitest';
import { boardOrderFromWire } from './board-order.ts';

test('converts the amounts of an order and of its lines to cents', () => {
  const line = { id: 'l1', line_total: '12.50' };
  const order = { id: 'o1', total: '38.05', lines: [line] };
  expect(boardOrderFromWire(order as never)).toEqual({
    id: 'o1',
    total: 3805,
    lines: [{ id: 'l1', line_total: 1250 }],
  });
});
