import { anOrder } from '@claypot/testing';
import { expect, test, vi } from 'vitest';
import { fakeInstallation } from '../../testing/fakes.ts';
import type { StorageMode } from '../../testing/memory-storage.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createInstallOffer } from './install-offer.ts';

type Order = ReturnType<typeof anOrder>;

function placed(at: string, status: Order['status'] = 'PREPARING'): Order {
  return anOrder({ status, status_history: [{ status: 'MAKING PAYMENT', at }] });
}

const FIRST = placed('2026-11-20T04:00:00Z');
const SECOND = placed('2026-11-21T12:30:00+08:00');

function aDevice(mode: StorageMode = 'works') {
  const installation = fakeInstallation();
  const storage = memoryStorage({}, mode);
  installation.become('asked');
  const open = (subdomain = 'demo') => createInstallOffer({ installation, storage, subdomain });
  return { installation, offer: open(), open, storage };
}

test('offers installation from the second order on, counted by time of ordering', () => {
  const { offer, open } = aDevice();
  const listener = vi.fn(() => offer.way());
  offer.subscribe(listener);
  expect(offer.way()).toBeNull();
  for (let look = 0; look < 3; look += 1) offer.look(FIRST);
  expect(offer.way()).toBeNull();
  offer.look(SECOND);
  expect(listener).toHaveLastReturnedWith('asked');
  expect(open().way(), 'at the next visit as well').toBe('asked');
  expect(open('other').way(), 'another company').toBeNull();
});

test.each(['MAKING PAYMENT', 'CANCELLED'] as const)(
  'does not count an order with status %s',
  (status) => {
    const { offer } = aDevice();
    offer.look(FIRST);
    offer.look(placed('2026-11-21T04:30:00Z', status));
    expect(offer.way()).toBeNull();
  },
);

test.each(['accept', 'decline'] as const)('never offers again after %s', (answer) => {
  const { installation, offer, open } = aDevice();
  offer.look(FIRST);
  offer.look(SECOND);
  offer[answer]();
  expect(installation.asked).toBe(answer === 'accept' ? 1 : 0);
  expect(offer.way()).toBeNull();
  open().look(placed('2026-11-22T04:00:00Z'));
  expect(open().way()).toBeNull();
});

test('follows the installation method of the device and is withdrawn when none is left', () => {
  const { installation, offer } = aDevice();
  const listener = vi.fn(() => offer.way());
  offer.look(FIRST);
  offer.look(SECOND);
  const stop = offer.subscribe(listener);
  installation.become('byHand');
  expect(listener).toHaveLastReturnedWith('byHand');
  installation.become(null);
  expect(listener).toHaveLastReturnedWith(null);
  stop();
  installation.become('asked');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('can be declined for the visit when storage is blocked', () => {
  const { offer } = aDevice('blocked');
  offer.look(FIRST);
  offer.look(SECOND);
  expect(offer.way()).toBe('asked');
  offer.decline();
  expect(offer.way()).toBeNull();
});

test('stores neither the customer nor the order', () => {
  const { offer, storage } = aDevice();
  offer.look(FIRST);
  const kept = [...storage.entries.values()].join();
  expect(kept).toContain('2026-11-20');
  expect(kept).not.toContain(FIRST.id);
});
