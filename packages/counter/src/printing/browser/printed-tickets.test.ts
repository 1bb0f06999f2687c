import { memoryStorage } from '@claypot/domain/testing';
import { expect, test } from 'vitest';
import { createPrintedTickets } from './printed-tickets.ts';

test('the second print of the same ticket is a duplicate, also on the next page', () => {
  const storage = memoryStorage();
  const ticket = { order_id: 'order-1', kind: 'kitchen' } as const;
  expect(createPrintedTickets(storage, 'demo').add(ticket)).toBe(false);
  expect(createPrintedTickets(storage, 'demo').add(ticket)).toBe(true);
});

test('a receipt is no duplicate of the kitchen ticket', () => {
  const printed = createPrintedTickets(memoryStorage(), 'demo');
  printed.add({ order_id: 'order-1', kind: 'kitchen' });
  expect(printed.add({ order_id: 'order-1', kind: 'receipt' })).toBe(false);
});
