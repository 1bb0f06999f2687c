import { expect, test } from 'vitest';
import { storedKey } from '../machines/keyed-request/record.ts';
import { storedPayment } from '../machines/payment/record.ts';
import { storedAddresses } from '../places/addresses/stored-addresses.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { isShownFromDevice } from './shown-from-device.ts';

const OWNER = '00000000-0000-4000-8000-00000000000a';
const PAYMENT = { owner: OWNER, key: 'key-1', payable: null };
const GUEST = { identity: 'guest', delivery_method: 'pickup' } as const;

function device() {
  const storage = memoryStorage();
  return { storage, subdomain: 'demo', session: GUEST };
}

test('is false on a device without records', () => {
  expect(isShownFromDevice('orderConfirmation', device())).toBe(false);
});

test.each(['checkout', 'top-up'])('is true during a payment (%s)', (thing) => {
  const mine = device();
  storedPayment(mine.storage, 'demo', thing).write(PAYMENT);
  expect(isShownFromDevice('menu', mine)).toBe(true);
  expect(isShownFromDevice('menu', { ...mine, subdomain: 'other' })).toBe(false);
});

test('is true while a booking has no response', () => {
  const mine = device();
  storedKey(mine.storage, 'demo', 'reservation').write({ owner: OWNER, key: 'key-1' });
  expect(isShownFromDevice('bookTable', mine)).toBe(true);
});

test('is true with addresses of a guest where they matter', () => {
  const mine = device();
  storedAddresses(mine.storage, 'demo').write({ owner: OWNER, addresses: [] });
  const delivery = { ...GUEST, delivery_method: 'delivery' } as const;
  const member = { identity: 'member', delivery_method: 'delivery' } as const;
  expect(isShownFromDevice('menu', mine)).toBe(false);
  expect(isShownFromDevice('addressBook', mine)).toBe(true);
  expect(isShownFromDevice('menu', { ...mine, session: delivery })).toBe(true);
  expect(isShownFromDevice('menu', { ...mine, session: member })).toBe(false);
});
