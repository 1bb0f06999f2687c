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

test('nothing is offered before the second order, which is told by when it was placed', () => {
  const { offer, open } = aDevice();
  const told = vi.fn(() => offer.way());
  offer.subscribe(told);
  expect(offer.way()).toBeNull();
  for (let look = 0; look < 3; look += 1) offer.look(FIRST);
  expect(offer.way()).toBeNull();
  offer.look(SECOND);
  expect(told).toHaveLastReturnedWith('asked');
  expect(open().way(), 'at the next visit as well').toBe('asked');
  expect(open('other').way(), 'another company').toBeNull();
});

test.each(['MAKING PAYMENT', 'CANCELLED'] as const)(
  'an order that is %s does not count',
  (status) => {
    const { offer } = aDevice();
    offer.look(FIRST);
    offer.look(placed('2026-11-21T04:30:00Z', status));
    expect(offer.way()).toBeNull();
  },
);

test.each(['accept', 'decline'] as const)('%s is the last word', (answer) => {
  const { installation, offer, open } = aDevice();
  offer.look(FIRST);
  offer.look(SECOND);
  offer[answer]();
  expect(installation.asked).toBe(answer === 'accept' ? 1 : 0);
  expect(offer.way()).toBeNull();
  open().look(placed('2026-11-22T04:00:00Z'));
  expect(open().way()).toBeNull();
});

test('it is made as the device can be, and not where the app is installed', () => {
  const { installation, offer } = aDevice();
  const told = vi.fn(() => offer.way());
  offer.look(FIRST);
  offer.look(SECOND);
  const stop = offer.subscribe(told);
  installation.become('byHand');
  expect(told).toHaveLastReturnedWith('byHand');
  installation.become(null);
  expect(told).toHaveLastReturnedWith(null);
  stop();
  installation.become('asked');
  expect(told).toHaveBeenCalledTimes(2);
});

test('a device that keeps nothing can decline it for the visit', () => {
  const { offer } = aDevice('blocked');
  offer.look(FIRST);
  offer.look(SECOND);
  expect(offer.way()).toBe('asked');
  offer.decline();
  expect(offer.way()).toBeNull();
});

test('nothing on the device says who ordered or what', () => {
  const { offer, storage } = aDevice();
  offer.look(FIRST);
  const kept = [...storage.entries.values()].join();
  expect(kept).toContain('2026-11-20');
  expect(kept).not.toContain(FIRST.id);
});
