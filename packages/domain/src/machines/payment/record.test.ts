import { expect, it } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { storedPayment } from './record.ts';

const KEY = 'claypot:demo:checkout';
const order = { id: 'order-1', payment_url: '/sandbox/pay/1' };

/** Reads the record from the given stored text. */
function found(text: string) {
  const storage = memoryStorage();
  storage.set(KEY, text);
  return storedPayment(storage, 'demo', 'checkout').read();
}

it('reads the order record of version 1', () => {
  const value = { owner: 'guest', key: 'key', order };
  expect(found(JSON.stringify({ version: 1, value }))).toEqual({
    owner: 'guest',
    key: 'key',
    payable: order,
  });
});

it.each([
  { version: 1, value: { key: 7 } },
  { version: 2, value: { owner: 'guest', key: 'key', order } },
  { version: 9, value: { owner: 'guest', key: 'key', payable: null } },
])('ignores %j', (stored) => {
  expect(found(JSON.stringify(stored))).toBeNull();
});
