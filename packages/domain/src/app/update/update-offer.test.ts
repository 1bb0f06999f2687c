import { expect, test, vi } from 'vitest';
import { createListeners } from '../../events/listeners.ts';
import { ROUTES } from '../../routes/table.ts';
import { fakePorts, fakeUpdate } from '../../testing/fakes.ts';
import { isRead } from './reading-screens.ts';
import { createUpdateOffer } from './update-offer.ts';

function aPage(path = '/home') {
  const { connection } = fakePorts();
  const update = fakeUpdate();
  const payment = { ...createListeners(), isUnderWay: () => state.isPaying };
  const state = { isPaying: false };
  const offer = createUpdateOffer({ connection, update, underWay: [payment] });
  offer.at(path);
  return {
    connection,
    offer,
    update,
    pay: (isPaying: boolean) => {
      state.isPaying = isPaying;
      payment.notify();
    },
  };
}

test('notifies a listener until it unsubscribes', () => {
  const { offer } = aPage();
  const listener = vi.fn();
  const stop = offer.subscribe(listener);
  offer.at('/menu');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  offer.at('/me');
  expect(listener).toHaveBeenCalledOnce();
});

test('updates in place when the customer asks, and on navigation otherwise', () => {
  const { offer, update } = aPage();
  offer.take();
  expect(offer.follow('/menu?x=1')).toBe(true);
  expect(update.taken).toEqual([null, '/menu?x=1']);
});

test('waits for actions in progress and for a connection', () => {
  const { connection, offer, pay, update } = aPage();
  const listener = vi.fn(() => offer.isMade());
  offer.subscribe(listener);
  pay(true);
  expect(offer.isMade()).toBe(false);
  offer.take();
  expect(offer.follow('/me')).toBe(false);
  pay(false);
  expect(listener).toHaveLastReturnedWith(true);
  connection.become(false);
  expect(listener).toHaveLastReturnedWith(false);
  connection.become(true);
  expect(listener).toHaveLastReturnedWith(true);
  expect(update.taken).toEqual([]);
});

test.each([
  '/orderConfirmation',
  '/topUp',
  '/bookTableInfo/1',
  '/menuDetail/dish/1',
  '/profile',
  '/editAddress/1',
  '/login',
  '/signUp',
  '/qrCode',
  '/voucherDetail/claimed/1',
])('does not offer on %s, where data is entered or shown to staff', (path) => {
  const { offer } = aPage(path);
  expect(offer.isMade()).toBe(false);
  expect(offer.follow('/home')).toBe(false);
  offer.at('/orderDetail/7');
  expect(offer.isMade()).toBe(true);
});

test('isRead accepts route patterns, queries and unknown paths', () => {
  const read = Object.values(ROUTES)
    .map(({ path }) => path)
    .filter(isRead);
  expect(read).toContain('/orderDetail/:id');
  expect(read).not.toContain('/menu');
  expect(isRead('/nowhere')).toBe(true);
  expect(isRead('/transactionHistory?from=2026-11-01')).toBe(true);
});
